/** The results of the mutants, in figures and in words. */
import { AREAS, type Bar, type Mutant } from './draw.ts';
import { textOf } from './sources.ts';

export type Verdict = 'killed' | 'timeout' | 'alive' | 'unreached' | 'equivalent' | 'gone';

export interface Tried {
  readonly mutant: Mutant;
  /** Absent if the run was interrupted. */
  readonly verdict?: Verdict | undefined;
  /** The test that noticed it, or that did not end. */
  readonly by?: string | undefined;
  readonly seconds?: number | undefined;
}

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

/** Mutants of one area or bar. */
type Own = readonly Tried[];

const countedOf = (own: Own): number => own.filter((each) => isKilled(each) || isAlive(each)).length;

function row(name: string, own: Own, bar?: Bar): string {
  const [killed, counted] = [own.filter(isKilled).length, countedOf(own)];
  const share = counted === 0 ? '–' : `${((100 * killed) / counted).toFixed(1)} %`;
  const figures = [killed, is('timeout'), counted - killed, is('unreached'), is('equivalent'), is('gone')].map(
    (each) => (typeof each === 'number' ? each : own.filter(each).length),
  );
  return `| ${[name, own.length, ...figures, share, bar === undefined ? '' : `${bar.percent} %`].join(' | ')} |`;
}

const BARS: readonly Bar[] = [...new Set(AREAS.flatMap(({ bar }) => bar ?? []))];

const under = (bar: Bar, tried: Own): Own =>
  tried.filter(({ mutant }) => AREAS.some((area) => area.name === mutant.area && area.bar?.name === bar.name));

/** Whether every area with a bar reaches it. */
export const isEnough = (tried: Own): boolean =>
  BARS.every((bar) => {
    const own = under(bar, tried);
    const counted = countedOf(own);
    return counted < bar.from || own.filter(isKilled).length * 100 >= bar.percent * counted;
  });

/** The same mutant drawn by two seeds is counted once. */
export function pooled(runs: readonly Own[]): Own {
  const found = new Map<string, Tried>();
  for (const each of runs.flat()) {
    const { file, start, from, to } = each.mutant;
    found.set(JSON.stringify([file, start, from, to]), each);
  }
  return [...found.values()];
}

export function reportOn(tried: Own): string {
  const areas = AREAS.map(({ name, bar }) => ({ name, bar, own: tried.filter(({ mutant }) => mutant.area === name) }));
  const shared = BARS.filter(({ name }) => areas.filter(({ bar }) => bar?.name === name).length > 1);
  return [
    '| area | mutants | killed | of them by time | alive | of them unreached | equivalent | gone | killed of all but equivalent | bar |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...areas
      .filter(({ own }) => own.length > 0)
      .map(({ name, own, bar }) => row(name, own, bar && shared.includes(bar) ? undefined : bar)),
    ...shared.map((bar) => row(`together: ${bar.name}`, under(bar, tried), bar)),
    row('all', tried),
    '',
    ...tried.filter(isAlive).map(lineFor),
  ].join('\n');
}
