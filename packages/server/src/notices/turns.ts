import type { Db, Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/** How long after it has become somebody's turn they are told, unless they have looked in the meantime. */
export const GRACE = 45_000;
/** Turns that nobody was told of are looked for among games that changed so lately. */
const LATELY = 86_400_000;
const TURN = 'turn';

/** It is the turn of somebody at a game, and has been since. */
export interface Turn {
  readonly game: string;
  readonly account: string;
  readonly since: number;
}

interface TurnParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => number;
  /** Who looks at a game, by this process. */
  readonly lookingAt: (game: string) => ReadonlySet<string>;
  /** Sees to it, in the same transaction, that somebody is told by all ways that they want. */
  readonly tell: (turn: Turn, db: Db) => Promise<void>;
}

/** The accounts named in the column `awaited_by`. */
const named = (awaited: string): string[] => awaited.split(',').filter((id) => id !== '');

/**
 * Tells people that it is their turn: once for each time that it becomes theirs, and not those who look at the game.
 * Which process has their page open does not matter: each marks those of its own before the time is up.
 */
export class Turns {
  constructor(private readonly parts: TurnParts) {
    parts.jobs.handle(TURN, (body) => this.due(JSON.parse(body)));
  }

  /** A game has changed: who is awaited now, and was not, is to be told. */
  consider(game: string): Promise<void> {
    return this.parts.store.transact((trx) => this.note(game, trx));
  }

  /** Looks for games whose process died between the change and the note. */
  async sweep(): Promise<void> {
    const missed = await this.parts.store.db
      .selectFrom('game')
      .leftJoin('notice', (on) => on.onRef('notice.game_id', '=', 'game.id').onRef('notice.since', '=', 'game.since'))
      .select('game.id')
      .where('game.status', '=', 'running')
      .where('game.solo', '=', 0)
      .where('game.awaited_by', '!=', '')
      .where('game.since', '>', this.parts.now() - LATELY)
      .where('notice.game_id', 'is', null)
      .execute();
    for (const { id } of missed) await this.consider(id);
  }

  /** Marks those who look at a game that awaits them: they are not told. */
  async markSeen(): Promise<void> {
    const { db } = this.parts.store;
    const open = await db
      .selectFrom('notice')
      .select(['game_id', 'account_id'])
      .where('sent_at', 'is', null)
      .where('seen', '=', 0)
      .execute();
    for (const { game_id, account_id } of open) {
      if (!this.parts.lookingAt(game_id).has(account_id)) continue;
      await this.rowOf(db.updateTable('notice').set({ seen: 1 }), game_id, account_id).execute();
    }
  }

  private async note(game: string, trx: Db): Promise<void> {
    const found = await trx
      .selectFrom('game')
      .select(['status', 'awaited_by', 'since', 'solo'])
      .where('id', '=', game)
      .executeTakeFirst();
    const since = found?.since ?? 0;
    const awaited = found?.status === 'running' && found.solo === 0 ? named(found.awaited_by) : [];
    let stale = trx.deleteFrom('notice').where('game_id', '=', game);
    if (awaited.length > 0) {
      stale = stale.where((where) => where.or([where('since', '!=', since), where('account_id', 'not in', awaited)]));
    }
    await stale.execute();
    for (const account of awaited) await this.noteOne({ game, account, since }, trx);
  }

  private async noteOne(turn: Turn, trx: Db): Promise<void> {
    const { game: game_id, account: account_id, since } = turn;
    await trx
      .insertInto('notice')
      .values({ game_id, account_id, since, seen: 0, sent_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const id = `${TURN}:${game_id}:${account_id}:${since}`;
    await this.parts.jobs.add(TURN, JSON.stringify(turn), { id, wait: GRACE, db: trx });
  }

  /** The grace is over. Of several processes that think so, the one that marks the row tells. */
  private async due(turn: Turn): Promise<void> {
    const { store, now, lookingAt, tell } = this.parts;
    if (lookingAt(turn.game).has(turn.account)) return;
    await store.transact(async (trx) => {
      await this.note(turn.game, trx);
      const marked = await this.rowOf(trx.updateTable('notice').set({ sent_at: now() }), turn.game, turn.account)
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
