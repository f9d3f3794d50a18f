import type { ChoiceEntry } from '@carillon/flow';
import { at, type Json, type Random } from '@carillon/kit';
import type { Position } from './position.ts';

/** How often each thing was seen. */
export type Counts = Record<string, number>;

/** Counts one more of `key`. */
export function count(counts: Counts, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** The step that asks, as `march.onward`. */
export const stepOf = ({ question }: Position): string => `${question.procedure}.${question.step}`;

/** What a choice shows of the rules: who chooses which verb at this step, and each of its arguments there. */
function shownBy(who: string, step: string, text: string): string[] {
  const [verb = '', ...words] = text.split(' ');
  return [`${who} ${step} ${verb}`, ...words.map((word) => `${who} ${step} ${verb} ${word}`)];
}

/** What a game begins with. */
export interface Setting {
  readonly scenario: string;
  readonly options: Json;
}

/** A way to something: what the game begins with, and its first entries. */
export interface Way {
  /** Absent where nothing was met yet. */
  readonly setting?: Setting;
  readonly entries: readonly ChoiceEntry[];
}

/** Something met, how often, and a way there: the first entries of a journal. */
interface Met {
  times: number;
  setting: Setting | undefined;
  journal: readonly ChoiceEntry[];
  length: number;
}

/** Likely where something is rare. */
const weightOf = (times: number): number => Math.ceil(10_000 / (1 + times) ** 2);

/** What games have shown so far: verbs chosen and their arguments, steps that ran, what states held; and ways to all that. */
export class Tally {
  /** What the game begins with that is being played: ways noted from now on begin so. */
  setting: Setting | undefined;
  private readonly met = new Map<string, Met>();

  /** How often `key` was met: a step `march.onward`, a choice `british march.onward move`, with `albany` or without. */
  times(key: string): number {
    return this.met.get(key)?.times ?? 0;
  }

  /** All that was met. */
  get keys(): readonly string[] {
    return [...this.met.keys()];
  }

  /** Notes that `key` is met when the next entry is added to `journal`. */
  note(key: string, journal: readonly ChoiceEntry[]): void {
    const met = this.met.get(key) ?? { times: 0, setting: this.setting, journal, length: 0 };
    met.times++;
    // The way is renewed at the 1st, 2nd, 4th, 8th … time, so that not all games set out from the same place.
    if ((met.times & (met.times - 1)) === 0) {
      met.setting = this.setting;
      met.journal = journal;
      met.length = journal.length + 1;
    }
    this.met.set(key, met);
  }

  noteChoice(who: string, step: string, text: string, journal: readonly ChoiceEntry[]): void {
    for (const key of shownBy(who, step, text)) this.note(key, journal);
  }

  /** How often the rarest of what a choice shows was met. */
  rarity(who: string, step: string, text: string): number {
    return Math.min(...shownBy(who, step, text).map((key) => this.times(key)));
  }

  /** The way to something rare, for another game with the same beginning to go on from. */
  wayToRare(random: Random): Way {
    const ways = [...this.met.values()];
    if (ways.length === 0) return { entries: [] };
    const weights = ways.map(({ times }) => weightOf(times));
    const { setting, journal, length } = at(ways, weighted(weights, random));
    return { ...(setting && { setting }), entries: journal.slice(0, length) };
  }
}

/** A place in a list of weights, each as likely as its weight says. */
export function weighted(weights: readonly number[], random: Random): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  let index = 0;
  while (left >= at(weights, index)) left -= at(weights, index++);
  return index;
}

/** A place in a list of things met so many times, the rare ones likely. */
export const rareOne = (times: readonly number[], random: Random): number => weighted(times.map(weightOf), random);
