import { HOUR } from '@carillon/kit';
import { type ActKind, APPEALABLE, type Decision, LOCKS, type NewAct } from '@carillon/protocol';
import { newId } from '../ids.ts';
import type { AccountRow } from '../people/tables.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Services } from '../services.ts';
import { unlessDuplicate } from '../store/errors.ts';
import type { Db } from '../store/store.ts';
import { isNotified } from './own-acts.ts';
import type { ActRow } from './tables.ts';

/** For this long, only moderators other than the one who acted may decide an appeal, in milliseconds. */
const OTHERS_FIRST = 48 * HOUR;

/** A moderator, or the user concerned. */
export type Actor = Pick<AccountRow, 'id' | 'administrator'>;

interface ActsParts extends Pick<Services, 'store' | 'now'> {
  /** Schedules, in the transaction, the notice of an act to the user concerned. */
  readonly notify: (act: ActRow, db: Db) => Promise<void>;
  /** Logs an account out everywhere. */
  readonly logOut: (account: string) => Promise<void>;
  /** Removes an account from tables that have not begun: all, or the rated ones. */
  readonly leaveTables: (account: string, which: 'all' | 'rated') => Promise<void>;
}

/** An act without the moderator, the user concerned and the time. */
type Written = Pick<ActRow, 'kind' | 'reason'> & Partial<Pick<ActRow, 'until_at' | 'of_id' | 'report_id' | 'game_id'>>;

/** Nobody acts on themselves, nor on an administrator. */
export const mayActOn = (by: Actor, about: Actor): boolean => by.id !== about.id && about.administrator === 0;

/**
 * Whether the actor may settle a report: nobody settles reports about themselves, and only administrators those about
 * an administrator.
 */
export const mayJudge = (by: Actor, about: Actor): boolean =>
  by.id !== about.id && (about.administrator === 0 || by.administrator === 1);

const isLock = (kind: ActKind): boolean => LOCKS.some((lock) => lock === kind);

/** The acts of moderators. Each is logged once, and the user concerned is notified. */
export class Acts {
  constructor(private readonly parts: ActsParts) {}

  /** Makes a note, warns, or locks for a time; settles the report that it answers. */
  async act(by: Actor, about: Actor, wanted: NewAct): Promise<Refusal | undefined> {
    if (!mayActOn(by, about)) return refused('forbidden');
    const { kind, reason, report } = wanted;
    const until_at = 'hours' in wanted ? this.parts.now() + wanted.hours * HOUR : null;
    const done = await this.parts.store.transact(async (trx) => {
      if (report !== undefined && !(await this.close(report, about.id, trx))) return false;
      await this.write(by.id, about.id, { kind, reason, until_at, report_id: report ?? null }, trx);
      return true;
    });
    if (!done) return refused('not_found');
    await this.enforce(kind, about.id);
    return undefined;
  }

  /** Closes a report without acting on anybody. */
  async settle(by: Actor, report: string, reason: string): Promise<Refusal | undefined> {
    return this.parts.store.transact(async (trx) => {
      const about = await trx
        .selectFrom('report')
        .innerJoin('account', 'account.id', 'report.about_id')
        .select(['account.id', 'account.administrator'])
        .where('report.id', '=', report)
        .executeTakeFirst();
      if (about === undefined) return refused('not_found');
      if (!mayJudge(by, about)) return refused('forbidden');
      if (!(await this.close(report, about.id, trx))) return refused('not_found');
      await this.write(by.id, about.id, { kind: 'settled', reason, report_id: report }, trx);
      return undefined;
    });
  }

  /** Withdraws a warning, or ends a lock before its time. */
  async lift(by: Actor, act: string, reason: string): Promise<Refusal | undefined> {
    const found = await this.openAct(by, act);
    if (!('row' in found)) return found;
    const { kind, until_at } = found.row;
    if (isLock(kind) && (until_at ?? 0) <= this.parts.now()) return refused('not_found');
    return this.answer(by, found.row, 'lift', reason);
  }

  /** Decides an appeal. The moderator who acted may do so only after two days, or if nobody else could. */
  async decide(by: Actor, act: string, { outcome, reason }: Decision): Promise<Refusal | undefined> {
    const found = await this.openAct(by, act);
    if (!('row' in found)) return found;
    const { db } = this.parts.store;
    const appeal = await db.selectFrom('appeal').select('created_at').where('act_id', '=', act).executeTakeFirst();
    const upheld = db.selectFrom('act').select('id').where('of_id', '=', act).where('kind', '=', 'upheld');
    if (appeal === undefined || (await upheld.executeTakeFirst()) !== undefined) return refused('not_found');
    const waits = found.row.by_id === by.id && appeal.created_at > (await this.ownFrom(by.id));
    return waits ? refused('forbidden') : this.answer(by, found.row, outcome, reason);
  }

  /** A moderator may decide appeals against their own acts that were made at or before this time. */
  async ownFrom(moderator: string): Promise<number> {
    const now = this.parts.now();
    const other = await this.parts.store.db
      .selectFrom('account')
      .select('id')
      .where('id', '!=', moderator)
      .where('deleted_at', 'is', null)
      .where('locked', '=', 0)
      .where((where) => where.or([where('moderator', '=', 1), where('administrator', '=', 1)]))
      .executeTakeFirst();
    return other === undefined ? now : now - OTHERS_FIRST;
  }

  /** An appeal by the user concerned. */
  async appeal(account: string, act: string, text: string): Promise<Refusal | undefined> {
    const row = await this.read(act);
    if (row === undefined || row.about_id !== account || row.lifted !== null || !APPEALABLE.includes(row.kind))
      return refused('not_found');
    const { store, now } = this.parts;
    const made = store.db.insertInto('appeal').values({ act_id: act, text, created_at: now() });
    return unlessDuplicate(() => made.execute().then(() => undefined), refused('appealed'));
  }

  /** Logs an act, and notifies the user concerned. */
  async write(by: string, about: string, what: Written, db: Db = this.parts.store.db): Promise<void> {
    const now = this.parts.now();
    const act: ActRow = {
      ...{ until_at: null, of_id: null, report_id: null, game_id: null },
      ...what,
      ...{ id: newId(now), about_id: about, by_id: by, created_at: now },
    };
    await db.insertInto('act').values(act).execute();
    if (isNotified(act.kind)) await this.parts.notify(act, db);
  }

  /** Applies the immediate effects of a lock. */
  private async enforce(kind: ActKind, about: string): Promise<void> {
    const { leaveTables, logOut } = this.parts;
    if (kind === 'rated') await leaveTables(about, 'rated');
    if (kind !== 'login') return;
    await leaveTables(about, 'all');
    await logOut(about);
  }

  private async close(report: string, about: string, db: Db): Promise<boolean> {
    const closed = await db
      .updateTable('report')
      .set({ closed_at: this.parts.now() })
      .where('id', '=', report)
      .where('about_id', '=', about)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return closed.numUpdatedRows > 0n;
  }

  /** An act that can be lifted by a moderator, or a refusal. */
  private async openAct(by: Actor, id: string): Promise<{ readonly row: ActRow } | Refusal> {
    const row = await this.read(id);
    if (row === undefined || row.lifted !== null || !APPEALABLE.includes(row.kind)) return refused('not_found');
    return mayActOn(by, { id: row.about_id, administrator: row.administrator }) ? { row } : refused('forbidden');
  }

  private read(id: string) {
    return this.parts.store.db
      .selectFrom('act')
      .innerJoin('account', 'account.id', 'act.about_id')
      .leftJoin('act as lift', (join) => join.onRef('lift.of_id', '=', 'act.id').on('lift.kind', '=', 'lift'))
      .selectAll('act')
      .select(['account.administrator', 'lift.id as lifted'])
      .where('act.id', '=', id)
      .executeTakeFirst();
  }

  /** If two moderators answer in the same way at once, only one answer counts. */
  private answer(
    by: Actor,
    { id, about_id }: ActRow,
    kind: Decision['outcome'],
    reason: string,
  ): Promise<Refusal | undefined> {
    const act = { kind, reason, of_id: id };
    const write = () => this.parts.store.transact((trx) => this.write(by.id, about_id, act, trx));
    return unlessDuplicate(() => write().then(() => undefined), refused('not_found'));
  }
}
