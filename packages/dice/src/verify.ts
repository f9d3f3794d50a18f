import {
  type GameRecord,
  type ReadRecord,
  type RecordedDice,
  type Rules,
  replayRecord,
  type StateBase,
} from '@carillon/flow';
import { commitment, diceFrom } from './dice.ts';

/** The dice of a finished game, as published by its server. */
export type ToldDice = RecordedDice;

/**
 * How many rolls and draws are right, or what is wrong: a secret that was not committed to, or an entry that was not
 * rolled.
 */
export type Verdict =
  | { readonly ok: true; readonly rolls: number }
  | { readonly ok: false; readonly code: 'other_secret' }
  | { readonly ok: false; readonly code: 'other_roll'; readonly entry: number };

/**
 * Checks each roll and draw of a record, including those taken back, against the committed secret and its counter.
 * Entries count from 0. Throws a `NotationError` if the rules do not allow the record.
 */
export function verifyDice<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  record: GameRecord & Partial<Pick<ReadRecord, 'lines' | 'endLine'>>,
  dice: ToldDice,
): Verdict {
  if (commitment(dice.secret) !== dice.commitment) return { ok: false, code: 'other_secret' };
  const source = diceFrom(dice);
  let rolls = 0;
  let wrong: number | undefined;
  replayRecord(rules, record, {
    rolled(possible, entry, place) {
      if (source.draw(possible, rolls++) !== place) wrong ??= entry;
    },
  });
  return wrong === undefined ? { ok: true, rolls } : { ok: false, code: 'other_roll', entry: wrong };
}
