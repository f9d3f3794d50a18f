import type { Seat, StateBase } from '@carillon/flow';
import { copyInto } from '@carillon/flow';
import type { Task } from '@carillon/seat';
import { type Brain, correctedOf } from './brain.ts';
import { Dice } from './dice.ts';
import type { Intended } from './intended.ts';
import type { Level } from './levels.ts';
import { Measuring } from './measuring.ts';
import { plansFor } from './plans.ts';
import { Playouts } from './playout.ts';
import { readView } from './read-view.ts';
import { Script } from './script.ts';
import { gradeOf, type Verdict } from './verdict.ts';

/** A turn to be judged: the seat's view at its beginning, the seat's choices, and its view at the end. */
export interface JudgeTask<View> extends Pick<Task<View>, 'view' | 'seat' | 'moment'> {
  /** Its choices in the turn, each with its step, as in `Task.plan`. */
  readonly played: readonly number[];
  readonly after: After<View>;
}

/** The situation after a turn: a view, or the end of the game with the seat's result: 1 won, ½ drawn, 0 lost. */
export type After<View> = { readonly view: View } | { readonly result: number };

/** The number of playouts of each plan that is compared. */
const MEASURED = 256;
/** The number of plans with which the choices are compared. */
const PLANS = 3;
/** The number of deals over which a position is evaluated. */
const DEALS = 64;

/** Judges turns, each from the view of its seat. */
export class Judge<G extends StateBase, View> {
  private readonly dealt: G;
  private readonly evaluate: (g: G) => number;

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly level: Level,
    private readonly seed: number,
  ) {
    this.dealt = brain.rules.blank();
    this.evaluate = correctedOf(brain, level);
  }

  /** Throws a `BadTask` if a view does not fit the title. */
  judge(task: JudgeTask<View>): Verdict {
    const { view, seat, moment } = task;
    const seen = readView(this.brain, view);
    const playouts = new Playouts(
      this.brain,
      seen,
      seat,
      this.brain.dealer(view),
      new Dice(`${this.seed} ${moment}`),
      this.evaluate,
    );
    const measuring = new Measuring(
      this.brain,
      seen,
      seat,
      () => this.brain.dealer(view),
      `${this.seed} ${moment}`,
      this.evaluate,
    );
    const chosen = measuring.measure(Script.of(task.played), MEASURED);
    let best = chosen;
    let better: Script | undefined;
    let made = MEASURED;
    for (const { script } of plansFor(playouts, this.level.planning, PLANS).slice(0, PLANS)) {
      const measured = measuring.measure(script, MEASURED);
      made += MEASURED;
      if (measured.chance <= best.chance) continue;
      best = measured;
      better = script;
    }
    const { loss, error } = best.over(chosen);
    const after = 'view' in task.after ? this.chance(task.after.view, seat, moment) : task.after.result;
    return {
      ...{ best: best.chance, chosen: chosen.chance, loss, error, grade: gradeOf(loss, error), after },
      ...{ luck: after - chosen.chance, playouts: playouts.made + made },
      ...{ intended: better && this.intendedBy(better, seen, seat, measuring) },
    };
  }

  /** The intention of a plan. */
  private intendedBy(script: Script, seen: G, seat: Seat, measuring: Measuring<G, View>): Intended | undefined {
    const { intending, rules } = this.brain;
    if (intending === undefined) return undefined;
    const deeds = measuring.replay(script).log.flatMap((entry) => rules.logFor(entry, seat) ?? []);
    return intending.pursued(intending.list(seen, seat), deeds);
  }

  /** A seat's chance of winning in a position, from its view alone. */
  chance(view: View, seat: Seat, moment: number): number {
    const seen = readView(this.brain, view);
    const deal = this.brain.dealer(view);
    const dice = new Dice(`${this.seed} ${moment}`);
    let sum = 0;
    for (let i = 0; i < DEALS; i++) {
      dice.begin(i);
      copyInto(this.dealt, seen);
      deal(this.dealt, dice.below);
      sum += this.evaluate(this.dealt);
    }
    return seat === 0 ? sum / DEALS : 1 - sum / DEALS;
  }
}
