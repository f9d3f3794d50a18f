import type { ChoiceEntry } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import type { Checkpoint, Setting, Trail } from './history.ts';
import type { Decision } from './position.ts';

/** How often each thing was seen. */
export type Counts = Record<string, number>;

/** Counts one more of `key`. */
export function count(counts: Counts, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** The value under `key`, created if missing. */
export function ensured<K, V>(map: Map<K, V>, key: K, make: (key: K) => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  map.set(key, made);
  return made;
}

/** The step that asks, as `march.onward`. */
export const stepOf = ({ question }: Decision): string => stepName(question.procedure, question.step);

const names = new Map<string, Map<string, string>>();

/** A step as `march.onward`: always the same string object, because a newly built one is slow to look up. */
export function stepName(procedure: string, step: string): string {
  const steps = ensured(names, procedure, () => new Map<string, string>());
  return ensured(steps, step, () => `${procedure}.${step}`);
}

/** Something to be met: how often it was met, and a way there (the first entries of a journal, and a state on it). */
interface Met {
  readonly key: string;
  times: number;
  trail: Trail;
  length: number;
}

/** A way to something: the beginning of the game, its first entries, and a state on the way from which to start. */
export interface PathTo {
  /** Absent if nothing was met yet. */
  readonly setting?: Setting;
  readonly entries: readonly ChoiceEntry[];
  /** The state; absent if it is the set-up. */
  readonly from?: Checkpoint;
}

/** More likely, the rarer something is. */
const weightOf = (times: number): number => Math.ceil(10_000 / (1 + times) ** 2);

function wayOf({ trail, length }: Met): PathTo {
  const { setting, entries, checkpoint } = trail;
  return { ...(setting && { setting }), entries: entries.slice(0, length), ...(checkpoint && { from: checkpoint }) };
}

/**
 * What games have shown so far: verbs chosen with their arguments, steps that ran, contents of states; and ways to all
 * of these.
 */
export class Tally {
  private readonly known = new Map<string, Met>();
  /** Those met at least once. */
  private readonly met: Met[] = [];
  /** The kinds of choice seen: by step, by the seat to choose, by text. */
  private readonly choices = new Map<string, Map<string, Map<string, readonly Met[]>>>();

  /** How often `key` was met: a step `march.onward`, a choice `british march.onward move`, with `albany` or without. */
  times(key: string): number {
    return this.known.get(key)?.times ?? 0;
  }

  /** Everything met. */
  get keys(): readonly string[] {
    return this.met.map(({ key }) => key);
  }

  /** Records that `key` is met when the next entry is added to the trail. */
  note(key: string, trail: Trail): void {
    this.noteMet(this.knownAs(key), trail);
  }

  noteChoice(who: string, step: string, text: string, trail: Trail): void {
    for (const met of this.shownBy(who, step, text)) this.noteMet(met, trail);
  }

  /** How often the rarest feature of a choice was met. */
  rarity(who: string, step: string, text: string): number {
    let rarest = Number.MAX_SAFE_INTEGER;
    for (const { times } of this.shownBy(who, step, text)) rarest = Math.min(rarest, times);
    return rarest;
  }

  /** The way to something rare, for another game with the same beginning. */
  wayToRare(random: Random): PathTo {
    if (this.met.length === 0) return { entries: [] };
    let total = 0;
    for (const { times } of this.met) total += weightOf(times);
    let left = random.below(total);
    let index = 0;
    while (left >= weightOf(at(this.met, index).times)) left -= weightOf(at(this.met, index++).times);
    return wayOf(at(this.met, index));
  }

  /** A way to `key`; `undefined` if it was never met. */
  wayTo(key: string): PathTo | undefined {
    const met = this.known.get(key);
    return met === undefined || met.times === 0 ? undefined : wayOf(met);
  }

  private knownAs(key: string): Met {
    return ensured(this.known, key, () => ({ key, times: 0, trail: { entries: [] }, length: 0 }));
  }

  private noteMet(met: Met, { setting, entries, checkpoint }: Trail): void {
    if (met.times === 0) this.met.push(met);
    met.times++;
    // The way is replaced at the 1st, 2nd, 4th, 8th … time, so that not all games start from the same place.
    if ((met.times & (met.times - 1)) !== 0) return;
    met.trail = { setting, entries, checkpoint };
    met.length = entries.length + 1;
  }

  /** The features of a choice: who chooses which verb at this step, and each of its arguments. */
  private shownBy(who: string, step: string, text: string): readonly Met[] {
    const choosers = ensured(this.choices, step, () => new Map<string, Map<string, readonly Met[]>>());
    const texts = ensured(choosers, who, () => new Map<string, readonly Met[]>());
    return ensured(texts, text, () => {
      const [verb = '', ...words] = text.split(' ');
      const keys = [`${who} ${step} ${verb}`, ...words.map((word) => `${who} ${step} ${verb} ${word}`)];
      return keys.map((key) => this.knownAs(key));
    });
  }
}

/** A random index into a list of weights. */
export function weighted(weights: readonly number[], random: Random): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  let index = 0;
  while (left >= at(weights, index)) left -= at(weights, index++);
  return index;
}

/** A random index into a list of counts; rare ones are more likely. */
export const rareOne = (times: readonly number[], random: Random): number => weighted(times.map(weightOf), random);
