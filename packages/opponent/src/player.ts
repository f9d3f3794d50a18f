import { type Choice, Choices, type Seat, type StateBase } from '@carillon/flow';
import { BrokenInvariant, hashText, type Random, seeded } from '@carillon/kit';
import type { Brain } from './brain.ts';
import { Answers } from './deep.ts';
import { greedily } from './greedy.ts';
import type { Level } from './levels.ts';
import { deepPlansFor, type Plan, plansFor, type Tell } from './plans.ts';
import { Playouts } from './playout.ts';
import { Script } from './script.ts';
import { Timer } from './timer.ts';

/** What a computer player is asked. */
export interface Task<View> {
  readonly view: View;
  readonly seat: Seat;
  /** The number of the entry that the choice will be: with the player's seed it gives the random numbers. */
  readonly moment: number;
  /** What is left of its plan: `plan` of its last thought. */
  readonly plan?: readonly number[] | undefined;
}

/** A choice of a computer player. The same task gives the same thought. */
export interface Thought {
  /** The choice as text, one of those listed. */
  readonly choice: string;
  /** The seat's chance of winning with its plan, from 0 to 1; `undefined` if it made no plan. */
  readonly chance: number | undefined;
  /** Playouts made; 0 if it followed its plan, or had no other choice. */
  readonly playouts: number;
  /** What is left of its plan, for its next task. */
  readonly plan: readonly number[];
}

/** The random numbers of a player with this seed at an entry. */
export const randomAt = (seed: number, moment: number): Random =>
  seeded(Number.parseInt(hashText(`${seed} ${moment}`), 16));

/** A position as the player sees it, and what it may choose there. */
interface Moment<G> {
  readonly seen: G;
  readonly step: number;
  readonly listed: readonly Choice[];
  readonly plan: Script;
}

/**
 * A computer player for one seat. It knows views and nothing else, and keeps nothing between tasks. Its random numbers
 * come from its own seed, which has nothing to do with the game's dice.
 */
export class ComputerPlayer<G extends StateBase, View> {
  private readonly choices = new Choices();

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly level: Level,
    private readonly seed: number,
    /** Milliseconds that pass; without a clock it takes all the time that its playouts need. */
    private readonly now: () => number = () => 0,
    /** Told how far it is while it plans. */
    private readonly tell?: Tell,
  ) {}

  /** What its evaluation is called. */
  get version(): string {
    return this.level.learned ? this.brain.learned.version : this.brain.version;
  }

  /** Chooses. Throws if the seat is not asked. */
  decide(task: Task<View>): Thought {
    const { rules } = this.brain;
    const seen = rules.fromView(task.view);
    rules.flow.list(seen, task.seat, this.choices);
    const listed = this.considered(seen, task.seat);
    const at = { seen, listed, step: rules.flow.stepAt(seen), plan: Script.of(task.plan ?? []) };
    return this.unthinking(at, task.seat) ?? this.thinking(at, task);
  }

  /** The choice that needs no thought: the only one, or the next of the plan for this turn. */
  private unthinking({ seen, step, listed, plan }: Moment<G>, seat: Seat): Thought | undefined {
    const [only] = listed;
    if (only === undefined) throw new BrokenInvariant('a player is asked who has nothing to choose');
    const own = this.isOwnTurn(seen, seat);
    // A plan tells nothing of lone choices.
    const choice =
      listed.length === 1 ? only : own && !this.isNewTurn(seen, seat) ? plan.next(step, this.choices) : undefined;
    if (choice === undefined) return undefined;
    const rest = own ? plan.rest : [];
    return { choice: this.brain.rules.flow.text(seen, choice), chance: undefined, playouts: 0, plan: rest };
  }

  private thinking({ seen, step, listed, plan }: Moment<G>, { view, seat, moment }: Task<View>): Thought {
    const random = randomAt(this.seed, moment);
    const { brain, level } = this;
    const evaluate = level.learned ? brain.learned.evaluate : brain.evaluate;
    const playouts = new Playouts(brain, seen, seat, brain.dealer(view), random, evaluate);
    const made = this.isOwnTurn(seen, seat) && level.plans ? this.planned(playouts, seat) : undefined;
    const script = made?.script.copy();
    const choice = script?.next(step, this.choices) ?? greedily(playouts, step, listed, this.level.weighing);
    if (choice === undefined) throw new BrokenInvariant('no choice was weighed');
    return {
      choice: this.brain.rules.flow.text(seen, choice),
      chance: made?.mean.value,
      playouts: playouts.made,
      plan: script?.rest ?? (this.isOwnTurn(seen, seat) ? plan.rest : []),
    };
  }

  private planned(playouts: Playouts<G, View>, seat: Seat): Plan | undefined {
    const { brain, level } = this;
    const timer = new Timer(this.now, level.milliseconds);
    if (!level.answers) return plansFor(playouts, level.planning, 1, { timer, time: 1, tell: this.tell })[0];
    return deepPlansFor(playouts, new Answers(brain, playouts, seat), level.planning, timer, this.tell)[0];
  }

  private isOwnTurn(seen: G, seat: Seat): boolean {
    return this.brain.turnOf(seen) === seat;
  }

  private isNewTurn(seen: G, seat: Seat): boolean {
    return this.isOwnTurn(seen, seat) && this.brain.beginsTurn(seen);
  }

  /** The choices worth a thought; all, if none is. */
  private considered(seen: G, seat: Seat): readonly Choice[] {
    const all = this.choices.toArray();
    const worth = all.filter((choice) => this.brain.considers(seen, seat, choice));
    return worth.length > 0 ? worth : all;
  }
}
