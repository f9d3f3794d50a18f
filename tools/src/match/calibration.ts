import { type Calibration, calibrated, Judge, LEVEL } from '@carillon/opponent';
import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import { brainOf, rulesOf, type SelfJob } from './jobs.ts';
import { percent } from './score.ts';

/** The chances a seat predicted at the beginning of turns, and the result of the game. */
export interface Foretold {
  /** 1 for a win, ½ for a draw, 0 for a defeat. */
  readonly result: number;
  /** From 0 to 1, one per turn. */
  readonly chances: readonly number[];
}

/** The positions whose predicted chance lies in one tenth of the range from 0 to 1. */
export interface Tenth {
  readonly from: number;
  readonly positions: number;
  /** The mean of the chances, and of the results. */
  readonly foretold: number;
  readonly won: number;
}

const TENTHS = 10;

/**
 * Plays a game of a player against itself; returns the chances that each seat predicted from its view alone, as in
 * judging.
 */
export async function foretell({ title, scenario, options, player, seed }: SelfJob): Promise<readonly Foretold[]> {
  const [brain, rules] = [await brainOf(title), await rulesOf(title)];
  // Without the calibration, which is derived from these chances.
  const { calibration: _, ...bare } = brain;
  const judge = new Judge(bare, LEVEL.lieutenant, seed);
  const chances: [number[], number[]] = [[], []];
  const of = (seat: number) => contestant(brain, player, seed * 2 + seat);
  let moment = 0;
  const { winner } = playGame(rules, { scenario, seed, options }, [of(0), of(1)], (g) => {
    if (!brain.beginsTurn(g)) return;
    moment++;
    for (const seat of [0, 1] as const)
      chances[seat].push(judge.chance(JSON.parse(JSON.stringify(rules.view(g, seat))), seat, moment));
  });
  return chances.map((own, seat) => ({
    result: winner === null ? 0.5 : Number(winner === seat),
    chances: own.map((chance) => Number(chance.toFixed(4))),
  }));
}

/** Groups predictions by tenths of the chance; tenths without positions are left out. */
export function tenthsOf(all: readonly Foretold[]): readonly Tenth[] {
  const positions = all.flatMap(({ result, chances }) => chances.map((chance) => ({ result, chance })));
  return Array.from({ length: TENTHS }, (_, i) => {
    const own = positions.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === i);
    const mean = (of: (each: { readonly result: number; readonly chance: number }) => number): number =>
      own.reduce((sum, each) => sum + of(each), 0) / own.length;
    return {
      ...{ from: i / TENTHS, positions: own.length },
      ...{ foretold: mean(({ chance }) => chance), won: mean(({ result }) => result) },
    };
  }).filter(({ positions: count }) => count > 0);
}

/** How far chances lie from results on average, each tenth weighted by its positions. */
export function offBy(tenths: readonly Tenth[]): number {
  const count = tenths.reduce((sum, { positions }) => sum + positions, 0);
  return tenths.reduce((sum, { positions, foretold, won }) => sum + positions * Math.abs(foretold - won), 0) / count;
}

/** How many bins a curve from chances to results has. */
const BINS = 20;
/** The closest that a corrected chance comes to 0 or 1 before its end. */
const SURE = 0.995;

/**
 * The rising curve from chances to results that fits best, the same for both seats: neighbouring bins that would fall
 * are pooled.
 */
export function curveOf(all: readonly Foretold[]): Calibration['points'] {
  const positions = all.flatMap(({ result, chances }) =>
    chances.flatMap((chance) => [
      { result, chance },
      { result: 1 - result, chance: 1 - chance },
    ]),
  );
  const pools: Pool[] = [];
  for (let bin = 0; bin < BINS; bin++) {
    const own = positions.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    if (own.length === 0) continue;
    pools.push({ count: own.length, foretold: mean(own, 'chance'), won: mean(own, 'result') });
    while (falls(pools)) pool(pools);
  }
  const inner = pools.map(
    ({ foretold, won }) => [rounded(foretold), rounded(Math.min(SURE, Math.max(1 - SURE, won)))] as const,
  );
  return [[0, 0], ...inner.filter(([chance]) => chance > 0 && chance < 1), [1, 1]];
}

interface Pool {
  readonly count: number;
  readonly foretold: number;
  readonly won: number;
}

const mean = <Key extends string>(all: readonly { readonly [key in Key]: number }[], key: Key): number =>
  all.reduce((sum, each) => sum + each[key], 0) / all.length;

const rounded = (chance: number): number => Number(chance.toFixed(4));

function falls(pools: readonly Pool[]): boolean {
  const [before, last] = pools.slice(-2);
  return before !== undefined && last !== undefined && last.won <= before.won;
}

function pool(pools: Pool[]): void {
  const [before, last] = pools.splice(-2);
  if (before === undefined || last === undefined) return;
  const count = before.count + last.count;
  const both = (of: (each: Pool) => number): number => (of(before) * before.count + of(last) * last.count) / count;
  pools.push({ count, foretold: both(({ foretold }) => foretold), won: both(({ won }) => won) });
}

/** The predictions, corrected. */
export const corrected = (all: readonly Foretold[], points: Calibration['points']): readonly Foretold[] =>
  all.map(({ result, chances }) => ({ result, chances: chances.map((chance) => calibrated({ points }, chance)) }));

/** A calibration as recorded in docs/matches. */
export interface KeptCalibration {
  readonly title: string;
  readonly scenario: string;
  readonly player: string;
  /** The version of the evaluation. */
  readonly version: string;
  readonly commit: string;
  readonly seed: number;
  readonly games: number;
  /**
   * How far chances lie from results: as evaluated, over all games; and corrected, over the half that the curve was not
   * fitted to.
   */
  readonly off: { readonly evaluated: number; readonly corrected: number };
  readonly evaluated: readonly Tenth[];
  readonly corrected: readonly Tenth[];
}

/**
 * A calibration and its curve. The recorded curve comes from all games; the recorded error is that of a curve fitted to
 * every other game, measured on the rest.
 */
export function calibrationOf(
  about: Pick<KeptCalibration, 'title' | 'scenario' | 'player' | 'version' | 'commit' | 'seed'>,
  all: readonly Foretold[],
): { readonly kept: KeptCalibration; readonly points: Calibration['points'] } {
  // Two seats per game.
  const isShown = (_: unknown, i: number): boolean => i % 4 < 2;
  const held = all.filter((each, i) => !isShown(each, i));
  const [evaluated, shown] = [tenthsOf(all), tenthsOf(corrected(held, curveOf(all.filter(isShown))))];
  const off = { evaluated: rounded(offBy(evaluated)), corrected: rounded(offBy(shown)) };
  return { kept: { ...about, games: all.length / 2, off, evaluated, corrected: shown }, points: curveOf(all) };
}

/** A calibration as a row of the table in docs/measured/opponents.md. */
export const calibrationRow = ({ title, scenario, player, games, off }: KeptCalibration): string =>
  `| ${title}, ${scenario} | ${player} | ${games} games | ${percent(off.evaluated)} | ${percent(off.corrected)} |`;
