/** The stores that what must hold of both is tested on: SQLite always, PostgreSQL where the machine has it or may get it. */
import { afterAll, beforeAll } from 'vitest';
import { getsPostgres, Postgres } from './postgres.ts';

/** A kind of store. */
export interface StoreKind {
  readonly name: string;
  /** Called where tests are described: the address of a new, empty store for each call while they run. */
  readonly prepare: () => () => Promise<string>;
}

const SQLITE: StoreKind = { name: 'SQLite', prepare: () => async () => 'sqlite::memory:' };

const POSTGRES: StoreKind = {
  name: 'PostgreSQL',
  prepare() {
    let cluster: Postgres | undefined;
    beforeAll(async () => {
      cluster = await Postgres.start();
    }, 300_000);
    afterAll(() => cluster?.stop(), 60_000);
    return async () => cluster?.database() ?? '';
  },
};

export const STORES: readonly StoreKind[] = getsPostgres ? [SQLITE, POSTGRES] : [SQLITE];
