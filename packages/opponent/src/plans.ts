import type { StateBase } from '@carillon/flow';
import type { Answers } from './deep.ts';
import { halved, roundsFor } from './halving.ts';
import type { Playouts } from './playout.ts';
import { best, Mean } from './playout.ts';
import { Script } from './script.ts';
import type { Timer } from './timer.ts';

/** A plan for a turn, and its results so far. */
export interface Plan {
  readonly script: Script;
  readonly mean: Mean;
}

/** The share of the budget that looks for plans; the rest compares them. */
const SEEKING = 0.4;
/** The share of that which varies the best plans found so far: with their beginning, and another continuation. */
const VARYING = 0.6;
/** The number of plans that are varied, and of playouts until they are chosen again. */
const [VARIED, AGAIN] = [8, 32];
/**
 * The maximum and minimum number of plans compared, and the playouts for each: few plans are compared better than many.
 */
const [FIELD, LEAST, EACH] = [48, 8, 27];

/** The number of playouts that prove a plan. */
const PROVEN = 3;
/** One in this many of the playouts that vary plans proves a plan instead. */
const PROVING_ONE_IN = 2;

/** The limits of a search. */
interface Pace {
  readonly timer: Pick<Timer, 'used'>;
  /** The share of the time after which it stops. */
  readonly time: number;
  /** Called from time to time with the chance of winning with the best plan so far, and the turns played so far. */
  readonly report?: Report | undefined;
}

export type Report = (chance: number, made: number) => void;

const UNHURRIED: Pace = { timer: { used: 0 }, time: 1 };

/**
 * Plays the turn many times by policy, and keeps the seat's choices in each as a plan; later playouts begin like the
 * best of these plans. Then replays the best plans with other cards, dice and answers, and halves the field until one
 * is left (sequential halving). Returns the best plans, the best first.
 */
export function plansFor<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  budget: number,
  wanted = 1,
  { timer, time, report }: Pace = UNHURRIED,
): readonly Plan[] {
  const end = playouts.made + budget;
  const found = soughtFor(playouts, Math.ceil(budget * SEEKING), { timer, time: time * SEEKING });
  const field = found.slice(0, Math.max(LEAST, wanted, Math.min(FIELD, Math.round(budget / EACH))));
  return halved(field, {
    ...{ playouts, timer, time, end, wanted, rounds: roundsFor(field.length, wanted) },
    play: ({ script, mean }) => mean.add(playouts.play(script)),
    report: ({ mean }) => report?.(mean.value, playouts.made),
  });
}

/**
 * Plans found by playing turns: at first by policy alone, then with the beginnings of the best plans. A plan that did
 * well once may have had lucky dice, and of many plans the luckiest look best. So, alternately, the best plans are
 * played again until they are proven, and only proven plans are varied. Proven plans come first, the best first in each
 * group.
 */
function soughtFor<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  budget: number,
  { timer, time }: Pace,
): readonly Plan[] {
  const found = new Map<string, Plan>();
  const [begun, end] = [playouts.made, playouts.made + budget];
  const varying = begun + Math.ceil(budget * (1 - VARYING));
  let parents: readonly Plan[] = [];
  while (playouts.made < end && (found.size === 0 || timer.used < time)) {
    const since = playouts.made - varying;
    const doubted = since >= 0 && since % PROVING_ONE_IN === 0 ? bestUnproven(found.values()) : undefined;
    if (doubted !== undefined) {
      doubted.mean.add(playouts.play(doubted.script));
      continue;
    }
    if (since >= 0 && since % AGAIN < PROVING_ONE_IN) parents = best([...found.values()].filter(isProven), VARIED);
    const script = new Script();
    const beginning = beginningOf(parents, playouts);
    const value = playouts.play(beginning, script, beginning === undefined ? intentionFor(playouts, begun) : undefined);
    const known = found.get(script.key) ?? { script, mean: new Mean() };
    known.mean.add(value);
    found.set(script.key, known);
  }
  const all = [...found.values()];
  const [proven, unproven] = [all.filter(isProven), all.filter((plan) => !isProven(plan))];
  return [...best(proven, proven.length), ...best(unproven, unproven.length)];
}

/** The intention of the next turn that is played by policy; `undefined` if it has none. */
function intentionFor<G extends StateBase, View>(playouts: Playouts<G, View>, begun: number): number | undefined {
  const played = playouts.made - begun;
  const { intentions, intendsOneIn } = playouts;
  if (intentions === 0 || intendsOneIn === 0 || played % intendsOneIn !== 0) return undefined;
  return (played / intendsOneIn) % intentions;
}

const isProven = ({ mean }: Plan): boolean => mean.count >= PROVEN;

/** The best of the plans that are not yet proven; `undefined` if all are. */
function bestUnproven(found: Iterable<Plan>): Plan | undefined {
  let most: Plan | undefined;
  for (const plan of found)
    if (!isProven(plan) && (most === undefined || plan.mean.value > most.mean.value)) most = plan;
  return most;
}

/** The beginning of a random one of these plans, cut at a random place; `undefined` if there are no plans. */
function beginningOf<G extends StateBase, View>(
  parents: readonly Plan[],
  playouts: Playouts<G, View>,
): Script | undefined {
  const parent = parents[parents.length > 1 ? playouts.below(parents.length) : 0];
  return parent?.script.head(playouts.below(parent.script.length + 1));
}

/** The share of a deep search that finds plans and compares them by the turn alone. */
const SHALLOW = 0.4;
/** The number of plans that are examined further. */
const LOOKED_AT = 8;

/**
 * Like `plansFor`, but compares the best plans by the turns that follow: the enemy's best answer, and the seat's own.
 */
export function deepPlansFor<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  answers: Answers<G, View>,
  budget: number,
  timer: Timer,
  report?: Report,
): readonly Plan[] {
  const end = playouts.made + budget;
  const shallow = Math.ceil(budget * SHALLOW);
  const found = plansFor(playouts, shallow, LOOKED_AT, { timer, time: SHALLOW, report }).slice(0, LOOKED_AT);
  const field = found.map(({ script }) => ({ script, mean: new Mean() }));
  const play = ({ script, mean }: Plan): void => mean.add(answers.play(script));
  if (field.length === 1) field.forEach(play);
  return halved(field, {
    ...{ playouts, timer, time: 1, end, rounds: roundsFor(field.length), play },
    report: ({ mean }) => report?.(mean.value, playouts.made),
  });
}
