/** Runs suites, skips parts that are already green, and records the other results. */
import { readTree, stateOf, type Tree } from './reach.ts';
import { type Entry, isGreen, keep, type Outcome, readResults } from './record.ts';
import { type Runs, runCommand, runFiles } from './run.ts';
import { type Part, partsOf, type Suite } from './suites.ts';

export interface LongOptions {
  /** The project's folder. */
  readonly root: string;
  /** The file of the results. */
  readonly record: string;
  /** The folder for the output of commands. */
  readonly logs: string;
  /** The load of the machine. */
  readonly load: () => number;
  /** The number of its processors, and their model. */
  readonly processors: string;
  readonly say: (text: string) => void;
}

/** A result with the name of its part. */
export interface Recorded {
  readonly part: string;
  readonly entry: Entry;
}

/** The suites with one of these names, and the parts with one; all suites if no name is given. */
export function askedFor(
  suites: readonly Suite[],
  names: readonly string[] | undefined,
): { readonly chosen: readonly Suite[]; readonly unknown: readonly string[] } {
  if (names === undefined) return { chosen: suites, unknown: [] };
  const isMeant = (part: string, name: string): boolean => part === name || part.startsWith(`${name}/`);
  const parts = suites.flatMap(partsOf);
  const unknown = names.filter((name) => !parts.some((part) => isMeant(part.name, name)));
  const wanted = ({ name }: Part): boolean => names.some((each) => isMeant(name, each));
  return { chosen: suites.map((suite) => only(suite, wanted)).filter((suite) => partsOf(suite).length > 0), unknown };
}

const only = (suite: Suite, wanted: (part: Part) => boolean): Suite =>
  'files' in suite ? { ...suite, files: suite.files.filter(wanted) } : { ...suite, parts: suite.parts.filter(wanted) };

/** One line: part, result, count, time. Below it the failures. */
export function lineOf({ part, entry }: Recorded): string {
  const { count, of, red, seconds, load, commit } = entry;
  const result = red.length === 0 ? 'green' : 'RED  ';
  const figures = `${String(count).padStart(6)} ${of}, ${Math.round(seconds)} s at load ${load}, ${commit}`;
  return [`${part.padEnd(34)} ${result} ${figures}`, ...red.map((each) => `    ${each}`)].join('\n');
}

export class Long {
  private readonly options: LongOptions;

  constructor(options: LongOptions) {
    this.options = options;
  }

  /** Runs the parts of a suite that are not green in the present state, or all of them. */
  async run(suite: Suite, again: boolean): Promise<void> {
    const { tree, commit } = readTree(this.options.root);
    const results = readResults(this.options.record);
    const isDue = (part: Part): boolean => again || !isGreen(results[part.name], stateOf(part, tree));
    const due = only(suite, isDue);
    const skipped = partsOf(suite).length - partsOf(due).length;
    if (skipped > 0) this.options.say(`${suite.name}: ${skipped} of ${partsOf(suite).length} parts are green already`);
    await this.runAll(due, this.runsFrom(suite, tree, commit));
  }

  private async runAll(suite: Suite, runs: Runs): Promise<void> {
    if (!('files' in suite)) for (const part of suite.parts) await runCommand(runs, part);
    else if (suite.files.length > 0) await runFiles(runs, suite.name, suite.command, suite.files);
  }

  private runsFrom(suite: Suite, tree: Tree, commit: string): Runs {
    const done = (name: string, outcome: Outcome): void => {
      const part = partsOf(suite).find((each) => each.name === name);
      if (part !== undefined) this.take(part, outcome, stateOf(part, tree), commit);
    };
    return { root: this.options.root, logs: this.options.logs, done };
  }

  /**
   * Records a result, unless files that the part can reach changed while it ran: then it applies to no state at all.
   */
  private take(part: Part, outcome: Outcome, state: string, commit: string): void {
    const { root, record, load, processors, say } = this.options;
    const seconds = Math.round(outcome.seconds * 10) / 10;
    const entry = { ...outcome, seconds, load: Math.round(load() * 10) / 10, commit, processors, state };
    say(lineOf({ part: part.name, entry }));
    if (stateOf(part, readTree(root).tree) === state) keep(record, part.name, entry);
    else say('    not kept: files changed while it ran');
  }

  /** Lists the results on record for the present state. */
  sum(suites: readonly Suite[]): {
    readonly green: readonly Recorded[];
    readonly red: readonly Recorded[];
    readonly missing: readonly string[];
  } {
    const { tree } = readTree(this.options.root);
    const results = readResults(this.options.record);
    const recorded = suites.flatMap(partsOf).flatMap((part) => {
      const entry = results[part.name];
      return entry !== undefined && entry.state === stateOf(part, tree) ? [{ part: part.name, entry }] : [];
    });
    const known = new Set(recorded.map(({ part }) => part));
    const missing = suites.flatMap(partsOf).filter(({ name }) => !known.has(name));
    const isRed = ({ entry }: Recorded): boolean => !isGreen(entry, entry.state);
    return {
      green: recorded.filter((each) => !isRed(each)),
      red: recorded.filter(isRed),
      missing: missing.map(({ name }) => name),
    };
  }
}
