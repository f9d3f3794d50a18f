import type { Entry, Logged } from '@carillon/flow';
import { isUndo } from '@carillon/flow';

/** What entries of all titles say of a result, as data. */
const OUTCOMES = ['success', 'stopped', 'lost', 'killed'] as const;
/** The cause stands behind the result, in brackets or after a colon. */
const CAUSE = /^(?: \(\S|: \S)/;

type Outcome = (typeof OUTCOMES)[number];
const outcomeOf = (entry: object): Outcome | undefined =>
  OUTCOMES.find((name) => typeof Reflect.get(entry, name) === 'boolean');

/**
 * Inspects how a title's log states results. Each entry with an outcome is also read with the opposite one.
 *
 * `words`: a global pattern of the words for results that dice or losses decide. Returns the number of entries with an
 * outcome, the lines of those that do not name it, and the lines in which a result is not followed by its cause.
 */
export function logResults<Entry extends object>(
  entries: readonly Entry[],
  lineOf: (entry: Entry) => string,
  words: RegExp,
): { readonly decided: number; readonly unnamed: readonly string[]; readonly causeless: readonly string[] } {
  const decided = entries.flatMap((entry) => {
    const name = outcomeOf(entry);
    return name === undefined ? [] : [entry, { ...entry, [name]: !Reflect.get(entry, name) }];
  });
  const isCauseless = (line: string): boolean =>
    [...line.matchAll(words)].some((met) => !CAUSE.test(line.slice(met.index + met[0].length)));
  return {
    decided: decided.length,
    unnamed: decided.map(lineOf).filter((line) => line.match(words) === null),
    causeless: [...entries, ...decided].map(lineOf).filter(isCauseless),
  };
}

/** Dice that chance has rolled, and the events that they made. */
export interface RolledDice<LogEntry> {
  readonly faces: readonly string[];
  readonly events: readonly LogEntry[];
}

/** What chance does when dice are rolled, as text: `roll 4`, `check 1`, `roll flag`. */
const ROLLS = /^(?:roll|check) (.+)$/;

/** Every roll of dice in a game. */
export function rollsIn<LogEntry>(
  journal: readonly Entry[],
  log: readonly Logged<LogEntry>[],
): readonly RolledDice<LogEntry>[] {
  return journal.flatMap((entry, number) => {
    const [, faces] = (isUndo(entry) ? null : entry.who === 'chance' && ROLLS.exec(entry.choice)) || [];
    if (faces === undefined) return [];
    return [{ faces: faces.split(' '), events: log.flatMap((each) => (each.number === number ? [each.entry] : [])) }];
  });
}
