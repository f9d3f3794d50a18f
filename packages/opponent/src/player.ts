import { type Choice, Choices, type Seat, type StateBase } from '@carillon/flow';
import { BrokenInvariant, hashText, seeded } from '@carillon/kit';
import type { Brain } from './brain.ts';
import { greedily } from './greedy.ts';
import type { Level } from './levels.ts';
import { plansFor } from './plans.ts';
import { Playouts } from './playout.ts';
import type { Script } from './script.ts';

/** A choice of a computer player, with all that is needed to find it again from the same view. */
export interface Thought {
  /** The choice as text, one of those listed. */
  readonly choice: string;
  /** The seat's chance of winning as it saw it, from 0 to 1; `undefined` if it did not have to think. */
  readonly chance: number | undefined;
  /** Playouts made. */
  readonly playouts: number;
}

/** What a player is asked about. */
export interface Task<View> {
  readonly view: View;
  readonly seat: Seat;
  /** The number of the entry that the choice will be: with the player's seed it gives the random numbers. */
  readonly moment: number;
}

/**
 * A computer player for one seat of one game. It knows views and nothing else. Its random numbers come from its own
 * seed, which has nothing to do with the game's dice: the same views give the same choices.
 */
export class ComputerPlayer<G extends StateBase, View> {
  private readonly choices = new Choices();
  /** What is left of the plan for this turn. */
  private plan: Script | undefined;

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly level: Level,
    private readonly seed: number,
  ) {}

  /** Chooses. Throws if the seat is not asked. */
  decide({ view, seat, moment }: Task<View>): Thought {
    const { flow } = this.brain.rules;
    const seen = this.brain.rules.fromView(view);
    flow.list(seen, seat, this.choices);
    const listed = this.considered(seen, seat);
    const [only] = listed;
    if (only === undefined) throw new BrokenInvariant('a player is asked who has nothing to choose');
    const step = flow.stepAt(seen);
    const planned = this.plan?.next(step, this.choices);
    if (listed.length === 1) return { choice: flow.text(seen, only), chance: undefined, playouts: 0 };
    const ours = this.brain.turnOf(seen) === seat;
    if (ours && !this.brain.beginsTurn(seen) && planned !== undefined)
      return { choice: flow.text(seen, planned), chance: undefined, playouts: 0 };
    const random = seeded(Number.parseInt(hashText(`${this.seed} ${moment}`), 16));
    const playouts = new Playouts(this.brain, seen, seat, this.brain.dealer(view), random);
    return this.thought(seen, playouts, step, listed, ours);
  }

  private thought(
    seen: G,
    playouts: Playouts<G, View>,
    step: number,
    listed: readonly Choice[],
    ours: boolean,
  ): Thought {
    const { flow } = this.brain.rules;
    if (ours && this.level.plans) {
      const [plan] = plansFor(playouts, this.level.planning);
      const choice = plan?.script.first;
      if (plan !== undefined && choice !== undefined && this.choices.has(choice)) {
        this.plan = plan.script.copy();
        this.plan.next(step, this.choices);
        return { choice: flow.text(seen, choice), chance: plan.mean.value, playouts: playouts.made };
      }
    }
    const choice = greedily(playouts, step, listed, this.level.weighing);
    if (choice === undefined) throw new BrokenInvariant('no choice was weighed');
    return { choice: flow.text(seen, choice), chance: undefined, playouts: playouts.made };
  }

  /** The choices worth a thought; all, if none is. */
  private considered(seen: G, seat: Seat): readonly Choice[] {
    const all = this.choices.toArray();
    const worth = all.filter((choice) => this.brain.considers(seen, seat, choice));
    return worth.length > 0 ? worth : all;
  }
}
