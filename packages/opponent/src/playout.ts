import { type Choice, type Choices, copyInto, OVER, type Player, type Seat, type StateBase } from '@carillon/flow';
import { at, type Below, BrokenInvariant } from '@carillon/kit';
import type { Brain, Policy } from './brain.ts';
import type { PlayoutDice } from './dice.ts';
import { worthOfEnding } from './ending.ts';
import type { Script } from './script.ts';

/** Playouts that nobody compares have the numbers from here. */
const UNCOMPARED = 2 ** 24;

/**
 * Plays turns to their end. Hidden cards are dealt again for each, so that hidden information has no influence. An
 * instance is for one position, from the view of one seat.
 */
export class Playouts<G extends StateBase, View> implements Player<G> {
  /** Turns played so far. */
  made = 0;
  /** Receives the log of each turn, if wanted. */
  say: ((entry: unknown) => void) | undefined = undefined;
  private readonly g: G;
  private readonly policy: Policy<G>;
  /** The planned choices of the seat in the current turn, and the record of its choices. */
  private script: Script | undefined;
  private record: Script | undefined;
  /** The seat whose choices these are. */
  private actor: Seat;
  /** Whether the current turn has begun, so that a playout does not stop at its beginning. */
  private begun = false;
  /** The number of the next playout, if it is compared with others. */
  private number: number | undefined;
  /** Whether the position comes before a turn; then its playouts include that turn. */
  private readonly early: boolean;
  /** The number of intentions that the policy has listed for this turn, and the interval of turns that pursue one. */
  readonly intentions: number;
  readonly intendsOneIn: number;

  constructor(
    private readonly brain: Brain<G, View>,
    /** The observer's state of the seat. */
    private readonly seen: G,
    private readonly seat: Seat,
    private readonly deal: (g: G, below: Below) => void,
    private readonly dice: PlayoutDice,
    /** The first seat's chance of winning. */
    private readonly evaluate: (g: G) => number = (g) => brain.evaluate(g),
  ) {
    this.actor = seat;
    this.g = brain.rules.blank();
    this.policy = brain.policy();
    const { policy } = this;
    this.intentions = policy.intend !== undefined && brain.turnOf(seen) === seat ? policy.intend(seen, seat) : 0;
    this.intendsOneIn = brain.intending?.oneIn ?? 1;
    this.early = brain.ahead?.early.has(brain.rules.flow.stepAt(seen)) === true;
  }

  /** Lets the next playout meet the cards and dice with this number, as others do with which it is compared. */
  meet(number: number): void {
    this.number = number;
  }

  /**
   * Plays the turn, and returns the seat's chance of winning after it. Deals the hidden cards, makes the choices of the
   * script as far as they are listed, and all others by policy, which may have an intention. `record` gets the seat's
   * choices, except lone ones.
   */
  play(script: Script | undefined, record?: Script, intention?: number): number {
    const { g, dice } = this;
    dice.begin(this.number ?? UNCOMPARED + this.made);
    this.number = undefined;
    copyInto(g, this.seen);
    this.deal(g, dice.below);
    const worth = this.playOn(this.seat, script, record, intention);
    return this.early && !this.isOver ? this.playOn(this.seat, script, record) : worth;
  }

  /** A random number below `count`, from the random numbers of the playouts. */
  below(count: number): number {
    return this.dice.below(count);
  }

  /** The position at the end of the last turn; valid until the next turn is played. */
  get end(): G {
    return this.g;
  }

  /** Whether the game is over at the end of the last turn. */
  get isOver(): boolean {
    return this.brain.rules.flow.who(this.g) === OVER;
  }

  /** Plays on with another turn; script and record are those of `actor`. Returns the seat's chance after it. */
  playOn(actor: Seat, script?: Script, record?: Script, intention?: number): number {
    this.actor = actor;
    this.policy.begin(intention);
    script?.rewind();
    this.script = script;
    this.record = record;
    this.begun = false;
    this.made++;
    this.dice.nextTurn();
    this.brain.rules.flow.playOn(this.g, this, this.say);
    return this.worthOf(this.g);
  }

  stops(g: G, step: number): boolean {
    if (!this.begun) {
      this.begun = true;
      return false;
    }
    return step === this.brain.turnStep && this.brain.beginsTurn(g);
  }

  choose(g: G, seat: Seat, step: number, listed: Choices): Choice {
    if (seat !== this.actor) return this.picked(g, seat, step, listed);
    const choice = this.script?.next(step, listed) ?? this.picked(g, seat, step, listed);
    this.record?.push(step, choice);
    return choice;
  }

  draw(listed: Choices, step: number): Choice {
    const { count } = listed;
    this.dice.at(step);
    let left = this.dice.below(listed.totalWeight);
    for (let i = 0; i < count; i++) {
      left -= listed.weightOf(i);
      if (left < 0) return listed.get(i);
    }
    throw new BrokenInvariant('the weights do not add up');
  }

  private picked(g: G, seat: Seat, step: number, listed: Choices): Choice {
    this.dice.at(step);
    return listed.get(this.policy.pick(g, seat, listed, this.dice.below));
  }

  /** The seat's chance of winning in a position. */
  private worthOf(g: G): number {
    const { brain, seat } = this;
    if (!this.isOver) {
      const first = this.evaluate(g);
      return seat === 0 ? first : 1 - first;
    }
    const result = brain.rules.result(g);
    if (result === undefined) throw new BrokenInvariant('the game is over without a result');
    const lead = brain.telling.points(this.g) * (seat === 0 ? 1 : -1);
    return worthOfEnding(result.winner === undefined ? 'drawn' : result.winner === seat ? 'won' : 'lost', lead);
  }
}

/** The mean over playouts with the same beginning. */
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

  /** The count and the sum, as plain data. */
  get data(): { readonly count: number; readonly sum: number } {
    return { count: this.count, sum: this.sum };
  }
}

/** The entries with the highest means, the best first; among equals, those that came first. */
export function best<T extends { readonly mean: Mean }>(all: readonly T[], count: number): T[] {
  const order = all.map((each, index) => ({ each, index, value: each.mean.value }));
  order.sort((a, b) => b.value - a.value || a.index - b.index);
  return order.slice(0, count).map(({ index }) => at(all, index));
}
