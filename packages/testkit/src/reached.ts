import { appendFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Report } from './report.ts';
import { count } from './tally.ts';

/**
 * The environment variable that names a file: tests record there what they reach of the rules, one line each, so that a
 * walk can report what neither it nor any test has reached.
 */
export const REACHED_FILE = 'CARILLON_REACHED';

const written = new Set<string>();
let writtenTo: string | undefined;

/** Writes a line into the file once; does nothing if the environment names none. */
function write(line: string): void {
  const file = env[REACHED_FILE];
  if (file === undefined) return;
  if (file !== writtenTo) written.clear();
  writtenTo = file;
  if (written.has(line)) return;
  written.add(line);
  appendFileSync(file, `${line}\n`);
}

/** Records that a step of a title has run. */
export const noteStep = (title: string, procedure: string, step: string): void =>
  write(`${title} step ${procedure}.${step}`);

/** Records that a seat has made a choice. */
export const noteChoice = (title: string, text: string): void => write(`${title} choice ${text}`);

/** Records that the table of a title lists a rule that a step may name (`nameOf`). */
export const noteListed = (title: string, name: string): void => write(`${title} listed ${name}`);

/** Records that a step has named a rule. */
export const noteNamed = (title: string, name: string): void => write(`${title} named ${name}`);

/** The names that a title's table allows its steps, and those that its tests have reached, from their lines. */
export function notedNames(
  title: string,
  lines: readonly string[],
): { readonly listed: readonly string[]; readonly named: readonly string[] } {
  const after = (start: string): string[] =>
    lines.flatMap((line) => (line.startsWith(start) ? [line.slice(start.length)] : []));
  return { listed: after(`${title} listed `), named: after(`${title} named `) };
}

/**
 * Adds the steps, choices and names that a title's tests have reached to a report; returns the steps new to it. Throws
 * if a line is malformed.
 */
export function addNoted(report: Report, title: string, lines: readonly string[]): string[] {
  const fresh: string[] = [];
  for (const line of lines) {
    const [, of, kind, what] = /^(\S+) (step|choice|listed|named) (.+)$/.exec(line) ?? [];
    if (what === undefined) throw new SyntaxError(`"${line}" tells of nothing that was reached`);
    if (of !== title || kind === 'listed' || kind === 'named') continue;
    if (kind === 'step' && report.steps[what] === undefined) fresh.push(what);
    count(kind === 'step' ? report.steps : report.words, what);
  }
  return fresh;
}
