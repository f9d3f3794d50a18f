import { CHANCE, Choices, chanceFrom, copyInto, OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import { type AnyBrain, ComputerPlayer, type Level } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';

/** How a computer player is told of a position; a test puts a leak here. */
export interface Telling {
  /** The view as it goes over the wire. */
  view(rules: Walkable, g: StateBase, seat: Seat): string;
  /** The player's seed. */
  seed(g: StateBase): number;
}

/** The view of the rules, and a seed that has nothing to do with the game. */
export const PLAIN: Telling = {
  view: (rules, g, seat) => JSON.stringify(rules.view(g, seat)),
  seed: () => 7,
};

export interface Comparing {
  readonly scenario: string;
  readonly level: Level;
  readonly positions: number;
  /** How often what is hidden is dealt anew at each position. */
  readonly deals: number;
  readonly seed: number;
  readonly telling?: Telling;
}

/** One decision of so many is looked at. */
const LOOKED_AT_ONE_IN = 40;

/** What a computer player thinks of a position, as text: its choice, its chance, its playouts. */
function thoughtOn(
  rules: Walkable,
  brain: AnyBrain,
  g: StateBase,
  seat: Seat,
  { level, telling = PLAIN }: Comparing,
): string {
  const view: Json = JSON.parse(telling.view(rules, g, seat));
  return JSON.stringify(new ComputerPlayer(brain, level, telling.seed(g)).decide({ view, seat, moment: 1 }));
}

/**
 * Deals the hidden cards of many positions anew, and demands that a seat sees and thinks the same, byte for byte. The
 * differences, in words; none for an honest player.
 */
export function compareDeals(rules: Walkable, brain: AnyBrain, comparing: Comparing): readonly string[] {
  const random = seeded(comparing.seed);
  const found: string[] = [];
  let looked = 0;
  const policy = brain.policy();
  const listed = new Choices();
  const chance = chanceFrom(random);
  while (looked < comparing.positions) {
    const g = rules.start(comparing.scenario, {});
    for (let seat = asked(rules, g); seat !== OVER && looked < comparing.positions; seat = asked(rules, g)) {
      rules.flow.list(g, seat, listed);
      if (seat !== CHANCE && listed.count > 1 && random.below(LOOKED_AT_ONE_IN) === 0) {
        looked++;
        found.push(...compareAt(rules, brain, g, seat, comparing, random));
        rules.flow.list(g, seat, listed);
      }
      const index = seat === CHANCE ? chance.draw(listed, 0) : picked(policy, g, seat, listed, random);
      rules.flow.take(g, seat, listed.get(index));
    }
  }
  return found;
}

function picked(
  policy: ReturnType<AnyBrain['policy']>,
  g: StateBase,
  seat: Seat,
  listed: Choices,
  random: Random,
): number {
  if (listed.count === 1) return 0;
  policy.begin();
  return policy.pick(g, seat, listed, random.below);
}

function asked({ flow }: Walkable, g: StateBase): Seat {
  const who = flow.who(g);
  if (who !== TOGETHER) return who;
  return flow.seats.findIndex((_, seat) => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat));
}

function compareAt(
  rules: Walkable,
  brain: AnyBrain,
  g: StateBase,
  seat: Seat,
  comparing: Comparing,
  random: Random,
): string[] {
  const { telling = PLAIN, deals } = comparing;
  const where = `${rules.flow.breadcrumb(g)}, ${rules.seats[seat]}`;
  const seen = telling.view(rules, g, seat);
  const thought = thoughtOn(rules, brain, g, seat, comparing);
  const other = rules.blank();
  const found: string[] = [];
  for (let deal = 0; deal < deals; deal++) {
    copyInto(other, rules.guess(rules.view(g, seat), random.below));
    if (telling.view(rules, other, seat) !== seen) found.push(`another deal looks different: ${where}`);
    else if (thoughtOn(rules, brain, other, seat, comparing) !== thought) found.push(`another thought: ${where}`);
  }
  return found;
}
