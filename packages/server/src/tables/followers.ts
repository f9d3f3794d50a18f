import type { Kysely } from 'kysely';
import type { Watcher } from '../games/games.ts';
import type { Database } from '../store/database.ts';
import { glanceAtPublic } from '../store/lists.ts';
import { PAGE } from './listing.ts';

/** How often the public tables are checked while a page follows them, in milliseconds. */
export const LOOK_EVERY = 1000;

/**
 * Pages that follow the public tables. They are sent a message when the list has changed, and request it themselves.
 */
export class Followers {
  private readonly pages = new Set<Watcher>();
  /** Pages that may have read the list before the first check for them. */
  private readonly fresh = new Set<Watcher>();
  private known: string | undefined;

  constructor(private readonly db: Kysely<Database>) {}

  follow(page: Watcher): void {
    this.pages.add(page);
    this.fresh.add(page);
  }

  /** Removes a page that no longer follows, or has gone. */
  leave(page: Watcher): void {
    this.pages.delete(page);
    this.fresh.delete(page);
  }

  /** Checks whether any process has changed the list. Does nothing while no page follows. */
  async look(): Promise<void> {
    if (this.pages.size === 0) return;
    const before = this.known;
    this.known = await this.listed();
    for (const page of before === this.known ? this.fresh : this.pages) page.send({ type: 'tables' });
    this.fresh.clear();
  }

  /** The parts of the tables and seats that the list shows, as text. */
  private async listed(): Promise<string> {
    const [open, running] = await Promise.all([
      glanceAtPublic(this.db, { status: 'open' }, PAGE),
      glanceAtPublic(this.db, { status: 'running' }, PAGE),
    ]);
    const games = [...open, ...running];
    const ids = games.map(({ id }) => id);
    const seats =
      ids.length === 0
        ? []
        : await this.db
            .selectFrom('seat')
            .select(['game_id', 'place', 'account_id', 'side'])
            .where('game_id', 'in', ids)
            .orderBy('game_id')
            .orderBy('place')
            .execute();
    return JSON.stringify([games.sort((a, b) => (a.id < b.id ? -1 : 1)), seats]);
  }
}
