import { DAY } from '@carillon/kit';
import type { Bounds } from '../bounds.ts';
import type { Limit } from '../bucket.ts';
import { Refusal } from '../refusals.ts';
import { widerThan } from './limits.ts';
import type { Tallies } from './tallies.ts';

/** At most this many in any day: half of them at once, then one by one. */
export const perDay = (most: number): Limit => ({
  burst: Math.ceil(most / 2),
  every: Math.round((2 * DAY) / most),
});

/** The deeds limited per account and network. */
type Deed = 'tables' | 'reports' | 'letters' | 'journal';

/** The account and network a deed is counted for. */
export interface Doer {
  readonly account: string;
  /** The network, as `networkOf` returns it; absent for this machine itself. */
  readonly from?: string;
}

/** A refusal for the rest of the day, or for this many milliseconds. */
export const enoughToday = (wait: number): Refusal => new Refusal('enough_today', wait);

/** Limits what accounts and their networks do in a day, with counts shared by all servers on one store. */
export class Days {
  constructor(
    private readonly tallies: Tallies,
    readonly bounds: Bounds,
  ) {}

  /**
   * Counts one more deed; if the account or its network has reached its limit, counts nothing and returns a refusal.
   */
  async bar(deed: Exclude<Deed, 'journal'>, doer: Doer): Promise<Refusal | undefined> {
    const counted: Bucket[] = [];
    for (const bucket of this.bucketsOf(deed, doer)) {
      const wait = await this.tallies.take(bucket.name, bucket.key, bucket.limit);
      if (wait > 0) {
        for (const { name, key, limit } of counted) await this.tallies.add(name, key, limit, -1);
        return enoughToday(wait);
      }
      counted.push(bucket);
    }
    return undefined;
  }

  /** The buckets that a deed fills: the account's, then the network's. */
  bucketsOf(deed: Deed, { account, from }: Doer): readonly Bucket[] {
    const [byAccount, byNetwork] = this.limitsOf(deed);
    const own = { name: `${deed} by an account`, key: account, limit: byAccount };
    if (from === undefined) return [own];
    return [own, { name: `${deed} from a neighbourhood`, key: widerThan(from), limit: byNetwork }];
  }

  private limitsOf(deed: Deed): readonly [Limit, Limit] {
    const { bounds } = this;
    switch (deed) {
      case 'tables':
        return [perDay(bounds.tablesPerAccount), perDay(bounds.tablesPerNetwork)];
      case 'reports':
        return [perDay(bounds.reportsPerAccount), perDay(bounds.reportsPerNetwork)];
      case 'letters':
        return [perDay(bounds.lettersPerAccount), perDay(bounds.lettersPerNetwork)];
      case 'journal':
        return [perDay(1024 * bounds.journalPerAccount), perDay(1024 * bounds.journalPerNetwork)];
    }
  }
}

/** A count of one deed for one key. */
export interface Bucket {
  readonly name: string;
  readonly key: string;
  readonly limit: Limit;
}
