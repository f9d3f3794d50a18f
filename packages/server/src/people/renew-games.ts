import type { GameService } from '../games/service.ts';
import type { Services } from '../services.ts';

interface Parts extends Pick<Services, 'store' | 'bus'> {
  readonly games: Pick<GameService, 'watched' | 'refresh'>;
}

/** Sends an account's new name, or its removal, to everybody who watches one of its games, on every server. */
export async function renewGames(account: string, { store, bus, games }: Parts): Promise<void> {
  const own = store.db.selectFrom('seat').select('game_id').where('account_id', '=', account);
  const renewed = await store.db
    .updateTable('game')
    .set((row) => ({ updated: row('updated', '+', 1) }))
    .where('id', 'in', own)
    .where('status', '!=', 'open')
    .returning(['id', 'updated'])
    .execute();
  const watched = new Set(games.watched);
  for (const { id, updated } of renewed) {
    bus.announce({ game: id, version: updated });
    if (watched.has(id)) await games.refresh(id);
  }
}
