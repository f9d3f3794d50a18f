import { ownActsOf } from '../moderation/own-acts.ts';
import type { Db, Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import type { AccountRow } from './tables.ts';

/** Tables that hold only a user's own data. */
const OWN = [
  'session',
  'token',
  'passkey',
  'email',
  'push_subscription',
  'webhook',
  'note',
  'rest',
  'notice',
  'reminder',
  'page_use',
  'answer_time',
  'rating',
] as const;

/** Deletes the data of users that is their own, and their blocks. */
export async function forgetOwn(db: Db, accounts: readonly string[]): Promise<void> {
  for (const table of OWN) await db.deleteFrom(table).where('account_id', 'in', accounts).execute();
  await db.deleteFrom('block').where('account_id', 'in', accounts).execute();
  await db.deleteFrom('block').where('blocked_id', 'in', accounts).execute();
}

/** Removes the words and the appeals from the acts about a user who has left; the log keeps who acted, how and when. */
async function forgetActs(db: Db, id: string): Promise<void> {
  const about = db.selectFrom('act').select('id').where('about_id', '=', id);
  await db.deleteFrom('appeal').where('act_id', 'in', about).execute();
  await db.updateTable('act').set({ reason: '' }).where('about_id', '=', id).execute();
}

/** What remains of a deleted user's name; nobody can take this name. */
const nameOfGone = (id: string): string => `deleted ${id.slice(-6).toLowerCase()}`;

type Everything = { readonly [part: string]: unknown };

/** What users can export, and what remains when they leave. */
export class Leaving {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly now: () => number,
  ) {}

  /** Everything the server knows about a user, except secrets. */
  async everythingOf(account: AccountRow): Promise<Everything> {
    const { password: _, name_key: __, skeleton: ___, ...known } = account;
    const of = async (table: 'email' | 'note' | 'rest' | 'answer_time' | 'rating' | 'outcome') =>
      this.store.db.selectFrom(table).selectAll().where('account_id', '=', account.id).execute();
    return {
      account: { ...known, shown: await this.accounts.shown(account) },
      email: await of('email'),
      webhook: await this.webhookOf(account.id),
      notes: await of('note'),
      rest: await of('rest'),
      answerTimes: await of('answer_time'),
      ratings: await of('rating'),
      results: await of('outcome'),
      ...(await this.deedsOf(account.id)),
    };
  }

  /** The address without the key of its signatures. */
  private webhookOf(id: string): Promise<unknown> {
    return this.store.db.selectFrom('webhook').select('url').where('account_id', '=', id).execute();
  }

  /**
   * Deletes a user who has left their games: deletes their own data, empties their chat lines, and keeps their journals
   * without a name.
   */
  async forget(id: string): Promise<void> {
    await this.store.transact(async (trx) => {
      await forgetOwn(trx, [id]);
      await trx.deleteFrom('report').where('by_id', '=', id).execute();
      await trx.deleteFrom('sign').where('account_id', '=', id).execute();
      await trx.deleteFrom('sign').where('other_id', '=', id).execute();
      await forgetActs(trx, id);
      await trx.updateTable('chat').set({ text: '', hidden: 1 }).where('account_id', '=', id).execute();
      const gone = {
        name: nameOfGone(id),
        name_key: `deleted:${id}`,
        skeleton: null,
        password: null,
        administrator: 0,
        moderator: 0,
      } as const;
      await trx
        .updateTable('account')
        .set({ ...gone, deleted_at: this.now() })
        .where('id', '=', id)
        .execute();
    });
  }

  /** A user's data that involves others: where they sat, what they said, whom they blocked and reported. */
  private async deedsOf(id: string): Promise<Everything> {
    const { db } = this.store;
    return {
      seats: await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game_id')
        .select(['game.id', 'game.title', 'game.scenario', 'game.status', 'game.created', 'seat.place'])
        .where('account_id', '=', id)
        .execute(),
      left: await db.selectFrom('departure').select(['game_id', 'side', 'at']).where('account_id', '=', id).execute(),
      said: await db.selectFrom('chat').select(['game_id', 'text', 'at']).where('account_id', '=', id).execute(),
      blocked: await db.selectFrom('block').select(['blocked_id']).where('account_id', '=', id).execute(),
      acts: await ownActsOf(db, id),
      reports: await db.selectFrom('report').select(['text', 'created_at']).where('by_id', '=', id).execute(),
      passkeys: await db
        .selectFrom('passkey')
        .select(['name', 'created_at', 'used_at'])
        .where('account_id', '=', id)
        .execute(),
      devices: await db.selectFrom('session').select(['device', 'seen_at']).where('account_id', '=', id).execute(),
      subscriptions: await db.selectFrom('push_subscription').select('endpoint').where('account_id', '=', id).execute(),
    };
  }
}
