import { copyInto, type StateBase, whoName } from '@carillon/flow';
import { at, type Random, range } from '@carillon/kit';
import type { Player } from './player.ts';
import type { Chooser, Decision } from './position.ts';
import { stepName, stepOf, weighted } from './tally.ts';
import type { Walkable } from './walkable.ts';

/** Weights by name; the default is 1. */
export type Weights = Readonly<Record<string, number>>;

/** The preferences of a player: the relative likelihood of each choice. */
export interface Leaning {
  /** By verb, or by step and verb, as `phase.card discard`; the step's weight takes precedence. */
  readonly verbs: Weights;
  /** By seat; then by verb and word, as `move albany`. */
  readonly words: Readonly<Record<string, Weights>>;
  /**
   * By the step that asks, then by step: for choices that lead directly to it. These choices are tried on a copy, which
   * takes time.
   */
  readonly leadingTo: Readonly<Record<string, Weights>>;
}

/** Weights are rounded to one part in this many. */
const PARTS = 1000;
/** The number of choices to try, to see which steps they lead to. */
const TRIED = 8;

/** How likely a seat makes a choice, by the choice alone. */
export function leaningTo({ verbs, words }: Leaning, who: string, step: string, text: string): number {
  const [verb = '', ...named] = text.split(' ');
  const own = words[who];
  const byWords = named.reduce((product, word) => product * (own?.[`${verb} ${word}`] ?? 1), 1);
  return (verbs[`${step} ${verb}`] ?? verbs[verb] ?? 1) * byWords;
}

/** Chooses by given weights. */
export class LeaningPlayer implements Player {
  private readonly trial: StateBase;

  constructor(
    private readonly rules: Walkable,
    private readonly leaning: Leaning,
  ) {
    this.trial = rules.blank();
  }

  /** The index of a choice in the list. */
  pick(position: Decision, asked: Chooser, random: Random): number {
    const who = whoName(this.rules.seats, asked.seat);
    const step = stepOf(position);
    const weights = asked.texts.map((text) => leaningTo(this.leaning, who, step, text));
    const sought = this.leaning.leadingTo[step];
    if (sought !== undefined)
      for (const index of tried(asked, random))
        weights[index] = at(weights, index) * this.after(position, asked, index, sought);
    return weighted(
      weights.map((weight) => Math.max(1, Math.round(weight * PARTS))),
      random,
    );
  }

  /** The greatest weight of the steps that run after this choice; 1 if none has one. */
  private after({ g }: Decision, asked: Chooser, index: number, sought: Weights): number {
    const { flow } = this.rules;
    let greatest: number | undefined;
    flow.onStep = (procedure, step) => {
      const weight = sought[stepName(procedure, step)];
      if (weight !== undefined) greatest = Math.max(greatest ?? 0, weight);
    };
    try {
      copyInto(this.trial, g);
      flow.take(this.trial, asked.seat, at(asked.codes, index));
      return greatest ?? 1;
    } catch {
      // The walk itself will find failures here.
      return 1;
    } finally {
      flow.onStep = undefined;
    }
  }
}

/** The indices of the choices to try: all of a short list, some of a long one. */
function tried({ texts: { length } }: Chooser, random: Random): ReadonlySet<number> {
  if (length === 1) return new Set();
  return new Set(length <= TRIED ? range(length) : range(TRIED).map(() => random.below(length)));
}
