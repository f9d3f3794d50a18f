import {
  CHANCE,
  type Choice,
  Choices,
  chanceFrom,
  copyInto,
  OVER,
  type Seat,
  type StateBase,
  TOGETHER,
  takeWitnessed,
  type Witnessed,
} from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import { type AnyBrain, ComputerPlayer, type Level } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';

/** The data that a computer player gets of a position; a test puts a leak here. */
export interface Telling {
  /** The view as it goes over the wire. */
  view(rules: Walkable, g: StateBase, seat: Seat): string;
  /** The player's seed. */
  seed(g: StateBase): number;
  /** Makes a choice; returns what each seat learns of it. */
  take: typeof takeWitnessed;
}

/** The view of the rules, what they let a seat witness, and a seed that has nothing to do with the game. */
export const PLAIN: Telling = {
  view: (rules, g, seat) => JSON.stringify(rules.view(g, seat)),
  seed: () => 7,
  take: takeWitnessed,
};

export interface Comparing {
  readonly scenario: string;
  readonly level: Level;
  readonly positions: number;
  /** How often the hidden cards are dealt again at each position. */
  readonly deals: number;
  readonly seed: number;
  readonly telling?: Telling;
}

/** One decision in this many is examined. */
const LOOKED_AT_ONE_IN = 40;

/** A game, and what each seat has witnessed in it. */
interface Course {
  readonly g: StateBase;
  readonly witnessed: readonly Witnessed[][];
}

/**
 * Deals the hidden cards of many positions again, and checks that a seat sees and thinks the same, byte for byte, and
 * has witnessed the same of each answer. Returns the differences in words; none for an honest player.
 */
export function compareDeals(rules: Walkable, brain: AnyBrain, comparing: Comparing): readonly string[] {
  return new Comparison(rules, brain, comparing).found();
}

class Comparison {
  private readonly random: Random;
  private readonly listed = new Choices();
  private readonly telling: Telling;
  private readonly differences: string[] = [];
  private looked = 0;

  constructor(
    private readonly rules: Walkable,
    private readonly brain: AnyBrain,
    private readonly comparing: Comparing,
  ) {
    this.random = seeded(comparing.seed);
    this.telling = comparing.telling ?? PLAIN;
  }

  found(): readonly string[] {
    const { brain, comparing, listed, random, rules } = this;
    const policy = brain.policy();
    const chance = chanceFrom(random);
    while (this.looked < comparing.positions) {
      const course = { g: rules.start(comparing.scenario, {}), witnessed: rules.seats.map(() => []) };
      const { g } = course;
      for (let seat = asked(rules, g); seat !== OVER && this.looked < comparing.positions; seat = asked(rules, g)) {
        rules.flow.list(g, seat, listed);
        if (seat !== CHANCE && listed.count > 1 && random.below(LOOKED_AT_ONE_IN) === 0) this.lookAt(course, seat);
        rules.flow.list(g, seat, listed);
        const index = seat === CHANCE ? chance.draw(listed, 0) : picked(policy, g, seat, listed, random);
        this.take(course, seat, listed.get(index));
      }
    }
    return this.differences;
  }

  /** Makes a choice. A seat must learn the same from any other choice that looks the same to it. */
  private take({ g, witnessed }: Course, who: Seat, choice: Choice): void {
    const { rules } = this;
    const others = rules.seats.map((_, seat) => this.another(g, seat, who, choice));
    const where = rules.flow.breadcrumb(g);
    const heard = this.telling.take(rules, g, who, choice);
    if (heard === undefined) return;
    witnessed.forEach((own, seat) => {
      const reported = heard(seat);
      own.push(reported);
      const other = others[seat];
      if (other === undefined || this.seenBy(g, seat) !== this.seenBy(other.g, seat)) return;
      if (JSON.stringify(other.heard?.(seat)) === JSON.stringify(reported)) return;
      this.differences.push(`another witness: ${where}, ${rules.seats[seat]}`);
    });
  }

  /** The same choice in another deal; if the seat may not know it, another choice. */
  private another(g: StateBase, seat: Seat, who: Seat, choice: Choice) {
    const { random, rules } = this;
    const { flow } = rules;
    if (!(rules.telltales ?? []).includes(flow.allSteps[flow.stepAt(g)] ?? '')) return undefined;
    const other = rules.guess(rules.view(g, seat), random.below);
    const only = flow.seenBy(g, who);
    const listed = new Choices();
    flow.list(other, who, listed);
    const isKnown = only === undefined || only === seat;
    if (isKnown && !listed.has(choice)) return undefined;
    const made = isKnown ? choice : listed.get(random.below(listed.count));
    const heard = this.telling.take(rules, other, who, made);
    return { g: other, heard };
  }

  private seenBy(g: StateBase, seat: Seat): string {
    return JSON.stringify(this.rules.view(g, seat));
  }

  private lookAt({ g, witnessed }: Course, seat: Seat): void {
    this.looked++;
    const { comparing, random, rules, telling } = this;
    const where = `${rules.flow.breadcrumb(g)}, ${rules.seats[seat]}`;
    const heard = witnessed[seat] ?? [];
    const seen = telling.view(rules, g, seat);
    const thought = this.thoughtOn(g, seat, heard);
    const other = rules.blank();
    for (let deal = 0; deal < comparing.deals; deal++) {
      copyInto(other, rules.guess(rules.view(g, seat), random.below));
      if (telling.view(rules, other, seat) !== seen) this.differences.push(`another deal looks different: ${where}`);
      else if (this.thoughtOn(other, seat, heard) !== thought) this.differences.push(`another thought: ${where}`);
    }
  }

  /** A computer player's thoughts on a position, as text: its choice, its chance, its playouts. */
  private thoughtOn(g: StateBase, seat: Seat, heard: readonly Witnessed[]): string {
    const { brain, comparing, rules, telling } = this;
    const view: Json = JSON.parse(telling.view(rules, g, seat));
    const witnessed: readonly Witnessed[] = JSON.parse(JSON.stringify(heard));
    const player = new ComputerPlayer(brain, comparing.level, telling.seed(g));
    return JSON.stringify(player.decide({ view, seat, moment: 1, witnessed }));
  }
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
