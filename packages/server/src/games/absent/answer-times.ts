import { DAY } from '@carillon/kit';
import { addMissing } from '../../store/add-missing.ts';
import type { Db } from '../../store/store.ts';
import type { AnswerTimeRow } from '../../store/tables.ts';
import type { AnswerTime } from './hold.ts';

// When players answered by hand in their correspondence games.

/** How many of a player's latest answers the delays are drawn from. */
const DRAWN_FROM = 60;
/** How long an answer is kept, in milliseconds. */
const KEPT = 180 * DAY;

/**
 * Records a choice, made at `at`, by the player of a seat who has been asked since `opened`: only the first one counts.
 */
export async function noteAnswer(
  db: Db,
  { game_id, account_id, opened, at }: Omit<AnswerTimeRow, 'seen'>,
  seat: string,
): Promise<void> {
  const seen = await lastSeen(db, game_id, seat, opened);
  await addMissing(db, 'answer_time', [{ game_id, account_id, opened, at, seen }]);
}

/** When a seat last chose something or passed, up to `until`; 0 if it never did. */
export async function lastSeen(db: Db, game: string, seat: string, until: number): Promise<number> {
  const entries = db.selectFrom('entry').select('at').where('game_id', '=', game).where('who', '=', seat);
  const last = await entries.where('at', '<=', until).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return last?.at ?? 0;
}

/** A player's latest answers, in all games. */
export const answersOf = (db: Db, account: string): Promise<AnswerTime[]> =>
  db
    .selectFrom('answer_time')
    .select(['opened', 'at', 'seen'])
    .where('account_id', '=', account)
    .orderBy('at', 'desc')
    .limit(DRAWN_FROM)
    .execute();

/** Forgets old answers. */
export async function forgetAnswers(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answer_time')
    .where('at', '<', now - KEPT)
    .execute();
}
