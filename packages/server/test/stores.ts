/** The stores on which shared properties are tested: SQLite always, PostgreSQL if the machine has it or may get it. */
import { afterAll, beforeAll } from 'vitest';
import { getsPostgres, Postgres } from './postgres.ts';

/** A kind of store. */
export interface StoreKind {
  readonly name: string;
  /** Call it where tests are described: each call during the tests returns the address of a new, empty store. */
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
