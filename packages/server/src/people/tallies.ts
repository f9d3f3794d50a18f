import type { Limit } from '../bucket.ts';
import { type Refusal, tooFast } from '../refusals.ts';
import type { Db } from '../store/store.ts';
import type { TallyRow } from './tables.ts';
import { digestOf } from './tokens.ts';

/**
 * Limits what an account or an address does, with counts shared by all servers on one store. Each deed fills the bucket
 * of its key; the store holds the time when the bucket will be empty again, so a row whose time has passed means
 * nothing. Keys are stored as digests.
 */
export class Tallies {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /**
   * Counts one more `deed` for `key` and returns 0; if the limit is reached, counts nothing and returns the
   * milliseconds until the next try.
   */
  async take(deed: string, key: string, { burst, every }: Limit): Promise<number> {
    const now = this.now();
    const last = now + every * (burst - 1);
    if (await this.fill({ deed, key: digestOf(key), until: now + every }, now, last)) return 0;
    const full = await this.rowOf(deed, digestOf(key));
    return full === undefined ? 1 : Math.max(1, full.until - last);
  }

  /** Counts one more `deed` for `key`; if the limit is reached, counts nothing and returns a refusal. */
  async bar(deed: string, key: string, limit: Limit): Promise<Refusal | undefined> {
    const wait = await this.take(deed, key, limit);
    return wait === 0 ? undefined : tooFast(wait);
  }

  /**
   * Counts an amount of a deed, even beyond the limit; a negative amount takes deeds back. Returns how long `key` must
   * wait, in milliseconds.
   */
  async add(deed: string, key: string, { burst, every }: Limit, amount: number): Promise<number> {
    const now = this.now();
    await this.fill({ deed, key: digestOf(key), until: now + every * amount }, now, Number.MAX_SAFE_INTEGER);
    const until = (await this.rowOf(deed, digestOf(key)))?.until ?? 0;
    return Math.max(0, until - (now + every * burst));
  }

  /** How often `key` may do a deed now. */
  async left(deed: string, key: string, { burst, every }: Limit): Promise<number> {
    const until = (await this.rowOf(deed, digestOf(key)))?.until ?? 0;
    return Math.max(0, burst - Math.ceil(Math.max(0, until - this.now()) / every));
  }

  /** Remembers a deed of `key` for `ms` milliseconds from now. */
  async hold(deed: string, key: string, ms: number): Promise<void> {
    const until = this.now() + ms;
    await this.db
      .insertInto('tally')
      .values({ deed, key: digestOf(key), until })
      .onConflict((conflict) => conflict.columns(['deed', 'key']).doUpdateSet({ until }))
      .execute();
  }

  /** Whether a deed of `key` is remembered. */
  async holds(deed: string, key: string): Promise<boolean> {
    return ((await this.rowOf(deed, digestOf(key)))?.until ?? 0) > this.now();
  }

  /** Forgets the deeds of `key`. */
  async forgive(deed: string, key: string): Promise<void> {
    await this.db.deleteFrom('tally').where('deed', '=', deed).where('key', '=', digestOf(key)).execute();
  }

  /** Deletes the rows that no longer count. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('tally').where('until', '<=', this.now()).execute();
  }

  /**
   * Adds to a bucket the time from `now` until the row's `until`; `false`, with nothing added, if it is empty only after
   * `last`.
   */
  private async fill({ deed, key, until }: TallyRow, now: number, last: number): Promise<boolean> {
    const added = await this.db
      .insertInto('tally')
      .values({ deed, key, until })
      .onConflict((conflict) =>
        conflict
          .columns(['deed', 'key'])
          .doUpdateSet((each) => ({
            until: each
              .case()
              .when('tally.until', '>', now)
              .then(each('tally.until', '+', until - now))
              .else(until)
              .end(),
          }))
          .where('tally.until', '<=', last),
      )
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  private rowOf(deed: string, key: string) {
    const row = this.db.selectFrom('tally').select('until').where('deed', '=', deed).where('key', '=', key);
    return row.executeTakeFirst();
  }
}
