import { DAY } from '@carillon/kit';
import type { Services } from '../services.ts';

/** A notice is withheld from a player who has used the page of the game within this time, in milliseconds. */
export const RECENT = 120_000;
/** How long uses are kept, in milliseconds: as long as the longest absence inferred from them. */
const KEPT = 31 * DAY;
/** The maximum number of rows per statement: stores limit the number of parameters. */
const ROWS = 100;

interface PageUseParts extends Pick<Services, 'store' | 'now'> {
  /** The games that pages of this process watch, and when their accounts last used them. */
  readonly watched: () => readonly string[];
  readonly usesAt: (game: string) => ReadonlyMap<string, number>;
}

/**
 * When players last used the page of a game (a key, the pointer, or a choice), whichever process it is connected to. A
 * page that is merely open does not count.
 */
export class PageUse {
  private last = 0;

  constructor(private readonly parts: PageUseParts) {}

  /** Stores the uses since the last call, for the other processes. */
  async note(): Promise<void> {
    const { store, watched, usesAt, now } = this.parts;
    const since = this.last;
    this.last = now();
    const rows = watched().flatMap((game_id) =>
      [...usesAt(game_id)].flatMap(([account_id, used_at]) =>
        used_at >= since ? [{ game_id, account_id, used_at }] : [],
      ),
    );
    for (let i = 0; i < rows.length; i += ROWS) {
      await store.db
        .insertInto('page_use')
        .values(rows.slice(i, i + ROWS))
        .onConflict((conflict) =>
          conflict
            .columns(['game_id', 'account_id'])
            .doUpdateSet((each) => ({ used_at: each.ref('excluded.used_at') }))
            .whereRef('page_use.used_at', '<', 'excluded.used_at'),
        )
        .execute();
    }
  }

  /** Milliseconds until a player may be notified about a game: 0 unless they have just used its page. */
  async waitFor(game: string, account: string): Promise<number> {
    return Math.max(0, (await this.lastOf(game, account)) + RECENT - this.parts.now());
  }

  /** When a player last used the page of a game; 0 if that was very long ago. */
  async lastOf(game: string, account: string): Promise<number> {
    const { store, usesAt } = this.parts;
    const row = await store.db
      .selectFrom('page_use')
      .select('used_at')
      .where('game_id', '=', game)
      .where('account_id', '=', account)
      .executeTakeFirst();
    return Math.max(row?.used_at ?? 0, usesAt(game).get(account) ?? 0);
  }

  async sweep(): Promise<void> {
    const { store, now } = this.parts;
    await store.db
      .deleteFrom('page_use')
      .where('used_at', '<', now() - KEPT)
      .execute();
  }
}
