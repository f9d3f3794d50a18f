import { DAY } from '@carillon/kit';
import type { AccountRow } from '../people/tables.ts';
import { gameOf } from '../store/games.ts';
import type { Notice } from '../store/job-bodies.ts';
import type { Game } from '../store/records.ts';
import { restOf } from '../store/rests.ts';
import type { Db } from '../store/store.ts';
import { type Facts, nameOf, timeIn } from './letters.ts';

/** News is sent for three days; after that it is out of date. */
const NEWS_LAST = 3 * DAY;

/**
 * The contents of a notice; `undefined` if it is out of date: the turn is over, the proposal answered, the news old.
 */
export async function factsOf(db: Db, notice: Notice, to: AccountRow, now: number): Promise<Facts | undefined> {
  const game = await gameOf(db, notice.game);
  if (game === undefined || !(await isCurrent(db, notice, game, now))) return undefined;
  const own = await seatOf(db, game.id, notice.account, '=');
  const other = await opponentOf(db, notice);
  const { result } = game;
  return {
    game: `${nameOf(game.title)}: ${nameOf(game.scenario)}`,
    who: other ?? null,
    first: game.since === game.started,
    end: timeIn(to.language, (await restOf(db, to.id)).zone, game.due ?? notice.since),
    outcome: result?.winner == null ? 'drawn' : result.winner === own?.side ? 'won' : 'lost',
    rule: result?.rule ?? '',
  };
}

/** The name of the other side's player; for a seat that was left, the opponent at that time. */
async function opponentOf(db: Db, { game, account, word }: Notice): Promise<string | undefined> {
  const left = db
    .selectFrom('departure')
    .select('other_id')
    .where('game_id', '=', game)
    .where('account_id', '=', account);
  const other =
    word === 'left' ? (await left.executeTakeFirst())?.other_id : (await seatOf(db, game, account, '!='))?.account_id;
  const named = db
    .selectFrom('account')
    .select('name')
    .where('id', '=', other ?? '')
    .where('deleted_at', 'is', null);
  return (await named.executeTakeFirst())?.name;
}

const seatOf = (db: Db, game: string, account: string, is: '=' | '!=') =>
  db
    .selectFrom('seat')
    .select(['account_id', 'side'])
    .where('game_id', '=', game)
    .where('account_id', is, account)
    .executeTakeFirst();

async function isCurrent(db: Db, { word, account, since }: Notice, game: Game, now: number): Promise<boolean> {
  switch (word) {
    case 'turn':
    case 'reminder':
      return game.status === 'running' && game.since === since && game.awaitedBy.includes(account);
    case 'takeback':
    case 'draw':
    case 'standin':
      return isProposed(db, word, game);
    case 'rematch':
      return isOpen(db, game.rematch);
    default:
      return now - since < NEWS_LAST;
  }
}

async function isProposed(db: Db, kind: string, { id, seq, status }: Game): Promise<boolean> {
  const query = db.selectFrom('proposal').select('seq').where('game_id', '=', id).where('kind', '=', kind);
  return status === 'running' && (await query.executeTakeFirst())?.seq === seq;
}

async function isOpen(db: Db, id: string | null): Promise<boolean> {
  if (id === null) return false;
  const table = await db.selectFrom('game').select('status').where('id', '=', id).executeTakeFirst();
  return table?.status === 'open';
}
