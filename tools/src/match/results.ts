import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kept, rowOf } from './score.ts';

const DOCS: string = fileURLToPath(new URL('../../../docs/', import.meta.url));
/** The folder of matches, one folder a title, one file a match. */
export const MATCHES: string = join(DOCS, 'matches');
const DOCUMENT = join(DOCS, 'opponents.md');
/** The rows of the table in the document: one after another. */
const ROWS = /(\|[^\n|]*\|[^\n|]* v\. [^\n]*\n)+/;

/** Every match that was kept. */
export function keptMatches(): readonly Kept[] {
  const files = readdirSync(MATCHES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  return files.toSorted().map((path) => JSON.parse(readFileSync(join(MATCHES, path), 'utf8')));
}

/** The rows that the document has, and those that it should have. */
export function toldRows(): { readonly told: string; readonly wanted: string } {
  const told = ROWS.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '';
  return {
    told,
    wanted: keptMatches()
      .map((kept) => `${rowOf(kept)}\n`)
      .join(''),
  };
}

/** Brings the table of the document up to date. */
export function tellMatches(): void {
  const { wanted } = toldRows();
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(ROWS, () => wanted),
  );
}
