import type { GameService } from '../games/service.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Db } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Who } from '../who.ts';

interface Parts extends Pick<Services, 'store' | 'clock'> {
  readonly games: Pick<GameService, 'hear'>;
  readonly tables: Pick<Tables, 'leave'>;
}

const sittingAt = (db: Db, account: string) =>
  db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select(['game.id', 'game.status'])
    .distinct()
    .where('account_id', '=', account);

/**
 * For a user who leaves for good: leaves tables that have not begun and resigns running games, so that nobody waits for
 * the user.
 */
export async function leaveGames(who: Who, { store, clock, games, tables }: Parts): Promise<void> {
  const sitting = await sittingAt(store.db, who.account).where('status', 'in', ['open', 'running']).execute();
  for (const { id: game, status } of sitting) {
    if (status === 'open') await tables.leave(who, game);
    else await games.hear({ who, send() {} }, { type: 'resign', game, id: newId(clock.now()) });
  }
}

/** Removes a user from tables that have not begun: all, or the rated ones. Running games go on. */
export async function leaveTables(
  account: string,
  which: 'all' | 'rated',
  { store, tables }: Pick<Parts, 'store' | 'tables'>,
): Promise<void> {
  const open = sittingAt(store.db, account).where('status', '=', 'open');
  const sitting = await (which === 'rated' ? open.where('rated', '=', 1) : open).execute();
  for (const { id } of sitting) await tables.leave({ account }, id);
}
