/**
 * The stores on which shared properties are tested: SQLite always, PostgreSQL if the machine has it or may install it.
 */
import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store } from '../src/store/store.ts';
import { getsPostgres, Postgres } from './postgres.ts';
import { emptyStore } from './prepared.ts';

/**
 * Copies of what `fill` puts into an empty store; `fill` is called once for each key. Returns the address of each copy.
 */
type Copies = (key: string, fill: (url: string) => Promise<void>) => Promise<string>;

/** A kind of store. Call its functions where tests are described, and the returned functions during the tests. */
export interface StoreKind {
  readonly name: string;
  /** Each call returns the address of a new, empty store. */
  readonly prepare: () => () => Promise<string>;
  /** Each call opens a new store of today's schema, without rows. */
  readonly open: () => () => Promise<Store>;
  /** Whether a filled store is copied faster than it is made. */
  readonly copies?: () => Copies;
}

const SQLITE: StoreKind = {
  name: 'SQLite',
  prepare: () => async () => 'sqlite::memory:',
  open: () => emptyStore,
};

/** A separate cluster for the tests described here. */
function cluster(): () => Postgres {
  let started: Postgres | undefined;
  beforeAll(async () => {
    started = await Postgres.start();
  }, 300_000);
  afterAll(() => started?.stop());
  return () => {
    if (started === undefined) throw new Error('PostgreSQL has not been started');
    return started;
  };
}

function copiesIn(running: () => Postgres): Copies {
  return (key, fill) => running().copyOf(key, fill);
}

/** Brings a store to today's schema. */
async function migrated(url: string): Promise<void> {
  await (await openStore({ url })).close();
}

const POSTGRES: StoreKind = {
  name: 'PostgreSQL',
  prepare() {
    const running = cluster();
    return () => running().database();
  },
  open() {
    const copy = copiesIn(cluster());
    return async () => openStore({ url: await copy('today', migrated) });
  },
  copies: () => copiesIn(cluster()),
};

export const STORES: readonly StoreKind[] = getsPostgres ? [SQLITE, POSTGRES] : [SQLITE];
