/** The resources a server uses, and the memory a game takes. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Loaded } from '../../src/games/loaded.ts';
import { readEntries, readGame } from '../../src/store/games.ts';
import type { Store } from '../../src/store/store.ts';
import type { Titles } from '../../src/titles/module.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/** A process's memory in MB, and the processor time it has used in milliseconds. Linux only. */
export function usageOf(pid: number): { readonly memory: number; readonly processor: number } {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  // The name of the program may contain spaces; it ends with the last bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return { memory: kilobytes / 1024, processor: (Number(fields[11]) + Number(fields[12])) * TICK };
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The bytes that a loaded game takes, and the entries in its journal, both on average. */
export async function gameSize(
  { db }: Store,
  titles: Titles,
  ids: readonly string[],
): Promise<{ readonly bytes: number; readonly entries: number }> {
  const held: Loaded[] = [];
  const load = async (id: string): Promise<void> => {
    const kept = await readGame(db, id);
    if (kept === undefined) return;
    const module = await titles.load(kept.game.title, kept.game.rules);
    held.push(new Loaded(kept, module, await readEntries(db, kept.game, 0)));
  };
  // Whatever the first game loads is not its own.
  await load(ids[0] ?? '');
  const before = heap();
  const rest = ids.slice(1);
  for (const id of rest) await load(id);
  const bytes = (heap() - before) / rest.length;
  const entries = held.reduce((sum, { table }) => sum + table.journal.length, 0) / held.length;
  return { bytes, entries };
}
