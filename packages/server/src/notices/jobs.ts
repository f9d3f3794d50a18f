import { HOUR } from '@carillon/kit';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { JobRow } from '../people/tables.ts';
import { addMissing } from '../store/add-missing.ts';
import { bodyOf, type JobKind, rowOf } from '../store/job-bodies.ts';
import type { Db, Store } from '../store/store.ts';

/** How long a process has for one job before another may claim it. */
const LEASE = 120_000;
const AT_ONCE = 20;
/**
 * A job is given up after this many failures, unless its kind sets another number; each wait is four times the one
 * before.
 */
const ATTEMPTS = 6;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 6 * HOUR;

/**
 * Does a job of one kind; if it throws, the job has failed and is retried. If it is too early, which is not a failure,
 * resolves to the milliseconds after which to try again.
 */
export type Handler<T> = (body: T) => Promise<unknown>;

interface JobOptions {
  readonly id?: string;
  readonly wait?: number;
  readonly db?: Db;
}

interface Trouble {
  readonly kind: string;
  readonly job: string;
  readonly attempts: number;
  readonly error: unknown;
}

/**
 * Work done later by whichever process claims it first, and retried after failure. If a process dies during a job, its
 * lease expires and another takes over.
 */
export class Jobs {
  private readonly handlers = new Map<string, { readonly handler: Handler<JobRow>; readonly attempts: number }>();

  constructor(
    private readonly store: Store,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly onTrouble: (trouble: Trouble) => void,
  ) {}

  /** Registers the handler for jobs of a kind, and the number of failures after which one is given up. */
  handle<T>(kind: JobKind<T>, handler: Handler<T>, attempts: number = ATTEMPTS): void {
    this.handlers.set(kind.name, { handler: async (job) => handler(bodyOf(kind, job)), attempts });
  }

  /**
   * Schedules a job `wait` milliseconds from now, in the transaction `db` if there is one. A job with the same id is
   * stored only once, however often it is added.
   */
  async add<T>(kind: JobKind<T>, body: T, { id, wait = 0, db = this.store.db }: JobOptions = {}): Promise<void> {
    const now = this.clock.now();
    const job = { id: id ?? newId(now), ...rowOf(kind, body), due_at: now + wait, lease_until: 0, attempts: 0 };
    await addMissing(db, 'job', [job]);
  }

  /** Does all jobs that are due. */
  async runAllDue(): Promise<void> {
    while ((await this.runDue()) > 0);
  }

  /** Does the first of the jobs due; returns how many were claimed. */
  async runDue(): Promise<number> {
    const now = this.clock.now();
    const due = await this.store.db
      .selectFrom('job')
      .selectAll()
      .where('due_at', '<=', now)
      .where('lease_until', '<', now)
      .where('kind', 'in', [...this.handlers.keys()])
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute();
    const done = await Promise.all(due.map((job) => this.take(job)));
    return done.filter((taken) => taken).length;
  }

  /** If several processes want a job, the first update to find the row unchanged wins it. */
  private async take(job: JobRow): Promise<boolean> {
    const now = this.clock.now();
    const leased = await this.store.db
      .updateTable('job')
      .set({ lease_until: now + LEASE, attempts: job.attempts + 1 })
      .where('id', '=', job.id)
      .where('lease_until', '=', job.lease_until)
      .where('attempts', '=', job.attempts)
      .executeTakeFirst();
    if (leased.numUpdatedRows === 0n) return false;
    await this.carryOut(job, job.attempts + 1);
    return true;
  }

  private async carryOut(job: JobRow, attempts: number): Promise<void> {
    const { id, kind } = job;
    const known = this.handlers.get(kind);
    try {
      const wait = await known?.handler(job);
      if (typeof wait === 'number') await this.putOff(id, wait, 0);
      else await this.remove(id);
    } catch (error) {
      this.onTrouble({ kind, job: id, attempts, error });
      if (attempts >= (known?.attempts ?? ATTEMPTS)) await this.remove(id);
      else await this.putOff(id, Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** (attempts - 1)), attempts);
    }
  }

  private async remove(id: string): Promise<void> {
    await this.store.db.deleteFrom('job').where('id', '=', id).execute();
  }

  private async putOff(id: string, wait: number, attempts: number): Promise<void> {
    const due_at = this.clock.now() + wait;
    await this.store.db.updateTable('job').set({ due_at, lease_until: 0, attempts }).where('id', '=', id).execute();
  }
}
