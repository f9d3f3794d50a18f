/** The results of the mutants, in figures and in words. */
import { AREAS, type Mutant } from './draw.ts';
import { textOf } from './sources.ts';

export type Verdict = 'killed' | 'timeout' | 'alive' | 'unreached' | 'equivalent' | 'gone';

export interface Tried {
  readonly mutant: Mutant;
  /** None if the run was interrupted. */
  readonly verdict?: Verdict | undefined;
  /** The test that noticed it, or that did not end. */
  readonly by?: string | undefined;
  readonly seconds?: number | undefined;
}

/** The most survivors that an area may have. */
const ALIVE_AT_MOST = 2;
/** The percentage that must be killed overall. */
const KILLED_AT_LEAST = 95;

const is =
  (...verdicts: readonly Verdict[]) =>
  (tried: Tried): boolean =>
    tried.verdict !== undefined && verdicts.includes(tried.verdict);
const isKilled = is('killed', 'timeout');
const isAlive = is('alive', 'unreached');

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** One mutant in a line. */
export function lineFor({ mutant, verdict, by, seconds }: Tried): string {
  const { file, start, kind, from, to } = mutant;
  const place = `${file}:${lineOf(textOf(file), start)}`;
  const exchange = `${from.replaceAll(/\s+/g, ' ')} → ${to.replaceAll(/\s+/g, ' ')}`;
  const noticed = by === undefined ? '' : `  [${by}]`;
  return `${(verdict ?? 'not yet').padEnd(10)} ${String(seconds ?? 0).padStart(4)} s  ${place} ${mutant.function}: ${kind}: ${exchange}${noticed}`;
}

function row(name: string, tried: readonly Tried[]): string {
  const killed = tried.filter(isKilled).length;
  const alive = tried.filter(isAlive).length;
  const share = killed + alive === 0 ? '–' : `${((100 * killed) / (killed + alive)).toFixed(1)} %`;
  const figures = [killed, tried.filter(is('timeout')).length, alive, tried.filter(is('unreached')).length].map(String);
  const rest = [tried.filter(is('equivalent')).length, tried.filter(is('gone')).length].map(String);
  return `| ${[name, tried.length, ...figures, ...rest, share].join(' | ')} |`;
}

/** Whether enough were killed. */
export function isEnough(tried: readonly Tried[]): boolean {
  const killed = tried.filter(isKilled).length;
  const alive = tried.filter(isAlive);
  const most = AREAS.every(({ name }) => alive.filter(({ mutant }) => mutant.area === name).length <= ALIVE_AT_MOST);
  return most && killed * 100 >= KILLED_AT_LEAST * (killed + alive.length);
}

export function reportOn(tried: readonly Tried[]): string {
  const areas = AREAS.map(({ name }) => ({ name, own: tried.filter(({ mutant }) => mutant.area === name) }));
  return [
    '| area | mutants | killed | of them by time | alive | of them unreached | equivalent | gone | killed of all but equivalent |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...areas.filter(({ own }) => own.length > 0).map(({ name, own }) => row(name, own)),
    row('all', tried),
    '',
    ...tried.filter(isAlive).map(lineFor),
  ].join('\n');
}
