import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invariant } from '@carillon/kit';

/** One half of a suite may be looked at while a level is tuned; the other half only afterwards. */
export const HALVES = ['open', 'held'] as const;
export type Half = (typeof HALVES)[number];

/** A position with the plans that a rule recommends. */
export interface Posed {
  readonly name: string;
  readonly half: Half;
  /** The seat that must choose. */
  readonly seat: string;
  /**
   * Accepted plans: choices that the seat makes in this turn in this order, possibly with others in between. `*`
   * matches a word, or any choice.
   */
  readonly plans: readonly (readonly string[])[];
  /** Choices that it must not make in this turn. */
  readonly never: readonly string[];
  /** The rule that decides, and why. */
  readonly rule: string;
  readonly why: string;
  /** The position in its notation; the fields above are read from its comments. */
  readonly text: string;
}

const folderOf = (title: string): string =>
  fileURLToPath(new URL(`../../../games/${title}/bots/test/suite/`, import.meta.url));

/** The suite of a title, by name. Throws if a position lacks its description. */
export function suiteOf(title: string): readonly Posed[] {
  const folder = folderOf(title);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => posed(name.slice(0, -'.txt'.length), readFileSync(join(folder, name), 'utf8')));
}

/** A description is in comments: `# key words`. */
export function posed(name: string, text: string): Posed {
  const shown = text.split('\n').flatMap((line) => {
    const [, key, words] = /^# (\w+) (.+)$/.exec(line) ?? [];
    return key === undefined || words === undefined ? [] : [{ key, words }];
  });
  const every = (key: string): string[] => shown.flatMap((line) => (line.key === key ? [line.words] : []));
  const one = (key: string): string => {
    const [only, ...more] = every(key);
    invariant(only !== undefined && more.length === 0, () => `${name} does not tell its ${key} once`);
    return only;
  };
  const half = HALVES.find((each) => each === one('half'));
  invariant(half !== undefined, () => `${name} belongs to no half`);
  const plans = every('plan').map((plan) => plan.split(' > '));
  invariant(plans.length > 0, () => `${name} accepts no plan`);
  return { name, half, seat: one('seat'), plans, never: every('never'), rule: one('rule'), why: one('why'), text };
}

/** Whether a choice, as text, matches a pattern. */
export function isMeant(pattern: string, choice: string): boolean {
  if (pattern === '*') return true;
  const [wanted, words] = [pattern.split(' '), choice.split(' ')];
  return wanted.length === words.length && wanted.every((word, i) => fits(word, words[i] ?? ''));
}

function fits(word: string, found: string): boolean {
  const star = word.indexOf('*');
  if (star < 0) return word === found;
  return found.startsWith(word.slice(0, star)) && found.endsWith(word.slice(star + 1));
}

/** How much of a plan these choices have carried out, in order. */
export function doneOf(plan: readonly string[], choices: readonly string[]): number {
  let done = 0;
  for (const choice of choices) {
    const next = plan[done];
    if (next !== undefined && isMeant(next, choice)) done++;
  }
  return done;
}

/** Whether a turn with these choices solves a position. */
export const isSolved = ({ plans, never }: Pick<Posed, 'plans' | 'never'>, choices: readonly string[]): boolean =>
  plans.some((plan) => doneOf(plan, choices) === plan.length) &&
  !choices.some((choice) => never.some((pattern) => isMeant(pattern, choice)));
