/** The resources a server uses, and the memory a game takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Loaded } from '../../src/games/keep/loaded.ts';
import { readEntries, readGame } from '../../src/store/games.ts';
import type { Store } from '../../src/store/store.ts';
import type { Titles } from '../../src/titles/module.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/** A process's memory in MB, and the processor time it has used in milliseconds. Linux only. */
export function usageOf(pid: number): { readonly memory: number; readonly processor: number } {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const fields = statOf(pid);
  return { memory: kilobytes / 1024, processor: ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK };
}

/** The numbers in /proc/PID/stat after the program's name, which may contain spaces and ends with the last bracket. */
const statOf = (pid: number | string): number[] =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []).map(Number);

/** The processor time that a process and its children, ended ones included, have used in milliseconds. Linux only. */
export function usageOfAll(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const fields = statOf(name);
      // The fields: 1 the parent, 11 and 12 its own time, 13 and 14 that of its ended children.
      const isOwn = Number(name) === pid;
      if (isOwn) ticks += (fields[13] ?? 0) + (fields[14] ?? 0);
      if (isOwn || fields[1] === pid) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
    } catch {
      // The process has ended since.
    }
  }
  return ticks * TICK;
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
  // The first game also loads what all games share.
  await load(ids[0] ?? '');
  const before = heap();
  const rest = ids.slice(1);
  for (const id of rest) await load(id);
  const bytes = (heap() - before) / rest.length;
  const entries = held.reduce((sum, { table }) => sum + table.journal.length, 0) / held.length;
  return { bytes, entries };
}
