import { CHANCE, type GameRecord, isUndo, lineOf, type Rules, type StateBase } from '@carillon/flow';
import { invariant, type Json, type Random, seeded } from '@carillon/kit';
import type { Mark } from '@carillon/testkit';

// What a title gives to the walk, as text for review: its marks, and the positions it invents.

/** One position in this many entries is examined. */
const EVERY = 40;

type Fields = Readonly<Record<string, Json>>;
type Recorded = Pick<GameRecord, 'scenario' | 'options' | 'journal'>;

/** The positions of a recorded game at these intervals of entries, as saved. */
function* positionsOf<G extends StateBase, View, LogEntry>(
  { start, flow, toJson }: Rules<G, View, LogEntry>,
  { scenario, options, journal }: Recorded,
  every: number,
): Generator<Fields> {
  const g = start(scenario, options);
  let place = 0;
  for (const number of lineOf(journal)) {
    const entry = journal[number];
    if (entry === undefined || isUndo(entry)) continue;
    if (place++ % every === 0) yield JSON.parse(JSON.stringify(toJson(g)));
    const choice = flow.parse(g, entry.choice);
    invariant(choice !== undefined, () => `nobody may choose ${entry.choice}`);
    flow.take(g, entry.who === 'chance' ? CHANCE : flow.seats.indexOf(entry.who), choice);
  }
}

/** A position in which a set contains all of these names. */
function planted(position: Fields, set: string, names: readonly string[]): Fields {
  const [procedure = '', local] = set.split('.');
  if (local === undefined) return { ...position, [set]: names };
  const stack = (position.stack as readonly Fields[]).map((frame) =>
    frame.procedure === procedure ? { ...frame, locals: { ...(frame.locals as Fields), [local]: names } } : frame,
  );
  return { ...position, stack };
}

/**
 * Each mark with its rule, and how often it is found to last too long, if every name bears it throughout some games.
 */
export function marksText<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  marks: readonly Mark[],
  games: readonly Recorded[],
  names: readonly string[],
): string {
  const found = new Map(marks.map(({ set }) => [set, 0]));
  for (const game of games) {
    let before: Fields | undefined;
    for (const now of positionsOf(rules, game, EVERY)) {
      for (const { set, outlived } of marks) {
        const last = before && planted(before, set, names);
        found.set(set, (found.get(set) ?? 0) + outlived(planted(now, set, names), last).length);
      }
      before = now;
    }
  }
  return marks
    .map(({ set, rule, until, endedBy }) => `${set}: ${rule}, until ${until} (${endedBy}): ${found.get(set)}\n`)
    .join('');
}

/**
 * Statistics of this many invented positions, by the first word of their lines: how many lines there are, and how many
 * words they have.
 */
export function inventedText(invent: (random: Random) => string, count: number): string {
  const lines = new Map<string, { lines: number; words: number }>();
  const random = seeded(7);
  for (let i = 0; i < count; i++) {
    for (const line of invent(random).split('\n')) {
      const [key = '', ...words] = line.split(' ');
      const known = lines.get(key) ?? { lines: 0, words: 0 };
      lines.set(key, { lines: known.lines + 1, words: known.words + words.length });
    }
  }
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([key, of]) => `${key}: ${of.lines} lines, ${of.words} words\n`).join('');
}
