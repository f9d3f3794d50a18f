import type { Choice, Choices, Seat, StateBase } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Ahead } from './brain.ts';
import { drawn } from './drawn.ts';
import { halved, roundsFor } from './halving.ts';
import { mixed } from './mixed.ts';
import { best, Mean, Playouts } from './playout.ts';
import { Script } from './script.ts';
import type { Timer } from './timer.ts';

/** The factor by which such a question has more playouts than a single choice. */
export const AHEAD = 2;
/** The share of the playouts that look for plans; the rest compares them. */
const SEEKING = 0.5;
/** The number of plans per choice that are varied and compared. */
const FIELD = 4;
/** The enemy's possible answers. */
const ANSWERS = 2;

/** Playouts that note the enemy's answer at the step where they begin. */
export class WatchedPlayouts<G extends StateBase, View> extends Playouts<G, View> {
  /** The answer in the last playout, 0 or 1; 0 if the enemy was not asked. */
  answer = 0;

  constructor(
    private readonly ahead: Ahead<G>,
    /** The seat that chooses, and the step at which both do. */
    private readonly chooser: Seat,
    readonly step: number,
    ...rest: ConstructorParameters<typeof Playouts<G, View>>
  ) {
    super(...rest);
  }

  override choose(g: G, seat: Seat, step: number, listed: Choices): Choice {
    const choice = super.choose(g, seat, step, listed);
    if (seat !== this.chooser && step === this.step) this.answer = this.ahead.answer(g, choice);
    return choice;
  }
}

/** A plan that begins with a choice, and its results against each answer. */
export interface Course {
  readonly script: Script;
  readonly mean: Mean;
  readonly against: readonly Mean[];
}

/**
 * Answers a question that comes before the seat's own part of the turn, such as which card to play. A choice is worth
 * as much as the best plan found after it, measured against each of the enemy's two answers. If no choice is best
 * against both, the player mixes choices at random.
 */
export function chosenAhead<G extends StateBase, View>(
  playouts: WatchedPlayouts<G, View>,
  listed: readonly Choice[],
  pace: Weighing,
): Choice {
  const worths = coursesAhead(playouts, listed, pace).map(({ mean, against }) =>
    against.map((each) => (each.count === 0 ? mean.value : each.value)),
  );
  return at(
    listed,
    drawn(mixed(worths), listed.length, (count) => playouts.below(count)),
  );
}

/** The limits for weighing such a question. */
interface Weighing {
  readonly budget: number;
  readonly timer: Pick<Timer, 'used'>;
}

/** The best plan found after each choice, in the order of the choices. */
export function coursesAhead<G extends StateBase, View>(
  playouts: WatchedPlayouts<G, View>,
  listed: readonly Choice[],
  { budget, timer }: Weighing,
): readonly Course[] {
  const share = Math.max(FIELD, Math.floor(budget / listed.length));
  return listed.map((choice, i) =>
    bestCourse(playouts, beginning(playouts.step, choice), { budget: share, timer, time: (i + 1) / listed.length }),
  );
}

function beginning(step: number, choice: Choice): Script {
  const made = new Script();
  made.push(step, choice);
  return made;
}

const course = (script: Script): Course => ({
  script,
  mean: new Mean(),
  against: Array.from({ length: ANSWERS }, () => new Mean()),
});

interface Pace extends Weighing {
  /** The share of the time after which it stops. */
  readonly time: number;
}

function bestCourse<G extends StateBase, View>(
  playouts: WatchedPlayouts<G, View>,
  begun: Script,
  { budget, timer, time }: Pace,
): Course {
  const end = playouts.made + budget;
  const since = timer.used;
  const seeking = { budget: Math.ceil(budget * SEEKING), timer, time: since + (time - since) * SEEKING };
  const field = sought(playouts, begun, seeking).map(({ script }) => course(script));
  // The last remaining course is also played once more.
  const rounds = roundsFor(field.length) + 1;
  const play = (each: Course): void => tried(playouts, each);
  return at(halved(field, { playouts, timer, time, end, rounds, play }), 0);
}

/** Plans with this beginning, at least one: found by policy at first, then by varying the best of them. */
function sought<G extends StateBase, View>(
  playouts: WatchedPlayouts<G, View>,
  begun: Script,
  { budget, timer, time }: Pace,
): readonly Course[] {
  const found: Course[] = [];
  for (let i = 0; i < budget && (i === 0 || timer.used < time); i++) {
    const parents = 2 * i < budget ? [] : best(found, FIELD);
    const parent = parents[parents.length > 1 ? playouts.below(parents.length) : 0]?.script;
    const script = new Script();
    const head = parent?.head(1 + playouts.below(parent.length)) ?? begun;
    const made = course(script);
    made.mean.add(playouts.play(head, script));
    found.push(made);
  }
  return best(found, FIELD);
}

function tried<G extends StateBase, View>(playouts: WatchedPlayouts<G, View>, { script, mean, against }: Course): void {
  playouts.answer = 0;
  const value = playouts.play(script);
  mean.add(value);
  at(against, playouts.answer).add(value);
}
