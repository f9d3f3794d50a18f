import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { JobRow } from '../people/tables.ts';
import type { Db, Store } from '../store/store.ts';

/** How long a process has for one job before another may claim it. */
const LEASE = 120_000;
const AT_ONCE = 20;
/** After this many failures a job is given up; each wait is four times the one before. */
const ATTEMPTS = 6;
const FIRST_WAIT = 15_000;

/** Does a job of one kind; if it throws, the job has failed and is retried. */
export type Handler = (body: string) => Promise<void>;

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
  private readonly handlers = new Map<string, Handler>();

  constructor(
    private readonly store: Store,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly onTrouble: (trouble: Trouble) => void,
  ) {}

  /** Registers the handler for jobs of a kind. */
  handle(kind: string, handler: Handler): void {
    this.handlers.set(kind, handler);
  }

  /**
   * Schedules a job `wait` milliseconds from now, in the transaction `db` if there is one. A job with the same id is
   * stored only once, however often it is added.
   */
  async add(kind: string, body: string, { id, wait = 0, db = this.store.db }: JobOptions = {}): Promise<void> {
    const now = this.clock.now();
    const job = { id: id ?? newId(now), kind, body, due_at: now + wait, lease_until: 0, attempts: 0 };
    await db
      .insertInto('job')
      .values(job)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Does all that is due. */
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

  /** If several processes want a job, it goes to the one whose update finds it as it was read. */
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

  private async carryOut({ id, kind, body }: JobRow, attempts: number): Promise<void> {
    try {
      await this.handlers.get(kind)?.(body);
      await this.store.db.deleteFrom('job').where('id', '=', id).execute();
    } catch (error) {
      this.onTrouble({ kind, job: id, attempts, error });
      await this.putOff(id, attempts);
    }
  }

  private async putOff(id: string, attempts: number): Promise<void> {
    const { db } = this.store;
    if (attempts >= ATTEMPTS) {
      await db.deleteFrom('job').where('id', '=', id).execute();
      return;
    }
    const due_at = this.clock.now() + FIRST_WAIT * 4 ** (attempts - 1);
    await db.updateTable('job').set({ due_at, lease_until: 0 }).where('id', '=', id).execute();
  }
}
