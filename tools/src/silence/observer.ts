import { DAY, type Random } from '@carillon/kit';
import type { Seen } from './timeline.ts';

/** How many past windows a new one is compared with: at most this many, and at most one in so many. */
const NEIGHBOURS = 25;
const ONE_IN = 8;

/**
 * The features of a window that an attentive opponent notes: how long the pass took, the hours of the day, the absence
 * before.
 */
function noted({ opened, took, gap }: Seen): readonly number[] {
  const hours = (at: number): number[] => {
    const turn = (2 * Math.PI * (at % DAY)) / DAY;
    return [1.5 * Math.sin(turn), 1.5 * Math.cos(turn)];
  };
  return [Math.log(took + 1000), ...hours(opened), ...hours(opened + took), 0.5 * Math.log(Math.max(0, gap) + 60_000)];
}

const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0);

/** Half of the windows with something to play, half without, drawn at random. */
function balanced(windows: readonly Seen[], random: Random): readonly Seen[] {
  const drawn = (held: boolean): Seen[] => {
    const all = windows.filter((each) => each.held === held);
    for (let i = all.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const [one, other] = [all[i], all[j]];
      if (one !== undefined && other !== undefined) [all[i], all[j]] = [other, one];
    }
    return all;
  };
  const [held, idle] = [drawn(true), drawn(false)];
  const count = Math.min(held.length, idle.length);
  return [...held.slice(0, count), ...idle.slice(0, count)];
}

/** A guess for a window: how many of the most similar past windows had something to play. */
function guess(window: Seen, past: readonly { readonly at: readonly number[]; readonly held: boolean }[]): number {
  const here = noted(window);
  const near = past.map((each) => ({ held: each.held, by: apart(each.at, here) })).sort((a, b) => a.by - b.by);
  return near.slice(0, Math.min(NEIGHBOURS, Math.ceil(past.length / ONE_IN))).filter(({ held }) => held).length;
}

/** A guess for one window, and whether something could be played there. */
export interface Guessed {
  readonly guess: number;
  readonly held: boolean;
}

/** Guesses for the windows in the second half of a player's games, learned from the first half. */
export function guesses(before: readonly Seen[], after: readonly Seen[], random: Random): readonly Guessed[] {
  const past = balanced(before, random).map((each) => ({ at: noted(each), held: each.held }));
  return balanced(after, random).map((each) => ({ guess: guess(each, past), held: each.held }));
}

/** The probability that, of a window with something to play and one without, the first gets the higher guess. */
export function areaUnderCurve(all: readonly Guessed[]): number {
  const [held, idle] = [all.filter((each) => each.held), all.filter((each) => !each.held)];
  let wins = 0;
  for (const one of held)
    for (const other of idle) wins += one.guess > other.guess ? 1 : one.guess === other.guess ? 0.5 : 0;
  return wins / (held.length * idle.length);
}
