import type { Ended } from './game.ts';

/** A pair of games with the same deals and dice: in the first, the first player has the first seat. */
export interface Pair {
  readonly seed: number;
  readonly games: readonly [Ended, Ended];
}

/** The first player's score: a win is 1, a draw ½. */
export interface Score {
  readonly games: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Half the width of its 95 % interval, from the variance of the pairs. */
  readonly within: number;
  /** In each seat, from 0 to 1. */
  readonly bySeat: readonly [number, number];
}

const points = ({ winner }: Ended, seat: number): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);

/** How many standard errors the 95 % interval reaches to each side. */
const ERRORS = 1.96;

/** Adds up a match. */
export function scoreOf(pairs: readonly Pair[]): Score {
  const shares = pairs.map(({ games: [first, second] }) => (points(first, 0) + points(second, 1)) / 2);
  const mean = average(shares);
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  return {
    games: pairs.length * 2,
    share: mean,
    within: pairs.length < 2 ? 1 : ERRORS * Math.sqrt(variance / pairs.length),
    bySeat: [
      average(pairs.map(({ games }) => points(games[0], 0))),
      average(pairs.map(({ games }) => points(games[1], 1))),
    ],
  };
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The counts of a match: the mean per game, by player and by seat, in the order of the names. */
export interface Counted {
  readonly names: readonly string[];
  /** How many games were counted, for either player in either seat. */
  readonly games: number;
  /** For each player, for each seat, the means. */
  readonly means: readonly (readonly (readonly number[])[])[];
}

/** A match as recorded in docs/matches. */
export interface Kept extends Score {
  readonly title: string;
  readonly scenario: string;
  readonly players: readonly [string, string];
  /** The points with which the second side began; absent without a bid. */
  readonly bid?: number;
  /** The name of the evaluation, and the commit that played last. */
  readonly version: string;
  readonly commit: string;
  readonly seed: number;
  /** The counts per game, by player and seat; absent in matches recorded before counts existed. */
  readonly counted?: Counted | undefined;
  readonly pairs: readonly Pair[];
}

/** A share as a percentage. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A match as a row of the table in docs/measured/opponents.md. */
export function rowOf(kept: Kept): string {
  const { title, scenario, players, bid = 0, version, games, share, within } = kept;
  const [first, second] = kept.bySeat;
  const score = `${percent(share)} ± ${percent(within)}`;
  const between = `${players.join(' v. ')}${bid > 0 ? `, bid ${bid} VP` : ''}`;
  return `| ${title}, ${scenario} | ${between} | ${version} | ${games} | ${score} | ${percent(first)} | ${percent(second)} |`;
}
