import type { Json } from '@carillon/kit';
import {
  type Advice,
  Adviser,
  type AnyBrain,
  BadTask,
  ComputerPlayer,
  isLevel,
  Judge,
  LEVEL,
  type Level,
  type Verdict,
} from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import type { ComputerAdviceTask, ComputerJudgeTask, ComputerTask, ComputerThought, Progress } from './computer.ts';

/** The brain of a title, and a level. Throws a `BadTask` if there are none. */
async function playerOf(title: string, level: string): Promise<{ readonly brain: AnyBrain; readonly level: Level }> {
  const brain = await BRAINS.get(title)?.();
  if (brain === undefined || !isLevel(level)) throw new BadTask('bad_level', `nobody plays ${title} as a ${level}`);
  return { brain, level: LEVEL[level] };
}

/** Thinks in this very thread: for the worker that does nothing else, and for tests. */
export const think = async (
  { title, level, seed, view, ...task }: ComputerTask,
  tell?: (progress: Progress) => void,
): Promise<ComputerThought> => {
  const found = await playerOf(title, level);
  const player = new ComputerPlayer(
    found.brain,
    found.level,
    seed,
    () => performance.now(),
    (chance, playouts) => tell?.({ chance, playouts }),
  );
  return { ...player.decide({ ...task, view: view as Json }), version: player.version };
};

/** Advises in this very thread. */
export const advise = async ({ title, level, seed, view, ...task }: ComputerAdviceTask): Promise<Advice> => {
  const player = await playerOf(title, level);
  return new Adviser(player.brain, player.level, seed).advise({ ...task, view: view as Json });
};

/** Judges a turn in this very thread. */
export const judge = async ({ title, level, seed, view, after, ...task }: ComputerJudgeTask): Promise<Verdict> => {
  const player = await playerOf(title, level);
  return new Judge(player.brain, player.level, seed).judge({
    ...task,
    view: view as Json,
    after: 'view' in after ? { view: after.view as Json } : after,
  });
};
