import type { Seat, StateBase } from '@carillon/flow';
import type { Brain } from './brain.ts';
import { Answers } from './deep.ts';
import { Dice } from './dice.ts';
import { Halving, playedInTurn, roundsFor } from './halving.ts';
import type { Level } from './levels.ts';
import { plansFor, type Report } from './plans.ts';
import { Mean, Playouts } from './playout.ts';
import { Script } from './script.ts';
import { Timer } from './timer.ts';

/**
 * A part of a search that is divided into lanes. Each lane has its own random numbers and its share of the playouts, so
 * the result does not depend on where it is executed.
 */
export interface LaneJob {
  readonly lane: number;
  /** 0 looks for plans; later rounds compare plans. */
  readonly round: number;
  /** The maximum number of playouts, once each plan has been played. */
  readonly playouts: number;
  /** The time limit in milliseconds, which only a slow machine reaches. */
  readonly milliseconds: number;
  /** The plans to compare, each as `Task.plan`. */
  readonly plans: readonly (readonly number[])[];
}

/** The result of a lane: its best plans, the best first, or the results of its job's plans, in their order. */
export interface LaneFound {
  readonly playouts: number;
  readonly plans: readonly LanePlan[];
}

/** A plan, as `Task.plan`, with the sum of its chances of winning over `count` playouts. */
export interface LanePlan {
  readonly plan: readonly number[];
  readonly count: number;
  readonly sum: number;
}

/** The number of plans that each lane contributes. */
const CONTRIBUTED = 4;
/** The share of the budget that finds plans. */
const SEEKING = 0.4;
/** The maximum and minimum number of plans that are compared, and the number of playouts for each. */
const [FIELD, LEAST, EACH] = [16, 4, 650];

/** A lane's facts about the position. */
export interface LanePosition<G extends StateBase, View> {
  readonly brain: Brain<G, View>;
  readonly seen: G;
  readonly seat: Seat;
  readonly deal: (g: G, below: (count: number) => number) => void;
  readonly evaluate: (g: G) => number;
  /** Names the random numbers of the player at this entry. */
  readonly dice: string;
  readonly now: () => number;
}

/** Executes one job. */
export function runLane<G extends StateBase, View>(position: LanePosition<G, View>, job: LaneJob): LaneFound {
  const { brain, seen, seat, deal, evaluate } = position;
  const dice = new Dice(`${position.dice} lane ${job.lane} round ${job.round}`);
  const playouts = new Playouts(brain, seen, seat, deal, dice, evaluate);
  const timer = new Timer(position.now, job.milliseconds);
  const plans = job.round === 0 ? sought(playouts, job, timer) : compared(playouts, position, job, timer);
  return { playouts: playouts.made, plans };
}

function sought<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  job: LaneJob,
  timer: Timer,
): readonly LanePlan[] {
  const found = plansFor(playouts, job.playouts, CONTRIBUTED, { timer, time: 1 });
  return found.slice(0, CONTRIBUTED).map(({ script, mean }) => {
    script.rewind();
    return { plan: script.rest, count: mean.count, sum: mean.value * mean.count };
  });
}

/**
 * Plays on after each plan, with the same cards and dice for all of them, until the playouts are used up. If
 * time is up, plans that were not reached do not count.
 */
function compared<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  { brain, seat }: LanePosition<G, View>,
  job: LaneJob,
  timer: Timer,
): readonly LanePlan[] {
  const answers = new Answers(brain, playouts, seat);
  const field = job.plans.map((plan) => ({ plan, script: Script.of(plan), mean: new Mean() }));
  const play = ({ script, mean }: (typeof field)[number]): void => mean.add(answers.play(script));
  playedInTurn(field, play, job.playouts, { playouts, timer, time: 1 });
  return field.map(({ plan, mean }) => ({ plan, ...mean.data }));
}

/** A search by rounds: yields the jobs of a round, and takes their results, in the order of the lanes. */
export type Rounds<Result> = Generator<readonly LaneJob[], Result, readonly LaneFound[]>;

const keyOf = (plan: readonly number[]): string => plan.join();
const meanOf = ({ sum, count }: LanePlan): number => (count === 0 ? 0 : sum / count);

/** The best plans of all lanes: the best of each lane first, then the second best of each, without duplicates. */
function merged(found: readonly LaneFound[], most: number): readonly LanePlan[] {
  const field = new Map<string, LanePlan>();
  for (let place = 0; place < CONTRIBUTED; place++) {
    for (const { plans } of found) {
      const each = plans[place];
      if (each === undefined || (!field.has(keyOf(each.plan)) && field.size >= most)) continue;
      if (!field.has(keyOf(each.plan))) field.set(keyOf(each.plan), { plan: each.plan, count: 0, sum: 0 });
    }
  }
  return [...field.values()];
}

/** Adds the results of the lanes to the sums of the plans, in the order of the lanes; the best come first. */
function summed(field: readonly LanePlan[], found: readonly LaneFound[]): readonly LanePlan[] {
  const sums = field.map(({ plan, count, sum }, i) => {
    const parts = found.map(({ plans }) => plans[i] ?? { count: 0, sum: 0 });
    return {
      plan,
      count: parts.reduce((all, part) => all + part.count, count),
      sum: parts.reduce((all, part) => all + part.sum, sum),
    };
  });
  return sums
    .map((each, place) => ({ each, place }))
    .sort((a, b) => meanOf(b.each) - meanOf(a.each) || a.place - b.place)
    .map(({ each }) => each);
}

/** The result of a search in lanes: its plans, the best first, and the playouts of all lanes. */
export interface Searched {
  readonly plans: readonly { readonly script: Script; readonly chance: number }[];
  readonly playouts: number;
}

type Budget = Pick<Level, 'planning' | 'milliseconds' | 'lanes'>;

/** Makes jobs for the lanes, and counts their playouts. */
class Jobs {
  private readonly spent: number[];
  private readonly share: number;
  /** The milliseconds of a lane; if there are fewer executors than lanes, lanes share the time. */
  private readonly time: number;

  constructor({ planning, milliseconds, lanes }: Budget, executors: number) {
    this.spent = Array<number>(lanes).fill(0);
    this.share = Math.ceil(planning / lanes);
    this.time = (milliseconds * Math.min(lanes, executors)) / lanes;
  }

  get playouts(): number {
    return this.spent.reduce((sum, each) => sum + each, 0);
  }

  seeking(): readonly LaneJob[] {
    const job = { round: 0, playouts: Math.ceil(this.share * SEEKING), milliseconds: this.time * SEEKING, plans: [] };
    return this.spent.map((_, lane) => ({ lane, ...job }));
  }

  /** The jobs of a comparison. A plan without a rival is played once, for its chance. */
  comparing(halving: Halving<LanePlan>, rounds: number): readonly LaneJob[] {
    const { left, toCome } = halving;
    const plans = left.map(({ plan }) => plan);
    const milliseconds = (this.time * (1 - SEEKING)) / rounds;
    return this.spent.map((spent, lane) => {
      const playouts = left.length === 1 ? 1 : Math.max(1, halving.shareOf(this.share - spent));
      return { lane, round: rounds - toCome + 1, playouts, milliseconds, plans };
    });
  }

  done(found: readonly LaneFound[]): readonly LaneFound[] {
    found.forEach(({ playouts }, lane) => {
      this.spent[lane] = (this.spent[lane] ?? 0) + playouts;
    });
    return found;
  }
}

/**
 * Searches in lanes, by rounds: each lane looks for plans; then all lanes compare the best plans of all lanes by the
 * turns that follow, and each round halves the field. `executors` lanes are executed at the same time.
 */
export function* searchInLanes(level: Budget, executors: number, report?: Report): Rounds<Searched> {
  const jobs = new Jobs(level, executors);
  const most = Math.max(LEAST, Math.min(FIELD, Math.round(level.planning / EACH)));
  const field = merged(jobs.done(yield jobs.seeking()), most);
  const rounds = Math.max(1, roundsFor(field.length));
  const halving = new Halving(field, rounds);
  while (halving.toCome > 0) {
    const order = summed(halving.left, jobs.done(yield jobs.comparing(halving, rounds)));
    const [first] = order;
    if (first !== undefined) report?.(meanOf(first), jobs.playouts);
    halving.end(order);
  }
  const plans = halving.ranked.map((each) => ({ script: Script.of(each.plan), chance: meanOf(each) }));
  return { plans, playouts: jobs.playouts };
}

/** Goes through the rounds of a search, with all lanes executed here, one after another. */
export function alone<Result>(rounds: Rounds<Result>, execute: (job: LaneJob) => LaneFound): Result {
  let step = rounds.next();
  while (!step.done) step = rounds.next(step.value.map(execute));
  return step.value;
}
