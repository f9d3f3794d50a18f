import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Balance, balanceRows } from './balance.ts';
import { calibrationRow, type KeptCalibration } from './calibration.ts';
import { type Kept, rowOf } from './score.ts';

const DOCS: string = fileURLToPath(new URL('../../../docs/', import.meta.url));
/** The folder of matches: one folder per title, one file per match. */
export const MATCHES: string = join(DOCS, 'matches');
const DOCUMENT = join(DOCS, 'measured/opponents.md');
/** How the names of balance files begin. */
export const BALANCE = 'balance-';
/** The same for calibrations. */
export const CALIBRATION = 'calibration-';
/** The rows of the tables in the document, one after another. */
const ROWS = /(\|[^\n|]*\|[^\n|]* v\. [^\n]*\n)+/;
const BALANCE_ROWS = /(\|[^\n|]*\|[^\n|]*\| \d+ VP \|[^\n]*\n)+/;
const CALIBRATION_ROWS = /(\|[^\n|]*\|[^\n|]*\| \d+ games \|[^\n]*\n)+/;

/** Every match on record. */
export function keptMatches(): readonly Kept[] {
  return keptIn((name) => !name.startsWith(BALANCE) && !name.startsWith(CALIBRATION));
}

/** Every balance on record. */
export function keptBalances(): readonly Balance[] {
  return keptIn((name) => name.startsWith(BALANCE));
}

/** Every calibration on record. */
export function keptCalibrations(): readonly KeptCalibration[] {
  return keptIn((name) => name.startsWith(CALIBRATION));
}

function keptIn<Kept>(isMeant: (name: string) => boolean): readonly Kept[] {
  const files = readdirSync(MATCHES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const meant = files.filter((path) => isMeant(basename(path)));
  return meant.toSorted().map((path) => JSON.parse(readFileSync(join(MATCHES, path), 'utf8')));
}

/** The rows that a table of the document has, and those it should have. */
interface Rows {
  readonly shown: string;
  readonly wanted: string;
}

const rowsOf = (rows: RegExp, wanted: readonly string[]): Rows => ({
  shown: rows.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '',
  wanted: wanted.map((row) => `${row}\n`).join(''),
});

export const shownRows = (): Rows => rowsOf(ROWS, keptMatches().map(rowOf));
export const shownBalances = (): Rows => rowsOf(BALANCE_ROWS, keptBalances().flatMap(balanceRows));

export const shownCalibrations = (): Rows => rowsOf(CALIBRATION_ROWS, keptCalibrations().map(calibrationRow));

function write(rows: RegExp, { wanted }: Rows): void {
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(rows, () => wanted),
  );
}

/** Brings the table of matches in the document up to date. */
export const writeMatches = (): void => write(ROWS, shownRows());
/** The same for the table of balances. */
export const writeBalances = (): void => write(BALANCE_ROWS, shownBalances());
/** The same for the table of calibrations. */
export const writeCalibrations = (): void => write(CALIBRATION_ROWS, shownCalibrations());
