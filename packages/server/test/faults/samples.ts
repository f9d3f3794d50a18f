/** The resources a server uses, sampled while it runs. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { ServerProcess } from './hall.ts';

/** The resources a server uses at one moment. */
export interface Sample {
  /** The memory in use after collecting the garbage, without compiled code, in MB. */
  readonly memory: number;
  /** The memory that the system counts as the server's, in MB: it includes freed memory, so it goes up and down. */
  readonly resident: number;
  readonly sockets: number;
  /** All open files, including sockets. */
  readonly handles: number;
}

/** The measures that must not grow. */
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

/** The growth from the first tenth of the samples to the last, on average. */
export interface Growth {
  readonly first: number;
  readonly last: number;
  readonly percent: number;
}

const averageOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much a measure has grown; needs at least ten samples. */
export function growthOf(samples: readonly Sample[], what: keyof Sample): Growth {
  const tenth = Math.floor(samples.length / 10);
  const values = samples.map((sample) => sample[what]);
  const [first, last] = [averageOf(values.slice(0, tenth)), averageOf(values.slice(-tenth))];
  return { first, last, percent: (last / first - 1) * 100 };
}
