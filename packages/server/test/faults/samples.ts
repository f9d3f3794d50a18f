/** What a server uses, sampled while it runs. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { ServerProcess } from './hall.ts';

/** What a server uses at a moment. */
export interface Sample {
  /** What it holds when the garbage has been collected, without compiled code, in MB. */
  readonly memory: number;
  /** What the system counts as its own, in MB: it keeps what has been freed, so this goes up and down. */
  readonly resident: number;
  readonly sockets: number;
  /** All open files, sockets included. */
  readonly handles: number;
}

/** What may not grow. */
export const BOUNDED = ['memory', 'sockets', 'handles'] as const;

const MB = 1024 * 1024;

/** The targets of a process's file handles. */
function handlesOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      // It has been closed since.
      return [];
    }
  });
}

/** Takes a sample. Linux only. */
export async function sampleOf(server: ServerProcess): Promise<Sample> {
  const memory = (await server.collect()) / MB;
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
  const handles = handlesOf(server.pid);
  return {
    memory,
    resident,
    sockets: handles.filter((target) => target.startsWith('socket:')).length,
    handles: handles.length,
  };
}

/** From the first tenth of the samples to the last, on average. */
export interface Growth {
  readonly first: number;
  readonly last: number;
  readonly percent: number;
}

const averageOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much something has grown; at least ten samples. */
export function growthOf(samples: readonly Sample[], what: keyof Sample): Growth {
  const tenth = Math.floor(samples.length / 10);
  const values = samples.map((sample) => sample[what]);
  const [first, last] = [averageOf(values.slice(0, tenth)), averageOf(values.slice(-tenth))];
  return { first, last, percent: (last / first - 1) * 100 };
}
