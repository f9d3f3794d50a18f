import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

/** The maximum number of transactions committed together. */
const AT_ONCE = 100;

type Work<T> = (trx: Transaction<Database>) => Promise<T>;

interface PendingWork {
  /** Runs the work; resolves to the function that answers its caller, to be called once everything is on the disk. */
  readonly attempt: (trx: Transaction<Database>) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Transactions of a store with one connection, committed together: those requested while others wait for the disk share
 * the next wait. Each still succeeds or fails as a whole, and is answered only when it is on the disk.
 */
export class Together {
  private waiting: PendingWork[] = [];
  private isWriting = false;

  constructor(private readonly db: Kysely<Database>) {}

  run<T>(work: Work<T>): Promise<T> {
    return new Promise((done, fail) => {
      this.waiting.push({ attempt: (trx) => within(trx, work, done, fail), fail });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // Let everything that has arrived be read first, so that it joins in.
      await new Promise(setImmediate);
      await this.write(this.waiting.splice(0, AT_ONCE));
    }
    this.isWriting = false;
  }

  private async write(batch: readonly PendingWork[]): Promise<void> {
    try {
      for (const answer of await this.attempt(batch)) answer();
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  private async attempt(batch: readonly PendingWork[]): Promise<readonly (() => void)[]> {
    return this.db.transaction().execute(async (trx) => {
      const answers: (() => void)[] = [];
      for (const { attempt } of batch) answers.push(await attempt(trx));
      return answers;
    });
  }
}

/**
 * Runs one transaction's work inside the shared one; if it fails, only its own changes are undone. Returns the function
 * that passes the result to `done` or `fail`.
 */
async function within<T>(
  trx: Transaction<Database>,
  work: Work<T>,
  done: (value: T) => void,
  fail: (error: unknown) => void,
): Promise<() => void> {
  await sql`SAVEPOINT one`.execute(trx);
  try {
    const value = await work(trx);
    await sql`RELEASE one`.execute(trx);
    return () => done(value);
  } catch (error) {
    await undo(trx, error);
    return () => fail(error);
  }
}

/**
 * Undoes one transaction's work. A full store may have rolled back the shared transaction: then none of it was written.
 */
async function undo(trx: Transaction<Database>, error: unknown): Promise<void> {
  try {
    await sql`ROLLBACK TO one`.execute(trx);
    await sql`RELEASE one`.execute(trx);
  } catch {
    throw error;
  }
}
