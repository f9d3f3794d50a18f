/** Runs suites part by part; each result is recorded at once, so an interruption loses little. */

import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { HOUR } from '@carillon/kit';
import { FILE_DONE, type FileDone } from './file-reporter.ts';
import type { Outcome } from './record.ts';
import type { CommandPart, FilePart } from './suites.ts';

/** A command that takes longer is killed, in milliseconds. */
const LONGEST_MS = 2 * HOUR;

export interface Runs {
  /** The folder in which commands are run. */
  readonly root: string;
  /** The folder for the output of each command. */
  readonly logs: string;
  /** Takes the result of a part. */
  readonly done: (part: string, outcome: Outcome) => void;
}

interface Ran {
  /** Why the run as a whole is red, or undefined. */
  readonly bad: string | undefined;
  readonly output: string;
  readonly seconds: number;
}

/** The last line that is not empty. */
const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1)?.trim() ?? '';

/** Why a command that ended like this is red; undefined if it ended well. */
function fault(code: number | null, signal: string | null, output: string): string | undefined {
  if (code === 0) return undefined;
  return `ended with ${signal ?? `code ${code}`}: ${lastLine(output).slice(0, 200)}`;
}

/** Runs a command to its end. Its lines are passed on, and written to a file of the log folder, as they come. */
async function run(
  { root, logs }: Runs,
  name: string,
  [program = '', ...args]: readonly string[],
  line: (text: string) => void = () => undefined,
): Promise<Ran> {
  const began = performance.now();
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name.replace(/[^\w-]+/g, '-')}.log`);
  writeFileSync(log, '');
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (text) => {
      lines.push(text);
      appendFileSync(log, `${text}\n`);
      line(text);
    });
  const bad = await new Promise<string | undefined>((ended) => {
    child.on('error', ({ message }) => ended(message));
    child.on('close', (code, signal) => ended(fault(code, signal, lines.join('\n'))));
  });
  return { bad, output: lines.join('\n'), seconds: (performance.now() - began) / 1000 };
}

/** Adds up the numbers that a pattern finds; a match without a number counts one. */
const sum = (pattern: RegExp, output: string): number =>
  [...output.matchAll(pattern)].reduce((all, [, number]) => all + (number ? Number(number) : 1), 0);

/** Runs a part that has its own command. */
export async function runCommand(runs: Runs, part: CommandPart): Promise<void> {
  const { bad, output, seconds } = await run(runs, part.name, part.command);
  const count = sum(part.counts, output);
  const refused = part.refuses === undefined ? undefined : output.split('\n').find((text) => part.refuses?.test(text));
  const reasons = [bad, refused, count === 0 ? 'ran nothing' : undefined];
  runs.done(part.name, { count, of: part.of, red: reasons.filter((each) => each !== undefined), seconds });
}

/**
 * Runs files of tests together. A file that never ended is red; if the run ended badly although no file is red, all of
 * them are, because any of them may have caused it.
 */
export async function runFiles(
  runs: Runs,
  name: string,
  command: readonly string[],
  files: readonly FilePart[],
): Promise<void> {
  const ended = new Map<string, Outcome>();
  const take = (text: string): void => {
    if (!text.startsWith(FILE_DONE)) return;
    const { file, passed, red, seconds }: FileDone = JSON.parse(text.slice(FILE_DONE.length));
    const part = files.find((each) => each.file === file);
    if (part === undefined) return;
    const nothing = passed + red.length === 0 ? ['ran nothing'] : [];
    const outcome = { count: passed, of: 'tests', red: [...red, ...nothing], seconds };
    ended.set(part.name, outcome);
    runs.done(part.name, outcome);
  };
  const { bad, seconds } = await run(runs, name, [...command, ...files.map(({ file }) => file)], take);
  const isBlamed = [...ended.values()].some(({ red }) => red.length > 0);
  for (const part of files) {
    const outcome = ended.get(part.name);
    if (outcome === undefined) runs.done(part.name, { count: 0, of: 'tests', red: [bad ?? 'ran nothing'], seconds });
    else if (bad !== undefined && !isBlamed) runs.done(part.name, { ...outcome, red: [`the whole run ${bad}`] });
  }
}
