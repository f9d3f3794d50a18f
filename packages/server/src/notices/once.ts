import type { Db, Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/** How long after there is something to tell somebody is told, unless they have looked in the meantime, in milliseconds. */
export const GRACE = 45_000;

/** It is the turn of somebody at a game, and has been since. */
export interface Turn {
  readonly game: string;
  readonly account: string;
  readonly since: number;
}

/** What telling people stands on. */
export interface TellingParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => number;
  /** Who looks at a game, by this process. */
  readonly lookingAt: (game: string) => ReadonlySet<string>;
}

interface OnceParts extends TellingParts {
  /** Where it is kept who was told. */
  readonly table: 'notice' | 'reminder';
  /** The kind of the job that ends the grace. */
  readonly kind: string;
  /** Forgets, in the transaction, those who need not be told any more. */
  readonly review: (turn: Turn, db: Db) => Promise<void>;
  /** Sees to it, in the same transaction, that somebody is told by all ways that they want. */
  readonly tell: (turn: Turn, db: Db) => Promise<void>;
}

/**
 * Tells people something of a turn: once, and not those who look at the game. Which process has their page open does not
 * matter: each marks those of its own before the grace is over.
 */
export class Once {
  constructor(private readonly parts: OnceParts) {
    parts.jobs.handle(parts.kind, (body) => this.due(JSON.parse(body)));
  }

  /** Somebody is to be told, unless they were, or will be, or look at the game. */
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

  /** Marks those who look at the game: they are not told. */
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

  /** The grace is over. Of several processes that think so, the one that marks the row tells. */
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
