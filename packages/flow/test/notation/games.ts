/** Recorded games of skirmish, and the errors of invalid texts. */
import {
  chanceFrom,
  type Entry,
  endOf,
  type GameRecord,
  NotationError,
  OVER,
  readRecord,
  replayRecord,
  Table,
  TOGETHER,
} from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { type State, skirmish } from '../skirmish/index.ts';

/** A game played at random with a seed, with some choices undone. */
export function played(seed: number, most = Number.POSITIVE_INFINITY): { record: GameRecord; state: State } {
  const random = seeded(seed);
  const scenario = at(skirmish.scenarios, seed % 2);
  const options = seed % 3 === 0 ? { supply: 4 } : {};
  const table = Table.open(skirmish, {
    scenario,
    options,
    chance: chanceFrom(random),
    passIdleWindows: seed % 2 === 0,
  });
  while (table.who !== OVER && table.journal.length < most) {
    const seat = table.who === TOGETHER ? random.below(2) : table.who;
    const texts = table.choicesOf(seat);
    table.submit(seat, at(texts, random.below(texts.length)), table.journal.length);
    if (random.below(8) === 0) table.undo(seat, table.journal.length);
  }
  const journal: readonly Entry[] = table.journal;
  const end = endOf(skirmish, table.state);
  return { record: { title: 'skirmish', rules: null, scenario, options, journal, end }, state: table.state };
}

/** The error in a text that should be a record: its code and its line; nothing if there is none. */
export const complaintOf = (text: string): string | undefined =>
  thrown(() => void replayRecord(skirmish, readRecord(skirmish, text)));

/** The error of a reading, as `code line`. */
export function thrown(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof NotationError) return `${error.code} ${error.line}`;
    throw error;
  }
}

/** A text with one line changed; lines count from 1. */
export const withLine = (text: string, line: number, change: (old: string) => string): string =>
  text
    .split('\n')
    .map((old, index) => (index === line - 1 ? change(old) : old))
    .join('\n');
