import { copyInto, type StateBase, type Witnessed } from '@carillon/flow';
import { type Json, seeded } from '@carillon/kit';
import type { AnyBrain, NoteHabit } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';
import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import { brainOf, rulesOf } from './jobs.ts';

/** A game of a player against itself, to learn from or to measure. */
export interface BeliefJob {
  readonly title: string;
  readonly scenario: string;
  readonly player: string;
  readonly seed: number;
}

/** How well the places of hidden cards were predicted: the sum of -ln of the probabilities given to the true places. */
export interface BeliefLoss {
  readonly cards: number;
  /** With cards dealt evenly, and by the habits of the other side. */
  readonly alike: number;
  readonly believed: number;
}

/** How many deals the probability of a place is estimated from. */
const DEALS = 400;

async function players({ title, player, seed }: BeliefJob) {
  const brain = await brainOf(title);
  const of = (seat: number) => contestant(brain, player, seed * 2 + seat);
  return { rules: await rulesOf(title), brain, contestants: [of(0), of(1)] as const };
}

/** Plays a game, and records what each side did with the cards it held. */
export async function watchGame(job: BeliefJob, note: NoteHabit): Promise<void> {
  const { rules, brain, contestants } = await players(job);
  const watch = (g: StateBase, seat: number, choice: number): void =>
    brain.watch(g, seat, rules.flow.text(g, choice), note);
  playGame(rules, job, [...contestants], undefined, watch);
}

/**
 * Plays a game; at the beginning of each turn, compares where each seat believes the hidden cards to be with where they
 * are.
 */
export async function beliefLoss(job: BeliefJob): Promise<BeliefLoss> {
  const { rules, brain, contestants } = await players(job);
  const sum = { cards: 0, alike: 0, believed: 0 };
  playGame(rules, job, [...contestants], (g, witnessed) => {
    if (!brain.beginsTurn(g)) return;
    witnessed.forEach((own, seat) => {
      const losses = lossesAt(rules, brain, g, seat, own);
      sum.cards += losses.cards;
      sum.alike += losses.alike;
      sum.believed += losses.believed;
    });
  });
  return sum;
}

const cardsOf = (rules: Walkable, g: StateBase): Readonly<Record<string, string>> =>
  (rules.toJson(g) as { readonly cards: Readonly<Record<string, string>> }).cards;

function lossesAt(
  rules: Walkable,
  brain: AnyBrain,
  g: StateBase,
  seat: number,
  witnessed: readonly Witnessed[],
): BeliefLoss {
  const view: Json = JSON.parse(JSON.stringify(rules.view(g, seat)));
  const seen = brain.rules.fromView(view);
  const truth = cardsOf(rules, g);
  const hidden = Object.entries(cardsOf(rules, seen)).flatMap(([name, where]) => (where === 'unknown' ? [name] : []));
  const dealt = rules.blank();
  const foretold = (deal: ReturnType<AnyBrain['dealer']>): readonly number[] => {
    const random = seeded(1);
    const right = hidden.map(() => 0);
    for (let i = 0; i < DEALS; i++) {
      copyInto(dealt, seen);
      deal(dealt, random.below);
      const cards = cardsOf(rules, dealt);
      hidden.forEach((name, place) => {
        if (cards[name] === truth[name]) right[place] = (right[place] ?? 0) + 1;
      });
    }
    return right.map((count) => (count + 0.5) / (DEALS + 1));
  };
  const loss = (chances: readonly number[]): number => chances.reduce((all, chance) => all - Math.log(chance), 0);
  return {
    cards: hidden.length,
    alike: loss(foretold(brain.dealer(view))),
    believed: loss(foretold(brain.dealer(view, witnessed))),
  };
}
