import { best, type Mean } from './playout.ts';
import type { Timer } from './timer.ts';

/** The number of rounds in which a field of `count` is halved until `wanted` are left. */
export const roundsFor = (count: number, wanted = 1): number => Math.ceil(Math.log2(Math.max(1, count / wanted)));

/**
 * Sequential halving: the better half of a field goes on to the next round, until `wanted` are left. Each round has an
 * equal share of the remaining playouts.
 */
export class Halving<T> {
  private out: readonly T[] = [];

  constructor(
    /** The members still in the field. */
    public left: readonly T[],
    /** The number of rounds still to come. */
    public toCome: number,
    private readonly wanted = 1,
  ) {}

  /** The next round's share of some playouts. */
  shareOf(playouts: number): number {
    return Math.floor(playouts / this.toCome);
  }

  /** Ends a round. `order` has the members that were played, the best first; the others drop out. */
  end(order: readonly T[]): void {
    const kept = Math.max(this.wanted, Math.ceil(order.length / 2));
    this.out = [...order.slice(kept), ...this.left.slice(order.length), ...this.out];
    this.left = order.slice(0, kept);
    this.toCome--;
  }

  /** All members: those left in their order, then those who dropped out, the last to drop out first. */
  get ranked(): readonly T[] {
    return [...this.left, ...this.out];
  }
}

/** The limits of a search. */
export interface Pace {
  readonly playouts: { readonly made: number; meet(number: number): void };
  readonly timer: Pick<Timer, 'used'>;
  /** The share of the time after which it stops. */
  readonly time: number;
}

/**
 * Plays the members of a field in turn, round after round, until `stop` playouts are made or time is up. In each round
 * all members meet the same cards and dice. Returns the number of members that were played, at least 1.
 */
export function playedInTurn<T>(
  field: readonly T[],
  play: (each: T) => void,
  stop: number,
  { playouts, timer, time }: Pace,
): number {
  let round = 0;
  do {
    const number = playouts.made;
    for (const [i, each] of field.entries()) {
      if (i > 0 && timer.used >= time) return round > 0 ? field.length : i;
      playouts.meet(number);
      play(each);
    }
    round++;
  } while (playouts.made < stop && timer.used < time);
  return field.length;
}

/** The settings for comparing a field. */
interface Comparing<T> extends Pace {
  readonly rounds: number;
  readonly wanted?: number;
  /** The total of playouts at which it ends. */
  readonly end: number;
  readonly play: (each: T) => void;
  /** Called after each round with the best so far. */
  readonly report?: ((first: T) => void) | undefined;
}

/**
 * Halves a field, or stops when time is up. Members that could not be played in the first round drop out, because they
 * may have been found by luck; at least the first is played. Returns all members, those left first, the best first.
 */
export function halved<T extends { readonly mean: Mean }>(field: readonly T[], comparing: Comparing<T>): readonly T[] {
  const { playouts, timer, time, rounds, wanted = 1, end, play, report } = comparing;
  const halving = new Halving(field, rounds, wanted);
  for (let round = 0; halving.toCome > 0 && (round === 0 || timer.used < time); round++) {
    const stop = playouts.made + halving.shareOf(end - playouts.made);
    const reached = playedInTurn(halving.left, play, stop, comparing);
    const order = best(round === 0 ? halving.left.slice(0, reached) : halving.left, halving.left.length);
    if (order[0] !== undefined) report?.(order[0]);
    halving.end(order);
  }
  halving.left = best(halving.left, halving.left.length);
  return halving.ranked;
}
