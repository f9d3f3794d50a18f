/** The thread that thinks for computer players. It is given the folder of the brains, and views; it knows no games. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Json } from '@carillon/kit';
import type { GuestThought, Task } from '@carillon/seat';
import { workerData } from 'piscina';
import { brainFile } from './brains.ts';
import type { ThinkTask } from './think.ts';

/** The data a thread is started with. */
export interface ThreadData {
  /** The folder of the rules files and brains. */
  readonly folder: string;
  /** Whether its thoughts are long: then the games and short thoughts go first where cores are few. */
  readonly yields: boolean;
}

const { folder, yields }: ThreadData = workerData;
/** The niceness of a thread of long thoughts. */
const NICE = 10;

if (yields) standBack();

/**
 * Lowers the priority of only this thread. Only Linux can address a single thread; elsewhere the priority stays the
 * same.
 */
function standBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE);
  } catch {
    // The thoughts are the same at any priority; only others may have to wait for them.
  }
}

interface Player {
  decide(task: Task<Json>): GuestThought;
}

/** The exports of a brain file. */
interface BrainModule {
  readonly brain: unknown;
  readonly LEVEL: Readonly<Record<string, unknown>>;
  readonly ComputerPlayer: new (brain: unknown, level: unknown, seed: number) => Player;
}

export default async function think({ title, rules, brain, level, seed, ...task }: ThinkTask): Promise<GuestThought> {
  const { href } = pathToFileURL(join(folder, brainFile(title, rules, brain)));
  const module: BrainModule = await import(href);
  const chosen = Object.hasOwn(module.LEVEL, level) ? module.LEVEL[level] : undefined;
  if (chosen === undefined) throw new Error(`nobody plays ${title} as a ${level}`);
  const { choice, playouts, plan } = new module.ComputerPlayer(module.brain, chosen, seed).decide(task);
  return { choice, playouts, plan };
}
