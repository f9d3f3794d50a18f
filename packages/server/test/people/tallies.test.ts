import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Tallies } from '../../src/people/tallies.ts';
import type { Store } from '../../src/store/store.ts';
import { emptyStore } from '../prepared.ts';

/** Three at once, and one more every ten seconds. */
const LIMIT = { burst: 3, every: 10_000 };

let store: Store;
let now: number;
let tallies: Tallies;

beforeEach(async () => {
  store = await emptyStore();
  now = 0;
  tallies = new Tallies(store.db, () => now);
});
afterEach(() => store.close());

describe('a deed that is counted', () => {
  const tryAt = (seconds: number): Promise<number> => {
    now = seconds * 1000;
    return tallies.take('tries', 'paul', LIMIT);
  };

  test('is refused beyond the number allowed at once, until the first of them no longer counts', async () => {
    expect([await tryAt(0), await tryAt(1), await tryAt(1)]).toEqual([0, 0, 0]);
    expect([await tryAt(1), await tryAt(9)]).toEqual([9000, 1000]);
    expect([await tryAt(10), await tryAt(10)]).toEqual([0, 10_000]);
    expect([await tryAt(40), await tryAt(40), await tryAt(40), await tryAt(40)]).toEqual([0, 0, 0, 10_000]);
  });

  test('is counted for each deed and each key by itself', async () => {
    for (let n = 0; n < 3; n++) await tryAt(0);
    expect(await tallies.take('links', 'paul', LIMIT)).toBe(0);
    expect(await tallies.take('tries', 'marie', LIMIT)).toBe(0);
    expect(await tryAt(0)).toBe(10_000);
  });

  test('is forgiven for one key, and forgotten when it no longer counts', async () => {
    for (let n = 0; n < 3; n++) await tryAt(0);
    for (const key of ['marie', 'marie', 'marie']) await tallies.take('tries', key, LIMIT);
    await tallies.forgive('tries', 'paul');
    expect(await tryAt(0)).toBe(0);
    expect(await tallies.take('tries', 'marie', LIMIT)).toBe(10_000);
    const rows = async () => (await store.db.selectFrom('tally').selectAll().execute()).length;
    now = 10_000;
    await tallies.sweep();
    expect(await rows()).toBe(1);
    now = 30_000;
    await tallies.sweep();
    expect(await rows()).toBe(0);
  });
});

describe('a deed that is remembered', () => {
  test('holds for its time, for its deed and its key', async () => {
    expect(await tallies.holds('known', 'paul')).toBe(false);
    await tallies.hold('known', 'paul', 5000);
    now = 4999;
    const held = await Promise.all([
      tallies.holds('known', 'paul'),
      tallies.holds('known', 'marie'),
      tallies.holds('tries', 'paul'),
    ]);
    expect(held).toEqual([true, false, false]);
    now = 5000;
    expect(await tallies.holds('known', 'paul')).toBe(false);
  });

  test('holds from the last time', async () => {
    await tallies.hold('known', 'paul', 5000);
    now = 3000;
    await tallies.hold('known', 'paul', 5000);
    now = 7999;
    expect(await tallies.holds('known', 'paul')).toBe(true);
  });
});
