import type { Clock } from '../clock.ts';
import type { Games } from '../games/games.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Who } from '../who.ts';

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: Pick<Games, 'hear'>;
  readonly tables: Pick<Tables, 'leave'>;
}

/**
 * A user leaves for good: leaves tables that have not begun and resigns running games, so that nobody waits for them.
 */
export async function leaveGames(who: Who, { store, clock, games, tables }: Parts): Promise<void> {
  const sitting = await store.db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select(['game.id', 'game.status'])
    .distinct()
    .where('account_id', '=', who.account)
    .where('status', 'in', ['open', 'running'])
    .execute();
  for (const { id: game, status } of sitting) {
    if (status === 'open') await tables.leave(who, game);
    else await games.hear({ who, send() {} }, { type: 'resign', game, id: newId(clock.now()) });
  }
}
