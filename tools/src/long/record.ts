/** The results on record, `docs/measured/long.json`: the last of each part. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The result of running a part. */
export interface Outcome {
  /** How many tests passed, or how many games, positions and so on were tried. */
  readonly count: number;
  /** The unit of the count. */
  readonly of: string;
  /** The failures, a name or sentence each; empty for a green part. */
  readonly red: readonly string[];
  readonly seconds: number;
}

export interface Entry extends Outcome {
  /** How many processes waited for a processor at the end of the part, over one minute. */
  readonly load: number;
  readonly commit: string;
  /** The number of processors of the machine, and their model; absent in earlier results. */
  readonly processors?: string;
  /** A digest of everything that the part could reach (`stateOf`). */
  readonly state: string;
}

/** Results by the names of their parts. */
export type Results = Readonly<Record<string, Entry>>;

/**
 * The results in a file; none if there is no such file.
 * @throws if it holds anything but results
 */
export function readResults(file: string): Results {
  if (!existsSync(file)) return {};
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof found === 'object' && found !== null && Object.values(found).every(isEntry)) return found as Results;
  throw new Error(`${file} holds something else than results; delete it or bring back its last version`);
}

const isEntry = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'state' in entry &&
  'count' in entry &&
  'red' in entry &&
  Array.isArray(entry.red);

/** Replaces the last result of a part with a new one; the parts are sorted by name. */
export function keep(file: string, part: string, entry: Entry): void {
  const all = Object.entries({ ...readResults(file), [part]: entry }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Whether a result shows that the part, in this state, needs no further run. */
export const isGreen = (entry: Entry | undefined, state: string): boolean =>
  entry !== undefined && entry.state === state && entry.red.length === 0 && entry.count > 0;
