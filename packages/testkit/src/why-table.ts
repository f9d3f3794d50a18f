import { CHANCE, Explaining, isUndo, lineOf, namesOf, type StateBase, type Wanted } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { GoldenGame } from './golden.ts';
import type { Walkable } from './walkable.ts';

/** The number of names of each kind that are tried at a question, spread evenly over all of them. */
const NAMES = 24;

/** Some of a list, evenly spread. */
function spread<T>(all: readonly T[]): T[] {
  const step = Math.max(1, all.length / NAMES);
  return Array.from({ length: Math.min(NAMES, all.length) }, (_, i) => at(all, Math.floor(i * step)));
}

/** The things that a seat could name at a question but may not, by verb and barring clauses. */
function barredAt(rules: Walkable, g: StateBase, seat: number): Map<string, string[]> {
  const explaining = new Explaining(rules.flow, g, seat);
  const barred = new Map<string, string[]>();
  const ask = (wanted: Wanted, word: string): void => {
    const found = explaining.reasons(wanted);
    if (found === undefined || found.length === 0) return;
    const key = `${wanted.verb}: ${found.map(({ name, rule }) => `${name} ${rule}`).join(', ')}`;
    barred.set(key, [...(barred.get(key) ?? []), word]);
  };
  for (const { name: verb, kinds } of rules.flow.verbs(g)) {
    if (kinds.length === 0) ask({ verb }, verb);
    for (const [i, kind] of kinds.entries())
      for (const word of spread(namesOf(kind))) ask({ verb, words: [...Array<undefined>(i), word] }, word);
  }
  return barred;
}

/**
 * The reasons why things may not be chosen in some games: at each question, when it is first asked of either side, each
 * set of clauses with the things that it bars.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: games, entries and questions are walked once, with the position that they share
export function whyTable(rules: Walkable, games: readonly GoldenGame[]): string {
  const { flow } = rules;
  const shown = new Map<string, Map<string, string[]>>();
  for (const { scenario, options, journal } of games) {
    const g = rules.start(scenario, options);
    for (const number of lineOf(journal)) {
      const entry = at(journal, number);
      if (isUndo(entry)) continue;
      const seat = entry.who === 'chance' ? CHANCE : rules.seats.indexOf(entry.who);
      const { procedure, step } = flow.question(g);
      const key = `${procedure}.${step} ${entry.who}`;
      if (seat !== CHANCE && !shown.has(key)) shown.set(key, barredAt(rules, g, seat));
      const choice = flow.parse(g, entry.choice);
      if (choice === undefined) throw new RangeError(`${key}: ${entry.choice}`);
      flow.take(g, seat, choice);
    }
  }
  const linesOf = (barred: ReadonlyMap<string, readonly string[]>): string[] =>
    [...barred].map(([key, words]) => `  ${key}: ${words.join(' ')}`).sort();
  return [...shown]
    .flatMap(([key, barred]) => [key, ...linesOf(barred)])
    .join('\n')
    .concat('\n');
}
