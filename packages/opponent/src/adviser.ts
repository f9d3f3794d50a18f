import { type Choice, Choices, type Seat, type StateBase } from '@carillon/flow';
import type { Task } from '@carillon/seat';
import type { Advice, AdvisedPlan, Basis } from './advice.ts';
import { AHEAD, coursesAhead, WatchedPlayouts } from './ahead.ts';
import { type Outline, toldApart } from './alike.ts';
import { BadTask } from './bad-task.ts';
import { type Brain, correctedOf, versionOf } from './brain.ts';
import { Answers } from './deep.ts';
import { Dice } from './dice.ts';
import { Fights } from './fights.ts';
import { alone, runLane, searchInLanes } from './lanes.ts';
import { type Level, mustBeLevel } from './levels.ts';
import { type Measured, Measuring } from './measuring.ts';
import { deepPlansFor, plansFor } from './plans.ts';
import { best, Mean, Playouts } from './playout.ts';
import { dealerFor, readView } from './read-view.ts';
import type { PlannedChoice, Recited } from './recital.ts';
import { Script } from './script.ts';
import { Timer } from './timer.ts';

/** The task of an adviser. */
export interface AdviceTask<View> extends Pick<Task<View>, 'view' | 'seat' | 'moment' | 'witnessed'> {
  /** The maximum number of plans to return. */
  readonly plans: number;
  /** A choice that was made: its best plan comes first, then plans that begin otherwise. */
  readonly made?: string | undefined;
}

/** The number of playouts that measure each plan shown. */
const MEASURED = 256;
/** For each plan shown, how many are looked through for such as do not look alike. */
const CANDIDATES = 5;

/** A plan that was found, as a reader will see it. */
interface OutlinedPlan extends Outline {
  readonly script: Script;
  readonly log: readonly unknown[];
  readonly choices: readonly PlannedChoice[];
}

/** A plan as a reader sees it, and its results in each playout. */
interface MeasuredPlan {
  readonly plan: AdvisedPlan;
  readonly results: Measured;
}

/**
 * Shows a seat's best plans from its view, with their worth and the reasons for it. It plans like a computer player,
 * and knows only what that would know. In the enemy's turn, and for a level that does not plan, a plan is a single
 * choice.
 */
export class Adviser<G extends StateBase, View> {
  private readonly choices = new Choices();
  private readonly evaluate: (g: G) => number;

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly level: Level,
    private readonly seed: number,
  ) {
    mustBeLevel(level);
    this.evaluate = correctedOf(brain, level);
  }

  /** Throws a `BadTask` if the view does not fit the title, or the seat is not asked. */
  advise(task: AdviceTask<View>): Advice {
    const seen = this.read(task);
    const { flow } = this.brain.rules;
    const step = flow.stepAt(seen);
    const measuring = new Measuring(
      this.brain,
      seen,
      task.seat,
      () => this.dealerOf(task),
      `${this.seed} ${task.moment}`,
      this.evaluate,
    );
    const measured = this.toldAt(seen, step, task, measuring).map((outlined) => measuredBy(measuring, outlined));
    const sorted = task.made === undefined ? measured.toSorted((a, b) => b.plan.chance - a.plan.chance) : measured;
    const { telling } = this.brain;
    return {
      plans: sorted.map(({ plan }) => plan),
      ahead: this.isAhead(step),
      basis: this.basisAt(seen, step, task.seat, measuring.goesOn),
      ...leadOf(sorted),
      features: telling.features,
      playouts: MEASURED * sorted.length,
      version: versionOf(this.brain, this.level),
    };
  }

  /** How a player of this level decides here. */
  private basisAt(seen: G, step: number, seat: Seat, goesOn: boolean): Basis {
    const { brain, level } = this;
    if (this.isAhead(step)) return 'lot';
    if (brain.turnOf(seen) !== seat) return 'playouts';
    if (level.pursues && (brain.beginsTurn(seen) || brain.plansAgain?.(seen) === true)) return 'few';
    return level.answers && goesOn ? 'further' : 'playouts';
  }

  private dealerOf(task: AdviceTask<View>): ReturnType<Brain<G, View>['dealer']> {
    return dealerFor(this.brain, this.level, task);
  }

  private read({ view, seat }: AdviceTask<View>): G {
    const { rules } = this.brain;
    const seen = readView(this.brain, view);
    if (seat < 0 || seat >= rules.flow.seats.length || !rules.flow.mayChoose(seen, seat))
      throw new BadTask('not_asked', 'the seat is not asked');
    rules.flow.list(seen, seat, this.choices);
    return seen;
  }

  /**
   * The best plans, of which no two look alike; after a choice that was made, its best plan, then plans that begin
   * otherwise.
   */
  private toldAt(
    seen: G,
    step: number,
    task: AdviceTask<View>,
    measuring: Measuring<G, View>,
  ): readonly OutlinedPlan[] {
    const found = this.found(seen, step, task);
    const intentions = this.brain.intending?.list(seen, task.seat) ?? [];
    const outlined = (script: Script): OutlinedPlan => {
      const { log, choices } = this.seenBy(task.seat, measuring.replay(script));
      const intended = this.brain.intending?.pursued(intentions, log);
      // The log does not show a choice ahead of the turn, in which plans differ then.
      const gist = this.isAhead(step) ? [] : this.brain.telling.gist(log);
      return { script, choice: this.firstOf(script, seen, step), log, intended, gist, choices };
    };
    if (task.made === undefined)
      return toldApart(
        this.varied(found, step)
          .slice(0, CANDIDATES * task.plans)
          .map(outlined),
        task.plans,
      );
    const made = this.brain.rules.flow.parse(seen, task.made);
    const others = found.filter((script) => firstIn(script, step, this.choices) !== made);
    const own = made === undefined ? [] : [ownPlan(found, made, step, this.choices)];
    const scripts = [...own, ...this.varied(others, step)];
    return scripts.slice(0, task.plans).map(outlined);
  }

  /** A plan with the entries of its log that a seat may read. */
  private seenBy(seat: Seat, { log, choices }: Recited): Pick<OutlinedPlan, 'log' | 'choices'> {
    const read = log.map((entry) => this.brain.rules.logFor(entry, seat) ?? []);
    const upTo = (count: number): number => read.slice(0, count).flat().length;
    return { log: read.flat(), choices: choices.map((each) => ({ ...each, logged: upTo(each.logged) })) };
  }

  /** All plans that were found, best first. */
  private found(seen: G, step: number, task: AdviceTask<View>): readonly Script[] {
    if (this.isAhead(step)) return this.ahead(seen, step, task);
    if (this.level.plans && this.brain.turnOf(seen) === task.seat) return this.planned(seen, task);
    return this.singles(this.playoutsOf(seen, task), seen, step, task.seat);
  }

  private isAhead(step: number): boolean {
    return this.level.plans && this.brain.ahead?.steps.has(step) === true;
  }

  /** The best plan found after each choice, for a question that comes before the seat's part of the turn. */
  private ahead(seen: G, step: number, task: AdviceTask<View>): readonly Script[] {
    const { brain, level } = this;
    if (brain.ahead === undefined) return [];
    const dice = new Dice(`${this.seed} ${task.moment}`);
    const position = [brain, seen, task.seat, this.dealerOf(task), dice, this.evaluate] as const;
    const playouts = new WatchedPlayouts(brain.ahead, task.seat, step, ...position);
    const timer = new Timer(() => 0, 1);
    const courses = coursesAhead(playouts, this.worthy(seen, task.seat), { budget: AHEAD * level.weighing, timer });
    return best(courses, courses.length).map(({ script }) => script);
  }

  /** The choices worth considering; all choices if none is. */
  private worthy(seen: G, seat: Seat): readonly Choice[] {
    const all = this.choices.toArray();
    const worth = all.filter((choice) => this.brain.considers(seen, seat, choice));
    return worth.length > 0 ? worth : all;
  }

  private playoutsOf(seen: G, task: AdviceTask<View>): Playouts<G, View> {
    const dice = new Dice(`${this.seed} ${task.moment}`);
    return new Playouts(this.brain, seen, task.seat, this.dealerOf(task), dice, this.evaluate);
  }

  /** The plans that a computer player of this level finds. */
  private planned(seen: G, task: AdviceTask<View>): readonly Script[] {
    const { brain, evaluate, level } = this;
    if (level.lanes > 1) {
      const dice = `${this.seed} ${task.moment}`;
      const position = { brain, seen, seat: task.seat, deal: this.dealerOf(task), evaluate, dice, now: () => 0 };
      return alone(searchInLanes(level, 1), (job) => runLane(position, job)).plans.map(({ script }) => script);
    }
    const playouts = this.playoutsOf(seen, task);
    const found = level.answers
      ? deepPlansFor(playouts, new Answers(brain, playouts, task.seat), level.planning, new Timer(() => 0, 1))
      : plansFor(playouts, level.planning, task.plans);
    return found.map(({ script }) => script);
  }

  /** Each choice by itself, the best first. */
  private singles(playouts: Playouts<G, View>, seen: G, step: number, seat: Seat): readonly Script[] {
    const tried = this.worthy(seen, seat).map((choice) => ({ script: single(step, choice), mean: new Mean() }));
    const share = Math.max(1, Math.floor(this.level.weighing / tried.length));
    for (const { script, mean } of tried)
      for (let i = 0; i < share; i++) {
        playouts.meet(i);
        mean.add(playouts.play(script));
      }
    return best(tried, tried.length).map(({ script }) => script);
  }

  /** Plans with different beginnings first, each group in its order. */
  private varied(scripts: readonly Script[], step: number): readonly Script[] {
    const begun = new Set<Choice | undefined>();
    const [fresh, again]: [Script[], Script[]] = [[], []];
    for (const script of scripts) {
      const first = firstIn(script, step, this.choices);
      (begun.has(first) ? again : fresh).push(script);
      begun.add(first);
    }
    return [...fresh, ...again];
  }

  private firstOf(script: Script, seen: G, step: number): string {
    const first = firstIn(script, step, this.choices);
    return first === undefined ? '' : this.brain.rules.flow.text(seen, first);
  }
}

function measuredBy<G extends StateBase, View>(
  measuring: Measuring<G, View>,
  { script, choice, log, choices, intended }: OutlinedPlan,
): MeasuredPlan {
  const fights = new Fights();
  const results = measuring.measure(script, MEASURED, fights);
  const { chance, error, gained } = results;
  return {
    results,
    plan: {
      ...{ choice, log, choices, intended, chance, error },
      ...gained,
      fights: fights.summary,
      worths: results.worths(measuring.sign),
    },
  };
}

/** How much better the first of these plans is than the second. */
function leadOf([first, second]: readonly MeasuredPlan[]): Pick<Advice, 'lead'> {
  if (first === undefined || second === undefined) return {};
  const { loss: by, error } = first.results.over(second.results);
  return { lead: { by, error } };
}

function single(step: number, choice: Choice): Script {
  const script = new Script();
  script.push(step, choice);
  return script;
}

/** The first choice of a plan, at the step that asks. */
function firstIn(script: Script, step: number, listed: Choices): Choice | undefined {
  script.rewind();
  const first = script.next(step, listed);
  script.rewind();
  return first;
}

/** The best plan that begins with a choice; if none does, a plan with only this choice. */
function ownPlan(found: readonly Script[], made: Choice, step: number, listed: Choices): Script {
  return found.find((script) => firstIn(script, step, listed) === made) ?? single(step, made);
}
