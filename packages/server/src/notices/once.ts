import type { Db, Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/** How long a user has to look before being notified, in milliseconds. */
export const GRACE = 45_000;

/** It is a user's turn in a game, since this time. */
export interface Turn {
  readonly game: string;
  readonly account: string;
  readonly since: number;
}

/** What notifying people needs. */
export interface TellingParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => number;
  /** Who is watching a game, in this process. */
  readonly lookingAt: (game: string) => ReadonlySet<string>;
}

interface OnceParts extends TellingParts {
  /** Where we record who was notified. */
  readonly table: 'notice' | 'reminder';
  /** The kind of job that ends the grace period. */
  readonly kind: string;
  /** Forgets, in the transaction, users who no longer need to be notified. */
  readonly review: (turn: Turn, db: Db) => Promise<void>;
  /** Schedules, in the same transaction, a notice to a user through every channel they want. */
  readonly tell: (turn: Turn, db: Db) => Promise<void>;
}

/**
 * Notifies people about a turn, once, unless they are watching the game. It does not matter which process has their
 * page open: each marks its own watchers before the grace period ends.
 */
export class Once {
  constructor(private readonly parts: OnceParts) {
    parts.jobs.handle(parts.kind, (body) => this.due(JSON.parse(body)));
  }

  /** Schedules a notice for a user, unless they were notified, will be, or are watching the game. */
  async add(turn: Turn, db: Db): Promise<void> {
    const { table, kind, jobs, lookingAt } = this.parts;
    const { game: game_id, account: account_id, since } = turn;
    const isLooking = lookingAt(game_id).has(account_id);
    await db
      .insertInto(table)
      .values({ game_id, account_id, since, seen: isLooking ? 1 : 0, sent_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (isLooking) return;
    const id = `${kind}:${game_id}:${account_id}:${since}`;
    await jobs.add(kind, JSON.stringify(turn), { id, wait: GRACE, db });
  }

  /** Marks those watching the game, so that they are not notified. */
  async markSeen(): Promise<void> {
    const { table, store, lookingAt } = this.parts;
    const open = await store.db
      .selectFrom(table)
      .select(['game_id', 'account_id'])
      .where('sent_at', 'is', null)
      .where('seen', '=', 0)
      .execute();
    for (const { game_id, account_id } of open) {
      if (!lookingAt(game_id).has(account_id)) continue;
      await this.rowOf(store.db.updateTable(table).set({ seen: 1 }), game_id, account_id).execute();
    }
  }

  /** The grace period is over. If several processes reach this point, the one that marks the row sends the notice. */
  private async due(turn: Turn): Promise<void> {
    const { table, store, now, lookingAt, review, tell } = this.parts;
    if (lookingAt(turn.game).has(turn.account)) return;
    await store.transact(async (trx) => {
      await review(turn, trx);
      const marked = await this.rowOf(trx.updateTable(table).set({ sent_at: now() }), turn.game, turn.account)
        .where('since', '=', turn.since)
        .where('seen', '=', 0)
        .where('sent_at', 'is', null)
        .executeTakeFirst();
      if (marked.numUpdatedRows > 0n) await tell(turn, trx);
    });
  }

  private rowOf<Query extends { where(column: 'game_id' | 'account_id', is: '=', value: string): Query }>(
    query: Query,
    game: string,
    account: string,
  ): Query {
    return query.where('game_id', '=', game).where('account_id', '=', account);
  }
}

/** The accounts named in the column `awaited_by`. */
export const named = (awaited: string): string[] => awaited.split(',').filter((id) => id !== '');
