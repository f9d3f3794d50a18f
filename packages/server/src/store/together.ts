import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

/** The most transactions that are written together. */
const AT_ONCE = 100;

type Work<T> = (trx: Transaction<Database>) => Promise<T>;

interface PendingWork {
  /** Does the work and, once all is on the disk, hands back what came of it. */
  readonly attempt: (trx: Transaction<Database>) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Transactions of a store with one connection, written together: those that are asked for while others wait for the disk are
 * then written with one wait for it. Each is still all or nothing, and is answered only when it is on the disk.
 */
export class Together {
  private waiting: PendingWork[] = [];
  private isWriting = false;

  constructor(private readonly db: Kysely<Database>) {}

  run<T>(work: Work<T>): Promise<T> {
    return new Promise((done, fail) => {
      const attempt = async (trx: Transaction<Database>): Promise<() => void> => {
        const outcome = await within(trx, work);
        return outcome.ok ? () => done(outcome.value) : () => fail(outcome.error);
      };
      this.waiting.push({ attempt, fail });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // Whatever has arrived by now is read first, so that it comes along.
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

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** Does the work of one inside the transaction of all: where it fails, it alone is undone. */
async function within<T>(trx: Transaction<Database>, work: Work<T>): Promise<Outcome<T>> {
  await sql`SAVEPOINT one`.execute(trx);
  try {
    const value = await work(trx);
    await sql`RELEASE one`.execute(trx);
    return { ok: true, value };
  } catch (error) {
    await undo(trx, error);
    return { ok: false, error };
  }
}

/** Undoes the work of one. A store that has run full may have given up the transaction of all: then none of it was written. */
async function undo(trx: Transaction<Database>, error: unknown): Promise<void> {
  try {
    await sql`ROLLBACK TO one`.execute(trx);
    await sql`RELEASE one`.execute(trx);
  } catch {
    throw error;
  }
}
