import type { Services } from '../services.ts';
import { addMissing } from '../store/add-missing.ts';
import type { JobKind, Turn, Word } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/** How long a user may look at the page before being notified, in milliseconds. */
export const GRACE = 45_000;

/** The dependencies of notifying people. */
export interface NoticeParts extends Pick<Services, 'store' | 'now' | 'onTrouble'> {
  readonly jobs: Jobs;
  /** Milliseconds until a player may be notified about a game: 0 unless they have just used its page. */
  readonly waitFor: (game: string, account: string) => Promise<number>;
  /** Schedules, in a transaction, a notice to a user through each channel; `Sending` leaves out those that they do not want. */
  readonly notify: (turn: Turn, word: Word, db: Db) => Promise<void>;
}

interface OnceParts extends NoticeParts {
  /** The table that records who was notified, and the occasion. */
  readonly table: 'notice' | 'reminder';
  readonly word: 'turn' | 'reminder';
  /** The kind of job that ends the grace period. */
  readonly kind: JobKind<Turn>;
  /** Forgets, in the transaction, users who no longer need to be notified. */
  readonly review: (turn: Turn, db: Db) => Promise<void>;
}

/**
 * Notifies people about a turn, once: when the grace period is over and they have not used the page of the game for two
 * minutes, as long as the turn is theirs.
 */
export class Once {
  constructor(private readonly parts: OnceParts) {
    parts.jobs.handle(parts.kind, (turn) => this.due(turn));
  }

  /** Schedules a notice for a user, unless they were notified or a notice is scheduled already. */
  async add(turn: Turn, db: Db): Promise<void> {
    const { table, kind, jobs } = this.parts;
    const { game: game_id, account: account_id, since } = turn;
    await addMissing(db, table, [{ game_id, account_id, since, seen: 0, sent_at: null }]);
    const id = `${kind.name}:${game_id}:${account_id}:${since}`;
    await jobs.add(kind, turn, { id, wait: GRACE, db });
  }

  /**
   * Called when the grace period is over. Resolves to the time until the next try, if the user is at the page. If
   * several processes reach this point, the one that marks the row sends the notice.
   */
  private async due(turn: Turn): Promise<number | undefined> {
    const { table, word, store, now, waitFor, review, notify } = this.parts;
    const of = { game_id: turn.game, account_id: turn.account, since: turn.since };
    const wait = await waitFor(turn.game, turn.account);
    return store.transact(async (trx) => {
      await review(turn, trx);
      const row = trx
        .selectFrom(table)
        .select('sent_at')
        .where(({ and }) => and({ ...of, seen: 0 }));
      const open = await row.executeTakeFirst();
      if (open === undefined || open.sent_at !== null) return undefined;
      if (wait > 0) return wait;
      const marked = trx
        .updateTable(table)
        .set({ sent_at: now() })
        .where(({ and }) => and(of));
      const { numUpdatedRows } = await marked.where('sent_at', 'is', null).executeTakeFirst();
      if (numUpdatedRows > 0n) await notify(turn, word, trx);
      return undefined;
    });
  }
}
