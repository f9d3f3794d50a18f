import { type Choice, Choices, type Seat, type StateBase } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import type { GuestThought, Task } from '@carillon/seat';
import { AHEAD, chosenAhead, WatchedPlayouts } from './ahead.ts';
import { BadTask } from './bad-task.ts';
import { type Brain, evaluationOf, versionOf } from './brain.ts';
import { Answers } from './deep.ts';
import { Dice } from './dice.ts';
import { carefully, greedily } from './greedy.ts';
import {
  alone,
  type LaneFound,
  type LaneJob,
  type LanePosition,
  type Rounds,
  runLane,
  searchInLanes,
} from './lanes.ts';
import { type Level, mustBeLevel } from './levels.ts';
import { deepPlansFor, plansFor, type Report } from './plans.ts';
import { Playouts } from './playout.ts';
import { pursued } from './pursuit.ts';
import { dealerFor, readView } from './read-view.ts';
import { Script } from './script.ts';
import { Timer } from './timer.ts';

/** A choice of a computer player. The same task gives the same thought. */
export interface Thought extends GuestThought {
  /** Always there, even if it is `undefined`. */
  readonly chance: number | undefined;
}

/** A position as the player sees it, with its choices. */
interface Moment<G> {
  readonly seen: G;
  readonly step: number;
  readonly listed: readonly Choice[];
  readonly plan: Script;
}

/**
 * A computer player for one seat. It knows only views, and keeps nothing between tasks. Its random numbers come from
 * its own seed, which is independent of the game's dice.
 */
export class ComputerPlayer<G extends StateBase, View> {
  private readonly choices = new Choices();

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly level: Level,
    private readonly seed: number,
    /** A clock in milliseconds; without one, the player takes all the time that its playouts need. */
    private readonly now: () => number = () => 0,
    /** Called with its progress while it plans. */
    private readonly report?: Report,
  ) {
    mustBeLevel(level);
  }

  /** The version of its evaluation, and of its habits if it has beliefs. */
  get version(): string {
    const { brain, level } = this;
    const evaluation = versionOf(brain, level);
    return level.believes && brain.habits !== undefined ? `${evaluation} ${brain.habits}` : evaluation;
  }

  /** Chooses. Throws a `BadTask` if the view does not fit the title, or the seat has nothing to choose. */
  decide(task: Task<View>): Thought {
    return alone(this.deciding(task), (job) => this.lane(task, job));
  }

  /**
   * Chooses like `decide`, but others execute its lanes: yields the jobs of each round, and takes their results in the
   * same order. `executors` jobs are executed at the same time. The choice is the same for any number, unless the clock
   * stops a search.
   */
  *deciding(task: Task<View>, executors = 1): Rounds<Thought> {
    const at = this.momentOf(task);
    const known = this.unthinking(at, task.seat);
    if (known !== undefined) return known;
    const ahead = this.ahead(at, task);
    if (ahead !== undefined) return ahead;
    const own = this.isOwnTurn(at.seen, task.seat);
    if (own && this.level.pursues && this.isNewTurn(at.seen, task.seat)) return this.pursuing(at, task);
    if (!own || !this.level.plans) return this.weighing(at, task);
    return this.level.lanes > 1 ? yield* this.inLanes(at, executors) : this.planning(at, task);
  }

  /** Executes the job of a lane for this task. */
  lane(task: Task<View>, job: LaneJob): LaneFound {
    return runLane(this.positionOf(this.seenIn(task), task), job);
  }

  private seenIn({ view, seat }: Task<View>): G {
    const { flow } = this.brain.rules;
    const seen = readView(this.brain, view);
    if (!flow.seats.some((_, each) => each === seat) || !flow.mayChoose(seen, seat))
      throw new BadTask('not_asked', 'the seat is not asked');
    return seen;
  }

  private momentOf(task: Task<View>): Moment<G> {
    const { flow } = this.brain.rules;
    const seen = this.seenIn(task);
    flow.list(seen, task.seat, this.choices);
    const listed = this.considered(seen, task.seat);
    return { seen, listed, step: flow.stepAt(seen), plan: Script.of(task.plan ?? []) };
  }

  private positionOf(seen: G, { view, seat, moment, witnessed }: Task<View>): LanePosition<G, View> {
    const { brain, level, now } = this;
    const deal = dealerFor(brain, level, { view, witnessed });
    return { brain, seen, seat, deal, evaluate: evaluationOf(brain, level), dice: `${this.seed} ${moment}`, now };
  }

  /** A choice that needs no thought: the only one, or the next of the plan for this turn. */
  private unthinking({ seen, step, listed, plan }: Moment<G>, seat: Seat): Thought | undefined {
    const [only] = listed;
    if (only === undefined) throw new BadTask('not_asked', 'the seat has nothing to choose');
    const own = this.isOwnTurn(seen, seat);
    // Plans do not contain lone choices.
    const choice =
      listed.length === 1 ? only : own && !this.isNewTurn(seen, seat) ? plan.next(step, this.choices) : undefined;
    if (choice === undefined) return undefined;
    const rest = own ? plan.rest : [];
    return { choice: this.brain.rules.flow.text(seen, choice), chance: undefined, playouts: 0, plan: rest };
  }

  /** Weighs a question ahead of its own part of the turn by the plans that may follow, if its level plans. */
  private ahead({ seen, step, listed }: Moment<G>, task: Task<View>): Thought | undefined {
    const { brain, level } = this;
    if (!level.plans || !brain.ahead?.steps.has(step)) return undefined;
    const { deal, evaluate, dice } = this.positionOf(seen, task);
    const playouts = new WatchedPlayouts(
      brain.ahead,
      task.seat,
      step,
      ...([brain, seen, task.seat, deal, new Dice(dice), evaluate] as const),
    );
    const timer = new Timer(this.now, level.milliseconds);
    const chosen = chosenAhead(playouts, listed, { budget: AHEAD * level.weighing, timer });
    return { choice: brain.rules.flow.text(seen, chosen), chance: undefined, playouts: playouts.made, plan: [] };
  }

  /** Weighs single choices. */
  private weighing({ seen, step, listed, plan }: Moment<G>, task: Task<View>): Thought {
    const { brain, level } = this;
    const { deal, evaluate, dice } = this.positionOf(seen, task);
    const playouts = new Playouts(brain, seen, task.seat, deal, new Dice(dice), evaluate);
    const timer = new Timer(this.now, level.milliseconds);
    const budget = level.weighing;
    const weigh = level.lanes > 1 ? carefully : greedily;
    const choice = weigh(playouts, step, listed, { budget, timer });
    if (choice === undefined) throw new BrokenInvariant('no choice was weighed');
    const left = this.isOwnTurn(seen, task.seat) ? plan.rest : [];
    return { choice: brain.rules.flow.text(seen, choice), chance: undefined, playouts: playouts.made, plan: left };
  }

  /** Plans the turn with one intention. */
  private pursuing(at: Moment<G>, task: Task<View>): Thought {
    const { brain, level } = this;
    const { deal, evaluate, dice } = this.positionOf(at.seen, task);
    const playouts = new Playouts(brain, at.seen, task.seat, deal, new Dice(dice), evaluate);
    const pace = { budget: level.weighing, timer: new Timer(this.now, level.milliseconds) };
    const weighed = (): Choice | undefined => greedily(playouts, at.step, at.listed, pace);
    const script = pursued(playouts, level.planning);
    return this.begun(at, script && { script, chance: undefined }, weighed, () => playouts.made);
  }

  /** Plans the turn. */
  private planning(at: Moment<G>, task: Task<View>): Thought {
    const { brain, level } = this;
    const { deal, evaluate, dice } = this.positionOf(at.seen, task);
    const playouts = new Playouts(brain, at.seen, task.seat, deal, new Dice(dice), evaluate);
    const timer = new Timer(this.now, level.milliseconds);
    const [made] = level.answers
      ? deepPlansFor(playouts, new Answers(brain, playouts, task.seat), level.planning, timer, this.report)
      : plansFor(playouts, level.planning, 1, { timer, time: 1, report: this.report });
    const greedy = (): Choice | undefined => greedily(playouts, at.step, at.listed, { budget: level.weighing, timer });
    const planned = made && { script: made.script.copy(), chance: made.mean.value };
    return this.begun(at, planned, greedy, () => playouts.made);
  }

  private *inLanes(at: Moment<G>, executors: number): Rounds<Thought> {
    const { plans, playouts } = yield* searchInLanes(this.level, executors, this.report);
    const weighed = (): Choice | undefined => at.listed[0];
    return this.begun(at, plans[0], weighed, () => playouts);
  }

  /** Makes the first choice of a plan; if it is not listed, makes another choice. */
  private begun(
    at: Moment<G>,
    plan: { readonly script: Script; readonly chance: number | undefined } | undefined,
    otherwise: () => Choice | undefined,
    playouts: () => number,
  ): Thought {
    const { flow } = this.brain.rules;
    const choice = plan?.script.next(at.step, this.choices) ?? otherwise();
    if (choice === undefined) throw new BrokenInvariant('no choice was weighed');
    const { rest } = plan?.script ?? at.plan;
    return { choice: flow.text(at.seen, choice), chance: plan?.chance, playouts: playouts(), plan: rest };
  }

  private isOwnTurn(seen: G, seat: Seat): boolean {
    return this.brain.turnOf(seen) === seat;
  }

  private isNewTurn(seen: G, seat: Seat): boolean {
    return this.isOwnTurn(seen, seat) && (this.brain.beginsTurn(seen) || this.brain.plansAgain?.(seen) === true);
  }

  /** The choices worth considering; all choices if none is. */
  private considered(seen: G, seat: Seat): readonly Choice[] {
    const all = this.choices.toArray();
    const worth = all.filter((choice) => this.brain.considers(seen, seat, choice));
    return worth.length > 0 ? worth : all;
  }
}
