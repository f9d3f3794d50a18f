import { CHANCE, type Choice, Choices, copyInto, OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { at, type Below, BrokenInvariant, type Random } from '@carillon/kit';
import type { Brain, Policy } from './brain.ts';
import type { Script } from './script.ts';

/** More choices than any turn takes. */
const FUEL = 20_000;
const DRAW = 0.5;

/**
 * Plays turns to their end. Hidden cards are dealt anew for each: what a seat cannot see has no influence. One instance
 * serves one position, that of the seat whose view it is.
 */
export class Playouts<G extends StateBase, View> {
  /** Playouts made so far. */
  made = 0;
  private readonly g: G;
  private readonly choices = new Choices();
  private readonly policy: Policy<G>;

  constructor(
    private readonly brain: Brain<G, View>,
    /** An observer's state: what the seat can see. */
    private readonly seen: G,
    private readonly seat: Seat,
    private readonly deal: (g: G, below: Below) => void,
    private readonly random: Random,
  ) {
    this.g = brain.rules.blank();
    this.policy = brain.policy();
  }

  /**
   * The seat's chance of winning after this turn: deals what is hidden, makes the choices of the script as far as they
   * are listed, and the rest by policy. Records the seat's own choices, if wanted.
   */
  play(script: Script | undefined, record?: Script): number {
    const { brain, g, random } = this;
    const { flow } = brain.rules;
    copyInto(g, this.seen);
    this.deal(g, random.below);
    this.policy.begin();
    script?.rewind();
    this.made++;
    for (let fuel = FUEL; fuel > 0; fuel--) {
      const who = flow.who(g);
      if (who === OVER) return this.result();
      if (fuel < FUEL && brain.beginsTurn(g)) return this.worth(brain.evaluate(g));
      const asked = who === TOGETHER ? this.nextOfSeveral() : who;
      flow.list(g, asked, this.choices);
      const choice = asked === CHANCE ? this.drawn() : this.chosen(asked, script, record);
      flow.take(g, asked, choice);
    }
    throw new BrokenInvariant(`a turn does not end: ${flow.breadcrumb(g)}`);
  }

  private nextOfSeveral(): Seat {
    const { flow } = this.brain.rules;
    for (let seat = 0; seat < flow.seats.length; seat++)
      if (flow.mayChoose(this.g, seat) && !flow.hasAnswered(this.g, seat)) return seat;
    throw new BrokenInvariant('nobody is asked');
  }

  private drawn(): Choice {
    const { choices } = this;
    let left = this.random.below(choices.totalWeight);
    for (let i = 0; i < choices.count; i++) {
      left -= choices.weightOf(i);
      if (left < 0) return choices.get(i);
    }
    throw new BrokenInvariant('the weights do not add up');
  }

  private chosen(asked: Seat, script: Script | undefined, record: Script | undefined): Choice {
    const { choices, g, seat } = this;
    if (asked !== seat) return choices.get(this.picked(asked));
    const step = this.brain.rules.flow.stepAt(g);
    const choice = script?.next(step, choices) ?? choices.get(this.picked(asked));
    record?.push(step, choice);
    return choice;
  }

  private picked(asked: Seat): number {
    return this.choices.count === 1 ? 0 : this.policy.pick(this.g, asked, this.choices, this.random.below);
  }

  private worth(first: number): number {
    return this.seat === 0 ? first : 1 - first;
  }

  private result(): number {
    const result = this.brain.rules.result(this.g);
    if (result === undefined) throw new BrokenInvariant('the game is over without a result');
    return result.winner === undefined ? DRAW : result.winner === this.seat ? 1 : 0;
  }
}

/** The mean of some playouts of the same beginning. */
export class Mean {
  count = 0;
  private sum = 0;

  add(value: number): void {
    this.sum += value;
    this.count++;
  }

  get value(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }
}

/** The entries with the highest means, best first; of equals, those that came first. */
export function best<T extends { readonly mean: Mean }>(all: readonly T[], count: number): T[] {
  const order = all.map((each, index) => ({ each, index, value: each.mean.value }));
  order.sort((a, b) => b.value - a.value || a.index - b.index);
  return order.slice(0, count).map(({ index }) => at(all, index));
}
