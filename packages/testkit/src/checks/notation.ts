import {
  type ChoiceEntry,
  type Entry,
  endOf,
  type GameRecord,
  readPosition,
  readRecord,
  replayRecord,
  type StateBase,
  writePosition,
  writeRecord,
} from '@carillon/flow';
import type { Random } from '@carillon/kit';
import { demand, demandSame, demandSameJson } from '../same.ts';
import type { Walkable } from '../walkable.ts';

/** One entry in this many is taken back and redone in the written record. */
const TAKEN_BACK_ONE_IN = 20;
/** The longest wait for a walk on a busy machine, in milliseconds. */
const PATIENCE = 600_000;

/** A position written as text and read again is the same; written once more, its text is the same to the byte. */
export function checkPositionText(rules: Walkable, g: StateBase): void {
  const text = writePosition(rules, g);
  const read = readPosition(rules, text);
  demandSame(rules, g, read, 'written as text and read, the position differs');
  demand(writePosition(rules, read) === text, 'written as text again, the position is other text');
}

/** A game written as text and read again is the same; its text is the same to the byte; and replayed, it ends here. */
export function checkRecordText(
  rules: Walkable,
  g: StateBase,
  game: Pick<GameRecord, 'scenario' | 'options'>,
  entries: readonly ChoiceEntry[],
  random: Random,
): void {
  const journal = withUndos(entries, random);
  const record = { ...game, title: rules.title, rules: null, journal, end: endOf(rules, g) };
  const text = writeRecord(rules, record);
  const read = readRecord(rules, text);
  demandSameJson(journal, read.journal, 'written as text and read, the journal differs');
  demand(writeRecord(rules, read) === text, 'written as text again, the record is other text');
  const replayed = replayRecord(rules, read, { within: PATIENCE });
  demandSame(rules, g, replayed.state, 'written as text, read and played through, the game ends elsewhere');
}

/** The same game with occasional choices, one or several, undone and redone. */
function withUndos(entries: readonly ChoiceEntry[], random: Random): Entry[] {
  const journal: Entry[] = [];
  const places: number[] = [];
  entries.forEach((entry, index) => {
    places.push(journal.length);
    journal.push(entry);
    if (entry.who === 'chance' || random.below(TAKEN_BACK_ONE_IN) > 0) return;
    const from = Math.max(0, index - random.below(3));
    journal.push({ who: entry.who, undo: places[from] ?? 0 });
    for (let i = from; i <= index; i++) {
      places[i] = journal.length;
      journal.push(entries[i] ?? entry);
    }
  });
  return journal;
}
