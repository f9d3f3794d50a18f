import type { StateBase } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import {
  type Advice,
  Adviser,
  type AnyBrain,
  BadTask,
  ComputerPlayer,
  inStyle,
  Judge,
  type LaneFound,
  type LaneJob,
  LEVEL,
  type Level,
  partOf,
  type Verdict,
} from '@carillon/opponent';
import { styleOf, type Task } from '@carillon/seat';
import { BRAINS } from '@carillon/titles/brains';
import type {
  ComputerAdviceTask,
  ComputerJudgeTask,
  ComputerLaneTask,
  ComputerTask,
  ComputerThought,
  Progress,
} from '../shared/computer.ts';

/** The brain of a title, and a level. Throws a `BadTask` if either does not exist. */
async function playerOf({
  title,
  level,
  seed,
  style = 'balanced',
  budget = 1,
}: Pick<ComputerTask, 'title' | 'level' | 'seed' | 'style' | 'budget'>): Promise<{
  readonly brain: AnyBrain;
  readonly level: Level;
}> {
  const brain = await BRAINS.get(title)?.();
  if (brain === undefined) throw new BadTask('bad_level', `nobody plays ${title} as a ${level}`);
  return { brain: inStyle(brain, styleOf(level, style, seed)), level: partOf(LEVEL[level], budget) };
}

/** Executes the lanes of a search, in the order of the jobs. */
export type Lanes = (jobs: readonly LaneJob[]) => Promise<readonly LaneFound[]>;

/** The computer player that a task names, and its task. */
async function seated(
  { title, level, seed, style, budget, view, ...task }: ComputerTask,
  now: () => number,
  report?: (progress: Progress) => void,
): Promise<{ readonly player: ComputerPlayer<StateBase, Json>; readonly task: Task<Json> }> {
  const found = await playerOf({ title, level, seed, ...(style && { style }), ...(budget && { budget }) });
  const reported = (chance: number, playouts: number): void => report?.({ chance, playouts });
  const player = new ComputerPlayer(found.brain, found.level, seed, now, reported);
  return { player, task: { ...task, view: view as Json } };
}

/** The clock that limits a search, in milliseconds. */
const CLOCK = (): number => performance.now();

/** Thinks in this thread; with `elsewhere`, its lanes are executed by others, `executors` at the same time. */
type Think = (
  asked: ComputerTask,
  report?: (progress: Progress) => void,
  elsewhere?: { readonly executors: number; readonly execute: Lanes },
) => Promise<ComputerThought>;

/** Thinks within the limits of a clock in milliseconds. */
export const thinkerBy =
  (now: () => number): Think =>
  async (asked, report, elsewhere) => {
    const { player, task } = await seated(asked, now, report);
    const { version } = player;
    if (elsewhere === undefined) return { ...player.decide(task), version };
    const deciding = player.deciding(task, elsewhere.executors);
    let step = deciding.next();
    while (!step.done) step = deciding.next(await elsewhere.execute(step.value));
    return { ...step.value, version };
  };

export const think: Think = thinkerBy(CLOCK);

/** Executes one lane of a search in this thread. */
export const lane = async ({ lane: job, ...asked }: ComputerLaneTask): Promise<LaneFound> => {
  const { player, task } = await seated(asked, CLOCK);
  return player.lane(task, job);
};

/** Advises in this thread. */
export const advise = async ({ title, level, seed, style, view, ...task }: ComputerAdviceTask): Promise<Advice> => {
  const player = await playerOf({ title, level, seed, ...(style && { style }) });
  return new Adviser(player.brain, player.level, seed).advise({ ...task, view: view as Json });
};

/** Judges a turn in this thread. */
export const judge = async ({ title, level, seed, view, after, ...task }: ComputerJudgeTask): Promise<Verdict> => {
  const player = await playerOf({ title, level, seed });
  return new Judge(player.brain, player.level, seed).judge({
    ...task,
    view: view as Json,
    after: 'view' in after ? { view: after.view as Json } : after,
  });
};
