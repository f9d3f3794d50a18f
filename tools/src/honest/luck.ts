import { CHANCE, Choices, chanceFrom, OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import type { AnyBrain } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';

/** The results of one kind of gamble: the rolls that one step of the rules asks for. */
export interface Gambles {
  readonly kind: string;
  readonly count: number;
  /** How many standard errors the results lie above those that the search expected; negative if below. */
  readonly off: number;
}

/** The findings of an audit. */
export interface LuckFound {
  /** By kind, in the order of their names. */
  readonly kinds: readonly Gambles[];
  readonly all: Gambles;
  /** Gambles whose chances a view does not show correctly, in words. */
  readonly mistold: readonly string[];
}

export interface Auditing {
  readonly scenario: string;
  readonly gambles: number;
  readonly seed: number;
  /** The dice of the games; a test loads them. */
  readonly dice?: (random: Random) => Random;
}

/** Sums over the gambles of a kind. */
class Sum {
  count = 0;
  private got = 0;
  private variance = 0;

  /** Adds a result by its rank in the distribution, from 0 to 1; each outcome counts as the middle of its share. */
  add(place: number, variance: number): void {
    this.count++;
    this.got += place - 0.5;
    this.variance += variance;
  }

  gamblesOf(kind: string): Gambles {
    return { kind, count: this.count, off: this.variance === 0 ? 0 : this.got / Math.sqrt(this.variance) };
  }
}

const asked = ({ flow }: Walkable, g: StateBase): Seat => {
  const who = flow.who(g);
  if (who !== TOGETHER) return who;
  return flow.seats.findIndex((_, seat) => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat));
};

/**
 * Plays games by policy and checks every roll: whether the chances that a search finds in the view of the seat whose
 * turn it is are those of the rules, and whether the dice follow them. Draws of cards are left out, because a view does
 * not show the hidden cards.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop plays a game and audits it with the same dice; its steps share everything set up before it
export function auditLuck(rules: Walkable, brain: AnyBrain, { scenario, gambles, seed, dice }: Auditing): LuckFound {
  const { flow } = rules;
  const random = seeded(seed);
  const chance = chanceFrom(dice?.(random) ?? random);
  const deals = seeded(seed + 1);
  const [listed, expected] = [new Choices(), new Choices()];
  const policy = brain.policy();
  const kinds = new Map<string, Sum>();
  const all = new Sum();
  const mistold: string[] = [];
  while (all.count < gambles) {
    const g = rules.start(scenario, {});
    for (let seat = asked(rules, g); seat !== OVER && all.count < gambles; seat = asked(rules, g)) {
      flow.list(g, seat, listed);
      if (seat !== CHANCE) {
        policy.begin();
        const index = listed.count === 1 ? 0 : policy.pick(g, seat, listed, random.below);
        flow.take(g, seat, listed.get(index));
        continue;
      }
      const index = chance.draw(listed, 0);
      if (listed.count > 1 && expects(g)) note(g, index);
      flow.take(g, CHANCE, listed.get(index));
    }
  }
  const gamblesOf = [...kinds].map(([kind, sum]) => sum.gamblesOf(kind)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  return { kinds: gamblesOf, all: all.gamblesOf('all'), mistold };

  /**
   * Fills `expected` with the list a search would make here; returns whether it is a roll, whose outcomes a view shows.
   */
  function expects(g: StateBase): boolean {
    const seat = brain.turnOf(g) ?? 0;
    const view: Json = JSON.parse(JSON.stringify(rules.view(g, seat)));
    const seen = brain.rules.fromView(view);
    brain.dealer(view)(seen, deals.below);
    flow.list(seen, CHANCE, expected);
    if (expected.count !== listed.count) return false;
    for (let i = 0; i < listed.count; i++) if (expected.get(i) !== listed.get(i)) return false;
    return true;
  }

  function note(g: StateBase, index: number): void {
    const kind = flow.breadcrumb(g).split(' > ').at(-1) ?? '';
    for (let i = 0; i < listed.count; i++)
      if (expected.weightOf(i) * listed.totalWeight !== listed.weightOf(i) * expected.totalWeight)
        mistold.push(`${kind}: ${flow.text(g, listed.get(i))}`);
    let before = 0;
    let variance = 0;
    let place = 0;
    for (let i = 0; i < expected.count; i++) {
      const part = expected.weightOf(i) / expected.totalWeight;
      const middle = before + part / 2;
      variance += part * (middle - 0.5) ** 2;
      if (i === index) place = middle;
      before += part;
    }
    const sum = kinds.get(kind) ?? new Sum();
    kinds.set(kind, sum);
    sum.add(place, variance);
    all.add(place, variance);
  }
}
