/** Thinks for computer players in a thread. It is told the folder of the brains, and views; it knows no games. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'piscina';
import { brainFile } from './brains.ts';
import type { ServerThought, ThinkTask } from './think.ts';

interface Player {
  decide(task: Pick<ThinkTask, 'view' | 'seat' | 'moment' | 'plan' | 'witnessed'>): ServerThought;
}

/** What a brain file has. */
interface BrainModule {
  readonly brain: unknown;
  readonly LEVEL: Readonly<Record<string, unknown>>;
  readonly ComputerPlayer: new (brain: unknown, level: unknown, seed: number) => Player;
}

export default async function think({ title, rules, brain, level, seed, ...task }: ThinkTask): Promise<ServerThought> {
  const { href } = pathToFileURL(join(workerData, brainFile(title, rules, brain)));
  const module: BrainModule = await import(href);
  const chosen = Object.hasOwn(module.LEVEL, level) ? module.LEVEL[level] : undefined;
  if (chosen === undefined) throw new Error(`nobody plays ${title} as a ${level}`);
  const { choice, playouts, plan } = new module.ComputerPlayer(module.brain, chosen, seed).decide(task);
  return { choice, playouts, plan };
}
