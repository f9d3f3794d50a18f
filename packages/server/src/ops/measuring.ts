import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../store/store.ts';

/** The sources of the figures that are measured when metrics are read. */
interface Measured {
  readonly store: Store;
  /** The data folder. */
  readonly folder: string;
  readonly now: () => number;
  readonly sockets: () => number;
  /** How many tasks of computer players are waiting for a thread. */
  readonly thoughts: () => number;
  /** How many letters to unconfirmed addresses may still be sent. */
  readonly lettersLeft: () => Promise<number>;
}

/** A gauge that is measured when it is read; `NaN` while it cannot be measured. */
function figure(registry: Registry, name: string, help: string, find: () => Promise<number>): void {
  const registers = [registry];
  new Gauge({
    ...{ name, help, registers },
    async collect() {
      this.set(await find().catch(() => Number.NaN));
    },
  });
}

/** Adds the figures of the store, its disk and its jobs, and of the server's current work. */
export function measure(registry: Registry, { store, folder, now, sockets, thoughts, lettersLeft }: Measured): void {
  figure(registry, 'carillon_sockets', 'open sockets', async () => sockets());
  figure(registry, 'carillon_thoughts_waiting', 'tasks of computer players that wait for a thread', async () =>
    thoughts(),
  );
  const letters = 'letters to unconfirmed addresses that all users together may send now';
  figure(registry, 'carillon_letters_left', letters, lettersLeft);
  figure(registry, 'carillon_store_bytes', 'size of the store', () => sizeOf(store));
  const disk = (): Promise<{ bsize: number; blocks: number; bavail: number }> =>
    statfs(existsSync(folder) ? folder : '.');
  figure(registry, 'carillon_disk_bytes', 'size of the disk of the data folder', async () => {
    const { bsize, blocks } = await disk();
    return bsize * blocks;
  });
  figure(registry, 'carillon_disk_free_bytes', 'free space on the disk of the data folder', async () => {
    const { bsize, bavail } = await disk();
    return bsize * bavail;
  });
  figure(registry, 'carillon_jobs_waiting', 'jobs that are stored', async () => (await jobsOf(store)).count);
  figure(registry, 'carillon_job_late_seconds', 'how long the oldest job has been due', async () => {
    const { oldest } = await jobsOf(store);
    return oldest === null ? 0 : Math.max(0, now() - oldest) / 1000;
  });
}

async function sizeOf({ kind, db }: Store): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{ size: number }>`SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`SELECT pg_database_size(current_database()) AS size`;
  return Number((await query.execute(db)).rows[0]?.size);
}

async function jobsOf({ db }: Store): Promise<{ readonly count: number; readonly oldest: number | null }> {
  const found = db.selectFrom('job').select(({ fn }) => [fn.countAll().as('count'), fn.min('due_at').as('oldest')]);
  const { count, oldest } = await found.executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest === null ? null : Number(oldest) };
}
