import { CHANCE, Choices, chanceFrom, OVER, type StateBase, TOGETHER } from '@carillon/flow';
import { type Json, seeded } from '@carillon/kit';
import { type AnyBrain, Dice, Playouts, Script } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';
import { brainOf, rulesOf } from './jobs.ts';

const GAMES = 6;
/** One turn in this many, of games by policy, is played out. */
const ONE_IN = 6;
const AGAIN = 8;

/** Plays turns at positions of games by policy, each to its end from other deals; returns how many were played. */
export type PlayTurns = () => number;

/**
 * The bench's measure of a title's computer players: turns played by policy, each recorded as a plan and judged at its
 * end, as a Lieutenant plays them.
 */
export async function turnsOf(title: string, scenario: string): Promise<PlayTurns> {
  const rules = await rulesOf(title);
  const brain = await brainOf(title);
  const all = positions(rules, brain, scenario).map(
    ({ view, seat }) => new Playouts(brain, brain.rules.fromView(view), seat, brain.dealer(view), new Dice('5')),
  );
  return () => {
    for (const playouts of all) for (let i = 0; i < AGAIN; i++) playouts.play(undefined, new Script());
    return all.length * AGAIN;
  };
}

/** Views of the seat whose turn begins, in games by policy. */
export function positions(rules: Walkable, brain: AnyBrain, scenario: string): { view: Json; seat: number }[] {
  const random = seeded(5);
  const chance = chanceFrom(random);
  const policy = brain.policy();
  const listed = new Choices();
  const found: { view: Json; seat: number }[] = [];
  const asked = (g: StateBase): number => {
    const who = rules.flow.who(g);
    if (who !== TOGETHER) return who;
    return rules.seats.findIndex((_, seat) => rules.flow.mayChoose(g, seat) && !rules.flow.hasAnswered(g, seat));
  };
  for (let game = 0; game < GAMES; game++) {
    const g = rules.start(scenario, {});
    for (let seat = asked(g); seat !== OVER; seat = asked(g)) {
      rules.flow.list(g, seat, listed);
      if (brain.beginsTurn(g) && seat !== CHANCE) {
        policy.begin();
        if (random.below(ONE_IN) === 0) found.push({ view: JSON.parse(JSON.stringify(rules.view(g, seat))), seat });
      }
      const index = seat === CHANCE ? chance.draw(listed, 0) : picked(seat, g);
      rules.flow.take(g, seat, listed.get(index));
    }
  }
  return found;

  function picked(seat: number, g: StateBase): number {
    return listed.count === 1 ? 0 : policy.pick(g, seat, listed, random.below);
  }
}
