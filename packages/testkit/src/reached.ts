import { appendFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Report } from './report.ts';
import { count } from './tally.ts';

/**
 * The variable of the environment that names a file: stories put down there what they reach of the rules, a line each, so
 * that a walk can tell what neither it nor any test has reached.
 */
export const REACHED_FILE = 'CARILLON_REACHED';

const written = new Set<string>();
let writtenTo: string | undefined;

/** Puts a line into the file once; nothing where the environment names none. */
function write(line: string): void {
  const file = env[REACHED_FILE];
  if (file === undefined) return;
  if (file !== writtenTo) written.clear();
  writtenTo = file;
  if (written.has(line)) return;
  written.add(line);
  appendFileSync(file, `${line}\n`);
}

/** Notes that a step of a title has run. */
export const noteStep = (title: string, procedure: string, step: string): void =>
  write(`${title} step ${procedure}.${step}`);

/** Notes that a seat has made a choice. */
export const noteChoice = (title: string, text: string): void => write(`${title} choice ${text}`);

/** Adds what the stories of a title have reached to a report; the steps that it did not know of. Throws where a line is none of such a file. */
export function addNoted(report: Report, title: string, lines: readonly string[]): string[] {
  const fresh: string[] = [];
  for (const line of lines) {
    const [, of, kind, what] = /^(\S+) (step|choice) (.+)$/.exec(line) ?? [];
    if (what === undefined) throw new SyntaxError(`"${line}" tells of nothing that was reached`);
    if (of !== title) continue;
    if (kind === 'step' && report.steps[what] === undefined) fresh.push(what);
    count(kind === 'step' ? report.steps : report.words, what);
  }
  return fresh;
}
