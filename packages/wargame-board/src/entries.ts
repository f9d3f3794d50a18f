import type { EntryOf } from '@carillon/board';

interface Typed {
  readonly type: string;
}

/** A function for some types of log entries. */
export type ByType<Entry extends Typed, More extends readonly unknown[], Result> = {
  readonly [T in Entry['type']]?: (entry: EntryOf<Entry, T>, ...more: More) => Result;
};

/** The result of the table's function for an entry's type; `undefined` if there is no such function. */
export function byType<Entry extends Typed, More extends readonly unknown[], Result>(
  table: ByType<Entry, More, Result>,
  entry: Entry,
  ...more: More
): Result | undefined {
  // The table pairs each type with its own entries, which the compiler cannot follow through a lookup.
  const found = table[entry.type as Entry['type']] as ((each: Entry, ...rest: More) => Result) | undefined;
  return found?.(entry, ...more);
}

/** The result of the function for an entry's type, in a table with every type. */
export function ofType<Entry extends Typed, More extends readonly unknown[], Result>(
  table: Required<ByType<Entry, More, Result>>,
  entry: Entry,
  ...more: More
): Result {
  const result = byType<Entry, More, Result>(table, entry, ...more);
  if (result === undefined) throw new RangeError(`nothing is known of ${entry.type}`);
  return result;
}

/** A side's `worth` as seen by the first seat: negated if `side` is the second. */
export const forFirst = (side: 'french' | 'british', worth: number): number => (side === 'french' ? worth : -worth);

/** The entries of a fight: the one that begins it, and those after it that belong to it. */
export function entriesFrom<Entry extends Typed>(
  log: readonly Entry[],
  begun: number,
  belongs: ReadonlySet<Entry['type']>,
): readonly Entry[] {
  const rest = begun < 0 ? [] : log.slice(begun);
  const end = rest.findIndex(({ type }, i) => i > 0 && !belongs.has(type));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The facts of a scenario. Throws a `RangeError` for an unknown one. */
export function scenarioIn<Facts extends { readonly id: string }>(all: readonly Facts[], scenario: string): Facts {
  const facts = all.find(({ id }) => id === scenario);
  if (facts === undefined) throw new RangeError(`there is no scenario ${scenario}`);
  return facts;
}
