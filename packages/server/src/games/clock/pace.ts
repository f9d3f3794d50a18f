import { DAY } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import { awakeAfter, type Rest } from '../absent/rest.ts';

/** A choice in a window that comes this soon is free, in milliseconds: looking at your hand is not thinking. */
const WINDOW_FREE = 60_000;

/** The clocks of a game at its last change. Places are those of its players. */
export interface ClockState {
  readonly pace: Pace;
  /** Milliseconds left by place; `null` without a live clock. */
  readonly left: readonly (number | null)[];
  /** The places whose clock runs. */
  readonly running: readonly number[];
  /**
   * The moment they started; if an undo has opened a window again, earlier by the time for which the window was open
   * before.
   */
  readonly since: number;
  /** Whether they are asked in a response window. */
  readonly window: boolean;
}

/** The milliseconds that each place asked loses for the time since the last change. */
export function costOf({ window, since }: ClockState, now: number): number {
  const elapsed = Math.max(0, now - since);
  return window && elapsed <= WINDOW_FREE ? 0 : elapsed;
}

/** How much of the time since the last change a window leaves free, in milliseconds. */
export const freeOf = (clock: ClockState, now: number): number => Math.max(0, now - clock.since) - costOf(clock, now);

/**
 * The time that each place has left now: on a live clock, the time since the last change is deducted from the places
 * asked.
 */
export function leftAt(clock: ClockState, now: number): (number | null)[] {
  const cost = costOf(clock, now);
  return clock.left.map((left, place) => (left === null || !clock.running.includes(place) ? left : left - cost));
}

/** The time that each place has left once others are asked: a place that is no longer asked gains the increment. */
export function leftAfter(clock: ClockState, next: readonly number[], now: number): (number | null)[] {
  const { pace } = clock;
  const left = leftAt(clock, now);
  if (pace.kind !== 'live') return left;
  const gains = (place: number): boolean => clock.running.includes(place) && !next.includes(place);
  return left.map((each, place) => (each === null || !gains(place) ? each : Math.max(0, each) + pace.increment));
}

/**
 * When the first of the places asked runs out of time; `null` without a clock. `rests`: the hours and days on which
 * each of them need not answer.
 */
export function dueAt(clock: ClockState, rests: readonly Rest[]): number | null {
  const { pace, since, running } = clock;
  if (running.length === 0 || pace.kind === 'none') return null;
  if (pace.kind === 'slow') {
    const times = running.map((_, i) => awakeAfter(since, pace.days * DAY, rests[i]));
    return Math.min(...times);
  }
  const left = Math.min(...running.map((place) => clock.left[place] ?? 0));
  return since + Math.max(left, clock.window ? WINDOW_FREE : 0);
}

/** The place whose live clock has run out at `now`. */
export const flaggedAt = (clock: ClockState, now: number): number | undefined =>
  clock.running.find((place) => (leftAt(clock, now)[place] ?? 1) <= 0);
