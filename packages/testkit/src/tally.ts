import { at, type Random } from '@carillon/kit';
import type { Asked, Position } from './position.ts';

/** How often each thing was seen. */
export type Counts = Record<string, number>;

/** Counts one more of `key`. */
export function count(counts: Counts, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** The step that asks, as `march.onward`. */
export const stepOf = ({ question }: Position): string => `${question.procedure}.${question.step}`;

/** What a choice shows of the rules: its verb at this step, and each of its arguments there. */
function keysOf(step: string, text: string): string[] {
  const [verb = '', ...words] = text.split(' ');
  return [`${step} ${verb}`, ...words.map((word) => `${step} ${verb} ${word}`)];
}

/** Remembers what has been chosen, over one game or over many, and prefers what has been chosen least. */
export class Tally {
  /** Verbs and arguments by step. */
  readonly chosen: Counts = {};

  note(position: Position, text: string): void {
    for (const key of keysOf(stepOf(position), text)) count(this.chosen, key);
  }

  /** The place of a choice in the list. Half of the time every choice is alike likely, so that no game runs in a rut. */
  pick(position: Position, { texts }: Asked, random: Random): number {
    if (random.below(2) === 0) return random.below(texts.length);
    const step = stepOf(position);
    const weights = texts.map((text) => Math.ceil(10_000 / (1 + this.rarity(step, text)) ** 2));
    return weighted(weights, random);
  }

  private rarity(step: string, text: string): number {
    return Math.min(...keysOf(step, text).map((key) => this.chosen[key] ?? 0));
  }
}

/** A place in a list of weights, each as likely as its weight says. */
export function weighted(weights: readonly number[], random: Random): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  let index = 0;
  while (left >= at(weights, index)) left -= at(weights, index++);
  return index;
}
