import { seeded } from '@carillon/kit';
import type { Ended } from './game.ts';
import { percent } from './score.ts';

/** A game of a player against itself. */
export interface OwnGame {
  readonly seed: number;
  /** The victory points bid for the first side; the other side begins with them. */
  readonly bid: number;
  readonly game: Ended;
}

/** The games of a scenario in which a player met itself, as recorded in docs/matches. */
export interface Balance {
  readonly title: string;
  readonly scenario: string;
  readonly player: string;
  readonly version: string;
  readonly commit: string;
  readonly seed: number;
  readonly bids: readonly BidShare[];
  /**
   * The bid at which both sides win equally often; `null` if only one bid was played, or if higher bids do not help the
   * second side.
   */
  readonly fairBid: FairBid | null;
  readonly games: readonly OwnGame[];
}

/** The first side's share of the games with a bid, from 0 to 1, with its 95 % interval. */
export interface BidShare {
  readonly bid: number;
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

/** A bid with its 95 % interval. */
export interface FairBid {
  readonly bid: number;
  readonly interval: readonly [low: number, high: number];
}

const ERRORS = 1.96;
/** How many samples of the games, drawn with repetition, the interval of the fair bid comes from. */
const SAMPLES = 2000;
const [LOW, HIGH] = [0.025, 0.975];
/** Beyond any bid. */
const FAR = 99;

const pointsOf = ({ game: { winner } }: OwnGame): number => (winner === null ? 0.5 : winner === 0 ? 1 : 0);
const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

/** The first side's share by bid, with Wilson's interval. */
export function sharesOf(games: readonly OwnGame[]): readonly BidShare[] {
  const bids = [...new Set(games.map(({ bid }) => bid))].toSorted((a, b) => a - b);
  return bids.map((bid) => {
    const own = games.filter((each) => each.bid === bid);
    const share = sumOf(own.map(pointsOf)) / own.length;
    return { bid, games: own.length, share, interval: wilson(share, own.length) };
  });
}

function wilson(share: number, count: number): readonly [number, number] {
  const z2 = ERRORS ** 2 / count;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (ERRORS * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count))) / (1 + z2);
  return [centre - half, centre + half];
}

/** The bid at which a straight line through the results crosses one half; `undefined` if the line does not fall. */
function evenBid(games: readonly OwnGame[]): number | undefined {
  const bid = sumOf(games.map((each) => each.bid)) / games.length;
  const share = sumOf(games.map(pointsOf)) / games.length;
  const spread = sumOf(games.map((each) => (each.bid - bid) ** 2));
  const slope = sumOf(games.map((each) => (each.bid - bid) * (pointsOf(each) - share))) / spread;
  return slope < 0 ? bid + (0.5 - share) / slope : undefined;
}

/** The fair bid; its interval comes from samples of the games, drawn with repetition. */
export function fairBidOf(games: readonly OwnGame[]): FairBid | null {
  const bid = evenBid(games);
  if (bid === undefined) return null;
  const random = seeded(1);
  const drawn = Array.from({ length: SAMPLES }, () =>
    evenBid(games.map(() => games[random.below(games.length)] as OwnGame)),
  );
  // A sample whose line does not fall counts as far away as possible.
  const sorted = drawn.map((each) => each ?? FAR).toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (SAMPLES - 1))] ?? bid;
  return { bid, interval: [at(LOW), at(HIGH)] };
}

/** A balance as rows of the table in docs/measured/opponents.md. */
export function balanceRows({ title, scenario, player, bids }: Balance): readonly string[] {
  return bids.map(({ bid, games, share, interval: [low, high] }) => {
    const sides = `${percent(share)} | ${percent(low)} to ${percent(high)}`;
    return `| ${title}, ${scenario} | ${player} | ${bid} VP | ${games} | ${sides} |`;
  });
}

/** The fair bid in words. */
export const fairBidLine = ({ scenario, fairBid }: Pick<Balance, 'scenario' | 'fairBid'>): string =>
  fairBid === null
    ? `${scenario}: no fair bid from these games`
    : `${scenario}: fair bid ${fairBid.bid.toFixed(2)} VP, 95 % interval ${fairBid.interval.map((each) => each.toFixed(2)).join(' to ')}`;
