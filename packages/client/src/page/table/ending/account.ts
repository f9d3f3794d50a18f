import type { Lost, Reckoned, Rolled } from '@carillon/board';

/** An entry of the log with its figures; `number` is its place in the journal (-1: the set-up). */
export interface Figured extends Reckoned {
  readonly number: number;
}

/** The score at the end of a part of the game. */
export interface ScorePoint {
  /** The part's name; empty for the set-up. */
  readonly part: string;
  readonly year: number | undefined;
  readonly score: number;
  /** The last journal entry of the part. */
  readonly number: number;
}

/** A series of events that changed the course of the game. */
export interface TurningPoint {
  /** The index in the log of the entry to quote. */
  readonly quoted: number;
  /** The journal entry at which it began. */
  readonly number: number;
  /** The points won by the first seat in it; negative: by the second. */
  readonly points: number;
}

/** A game, or a year of it, in figures. */
export interface Account {
  readonly score: readonly ScorePoint[];
  readonly turningPoints: readonly TurningPoint[];
  readonly rolls: readonly Rolled[];
  readonly losses: readonly Lost[];
}

/** How many turning points are shown. */
const TURNING_POINTS = 5;

const pointsIn = (figures: readonly Figured[]): number => figures.reduce((sum, { points = 0 }) => sum + points, 0);

/**
 * A game in figures, from those of its log in order. `score` is the present one; earlier scores follow from the points.
 * For a year, `span` limits the entries.
 */
export function accountOf(
  figures: readonly Figured[],
  score: number,
  span: Span = { from: 0, to: figures.length },
): Account {
  const within = figures.slice(span.from, span.to);
  const before = score - pointsIn(figures.slice(span.from));
  return {
    score: scores(within, before),
    turningPoints: turningPoints(within, span.from),
    rolls: summed(within.flatMap(({ rolls = [] }) => rolls)),
    losses: counted(within.flatMap(({ losses = [] }) => losses)),
  };
}

/** A span of the log: the indices of its first entry and of the first after it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The last year that is over, because another has begun; `undefined` if there is none. */
export function lastYear(figures: readonly Figured[]): (Span & { readonly year: number }) | undefined {
  const to = figures.findLastIndex(({ year }) => year !== undefined);
  const now = figures[to]?.year;
  const last = figures.slice(0, Math.max(0, to)).findLast(({ year }) => year !== undefined && year !== now)?.year;
  if (last === undefined) return undefined;
  const begins = figures.findIndex(({ year }) => year === now);
  return { from: figures.findIndex(({ year }) => year === last), to: begins, year: last };
}

function scores(figures: readonly Figured[], before: number): ScorePoint[] {
  const reported: ScorePoint[] = [];
  let now = { part: '', year: undefined as number | undefined, score: before, number: -1 };
  for (const { part, year, points = 0, number } of figures) {
    if (part !== undefined) {
      reported.push(now);
      now = { ...now, part, year: year ?? now.year };
    }
    now = { ...now, score: now.score + points, number };
  }
  return [...reported, now];
}

interface Matter extends TurningPoint {
  readonly telling: number;
  readonly weight: number;
}

function turningPoints(figures: readonly Figured[], first: number): TurningPoint[] {
  const matters: Matter[] = [];
  for (const [i, { matter, number, points = 0, weight = 0, telling = 0 }] of figures.entries()) {
    const last = matters.at(-1);
    if (matter || last === undefined) {
      matters.push({ quoted: first + i, number, points, weight: points + weight, telling });
      continue;
    }
    const quoted = telling > last.telling ? { quoted: first + i, telling } : {};
    matters[matters.length - 1] = {
      ...last,
      ...quoted,
      points: last.points + points,
      weight: last.weight + points + weight,
    };
  }
  return matters
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, TURNING_POINTS)
    .toSorted((a, b) => a.quoted - b.quoted)
    .map(({ quoted, number, points }) => ({ quoted, number, points }));
}

function summed(rolls: readonly Rolled[]): Rolled[] {
  const sums = new Map<string, Rolled>();
  for (const roll of rolls) {
    const key = `${roll.seat} ${roll.kind}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, got: sum.got + roll.got, due: sum.due + roll.due } : roll);
  }
  return [...sums.values()];
}

function counted(losses: readonly Lost[]): Lost[] {
  const sums = new Map<string, Lost>();
  for (const loss of losses) {
    const key = `${loss.seat} ${loss.kind}`;
    const sum = sums.get(key);
    sums.set(key, { ...loss, count: loss.count + (sum?.count ?? 0) });
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count);
}
