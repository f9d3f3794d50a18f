import { readFileSync, statSync } from 'node:fs';
import {
  chanceFrom,
  type GameRecord,
  LIMITS,
  NotationError,
  type ReadRecord,
  type Rules,
  readPosition,
  readRecord,
  replayRecord,
  type Seat,
  type StateBase,
  Table,
  titleOfPosition,
  titleOfRecord,
  type Witnessed,
  witnessedAt,
} from '@carillon/flow';
import { seeded } from '@carillon/kit';
import type { Walkable } from '@carillon/testkit';
import { TITLES } from '../titles.ts';
import { Trouble } from './slips.ts';

/** Standard input, read when a command first asks for it. */
export type PipedIn = () => string;

/** A text named on the command line; `-` is standard input. A text over the limit is not even read. */
export function textOf(path: string, piped: PipedIn): string {
  try {
    // A character takes at most four bytes.
    if (path !== '-' && statSync(path).size > 4 * LIMITS.characters) throw new Trouble(`${path} is too large`);
    return path === '-' ? piped() : readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`${path} cannot be read`);
  }
}

/** The rules of a title. */
export function rulesOf(title: string): Walkable {
  const found = TITLES.find(({ rules }) => rules.title === title);
  if (found === undefined) throw new NotationError('unknown_title', 2, `${title} is not known here`);
  return found.rules;
}

/** A parsed record. */
export interface RecordFile {
  readonly rules: Walkable;
  readonly record: ReadRecord;
}

export function recordIn(text: string): RecordFile {
  const rules = rulesOf(titleOfRecord(text));
  return { rules, record: readRecord(rules, text) };
}

/** A position, and the rules of its title. */
export interface Stand {
  readonly rules: Walkable;
  readonly state: StateBase;
  /** Everything that a seat has witnessed in the game of a record; nothing for a position. */
  readonly witnessed: (seat: Seat) => readonly Witnessed[];
}

/** The position in a text: a position, or that of a record after its entry number `entry`, by default at its end. */
export function standIn(text: string, entry?: number): Stand {
  if (!isRecord(text)) {
    const rules = rulesOf(titleOfPosition(text));
    return { rules, state: readPosition(rules, text), witnessed: () => [] };
  }
  const { rules, record } = recordIn(text);
  const length = entry ?? record.journal.length;
  const state = stateAfter(rules, record, length);
  return { rules, state, witnessed: (seat) => witnessedAt(tableOf(rules, record, length), seat) };
}

/** The table of a record at an entry: nothing is rolled here. */
function tableOf(rules: Walkable, { scenario, options, journal }: GameRecord, length: number) {
  const settings = { scenario, options, chance: chanceFrom(seeded(0)), still: true, passIdleWindows: false };
  return Table.resume(rules, settings, journal.slice(0, length));
}

/** Whether a text claims to be a record; damaged ones are detected when they are read. */
const isRecord = (text: string): boolean => /^\uFEFF?(\s*(#.*)?[\r\n]+)*\s*carillon-record\b/.test(text);

function stateAfter(rules: Rules<StateBase, unknown, unknown>, record: GameRecord, entry: number): StateBase {
  if (entry > record.journal.length) throw new Trouble(`the record has ${record.journal.length} entries`);
  const { state, replayed } = replayRecord(
    rules,
    { ...record, journal: record.journal.slice(0, entry) },
    { part: true },
  );
  if (replayed < entry) throw new Trouble(`the record tells no more than its first ${replayed} entries`);
  return state;
}
