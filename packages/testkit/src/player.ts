import { copyInto, type StateBase, whoName } from '@carillon/flow';
import { at, type Random, range } from '@carillon/kit';
import type { Chooser, Decision } from './position.ts';
import { rareOne, stepName, stepOf, type Tally } from './tally.ts';
import type { Walkable } from './walkable.ts';

/** The number of choices examined before one is made. */
const LOOKED_INTO = 8;

/** Chooses for the seats of a walk. */
export interface Player {
  /** The index of a choice in the list. */
  pick(position: Decision, asked: Chooser, random: Random): number;
}

/** Prefers rare choices: rare verbs, spaces and cards, and choices that lead directly to rare steps of the rules. */
export class CuriousPlayer implements Player {
  private readonly trial: StateBase;

  constructor(
    private readonly rules: Walkable,
    private readonly tally: Tally,
  ) {
    this.trial = rules.blank();
  }

  /**
   * The index of a choice in the list. Half of the time all choices are equally likely, so that no game gets stuck in a
   * pattern.
   */
  pick(position: Decision, asked: Chooser, random: Random): number {
    const { length } = asked.texts;
    if (length === 1 || random.below(2) === 0) return random.below(length);
    const looked = length <= LOOKED_INTO ? range(length) : range(LOOKED_INTO).map(() => random.below(length));
    const times = looked.map((index) => this.rarity(position, asked, index));
    return at(looked, rareOne(times, random));
  }

  private rarity(position: Decision, asked: Chooser, index: number): number {
    const chosen = this.tally.rarity(whoName(this.rules.seats, asked.seat), stepOf(position), at(asked.texts, index));
    return chosen === 0 ? 0 : Math.min(chosen, this.rarestStep(position, asked, index));
  }

  /** How often the rarest of the steps that run after this choice has run before. */
  private rarestStep({ g }: Decision, asked: Chooser, index: number): number {
    const { flow } = this.rules;
    let rarest = Number.MAX_SAFE_INTEGER;
    flow.onStep = (procedure, step) => {
      rarest = Math.min(rarest, this.tally.times(stepName(procedure, step)));
    };
    try {
      copyInto(this.trial, g);
      flow.take(this.trial, asked.seat, at(asked.codes, index));
      return rarest;
    } catch {
      // A choice that fails is worth making in the walk.
      return 0;
    } finally {
      flow.onStep = undefined;
    }
  }
}
