import { CHANCE, type Choice, Choices, copyInto, OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { type Below, BrokenInvariant } from '@carillon/kit';
import type { Brain, Policy } from './brain.ts';
import type { Script } from './script.ts';

/** A limit of choices above that of any turn. */
const FUEL = 20_000;

/** An own choice in a plan. */
export interface PlannedChoice {
  readonly text: string;
  /** The step that asks for it, and the depth of its procedure: a march is deeper than the choice to march. */
  readonly step: number;
  readonly depth: number;
  /** How many entries the plan's log has before it. */
  readonly logged: number;
}

/** A plan that was played once. */
export interface Recited {
  /** The log of the plan, as far as dice and the enemy let it go. */
  readonly log: readonly unknown[];
  /** The seat's own choices on the way, in order, lone answers included. */
  readonly choices: readonly PlannedChoice[];
  /** The number of its choices that are left. */
  readonly left: number;
}

/** Plays a plan once and describes it by the log of the seat's own choices. */
export class Recital<G extends StateBase, View> {
  private readonly g: G;
  private readonly listed = new Choices();
  private readonly policy: Policy<G>;

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly seen: G,
    private readonly seat: Seat,
    private readonly deal: (g: G, below: Below) => void,
  ) {
    this.g = brain.rules.blank();
    this.policy = brain.policy();
  }

  /** Plays a plan as far as dice and the enemy let it go. */
  replay(script: Script, below: Below): Recited {
    const { brain, g, listed, seat } = this;
    const { flow } = brain.rules;
    const log: unknown[] = [];
    const choices: PlannedChoice[] = [];
    const say = (entry: unknown): void => {
      const { type, side } = entry as { readonly type: string; readonly side?: unknown };
      if (!brain.telling.deeds.has(type) || (side !== undefined && side !== flow.seats[seat])) return;
      if (brain.telling.sees?.(this.seen, entry) !== false) log.push(entry);
    };
    copyInto(g, this.seen);
    // A question before a turn is shown together with that turn.
    let beginnings = brain.ahead?.early.has(flow.stepAt(g)) === true ? 1 : 0;
    this.deal(g, below);
    this.policy.begin();
    script.rewind();
    for (let fuel = FUEL; script.left > 0 && flow.who(g) !== OVER; fuel--) {
      if (fuel === 0) throw new BrokenInvariant(`a turn does not end: ${flow.breadcrumb(g)}`);
      if (fuel < FUEL && brain.beginsTurn(g) && beginnings-- === 0) break;
      const asked = this.askedNow();
      flow.list(g, asked, listed);
      const planned = asked === seat ? script.next(flow.stepAt(g), listed) : undefined;
      const choice = planned ?? this.other(asked, below);
      const isOwn = asked === seat;
      if (isOwn) choices.push({ text: flow.text(g, choice), ...this.placeNow(), logged: log.length });
      flow.take(g, asked, choice, isOwn ? say : undefined);
    }
    return { log, choices, left: script.left };
  }

  private other(asked: Seat, below: Below): Choice {
    const { g, listed } = this;
    if (listed.count === 1) return listed.get(0);
    if (asked !== CHANCE) return listed.get(this.policy.pick(g, asked, listed, below));
    let left = below(listed.totalWeight);
    for (let i = 0; i < listed.count; i++) {
      left -= listed.weightOf(i);
      if (left < 0) return listed.get(i);
    }
    throw new BrokenInvariant('the weights do not add up');
  }

  private placeNow(): Pick<PlannedChoice, 'step' | 'depth'> {
    const { flow } = this.brain.rules;
    return { step: flow.stepAt(this.g), depth: flow.breadcrumb(this.g).split(' > ').length };
  }

  /** The seat that is asked; of several asked together, the first that has not answered. */
  private askedNow(): Seat {
    const who = this.brain.rules.flow.who(this.g);
    return who === TOGETHER ? this.nextOfSeveral() : who;
  }

  private nextOfSeveral(): Seat {
    const { flow } = this.brain.rules;
    for (let seat = 0; seat < flow.seats.length; seat++)
      if (flow.mayChoose(this.g, seat) && !flow.hasAnswered(this.g, seat)) return seat;
    throw new BrokenInvariant('nobody is asked');
  }
}
