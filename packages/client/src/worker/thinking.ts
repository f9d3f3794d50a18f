import type { Json } from '@carillon/kit';
import { ComputerPlayer, isLevel, LEVEL } from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import type { Thinker } from './computer.ts';

/** Thinks in this very thread: for the worker that does nothing else, and for tests. */
export const think: Thinker = async ({ title, level, seed, view, ...task }) => {
  const brain = await BRAINS.get(title)?.();
  if (brain === undefined || !isLevel(level)) throw new Error(`nobody plays ${title} as a ${level}`);
  const player = new ComputerPlayer(brain, LEVEL[level], seed, () => performance.now());
  return { ...player.decide({ ...task, view: view as Json }), version: player.version };
};
