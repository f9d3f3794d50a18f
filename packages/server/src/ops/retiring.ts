import { DAY } from '@carillon/kit';
import type { Retention } from '../retention.ts';
import type { Services } from '../services.ts';
import { expireActs } from './expire-acts.ts';
import { type Expire, expireAddresses, expireComputerGames, expireGuests, expireReports } from './expiry.ts';

/** The maximum number of slices in one round; the rest waits for the next. */
const SLICES = 50;

/** The kinds of data that expire, as named in the metrics. */
export type Expiring = keyof Retention;

interface RetiringParts extends Pick<Services, 'store' | 'now'> {
  readonly retention: Retention;
  /** Counts the deleted rows. */
  readonly onForgotten: (kind: Expiring, rows: number) => void;
}

/** Deletes expired data, slice by slice. */
export class Retiring {
  private readonly work: Readonly<Record<Expiring, readonly Expire[]>>;

  constructor(private readonly parts: RetiringParts) {
    const { store } = parts;
    this.work = {
      computerGames: [expireComputerGames(store, 'running'), expireComputerGames(store, 'over')],
      reports: [expireReports(store)],
      addresses: [expireAddresses(store)],
      acts: [expireActs(store)],
      guests: [expireGuests(store)],
    };
  }

  /** One round of one kind. */
  async round(kind: Expiring): Promise<void> {
    const { now, retention, onForgotten } = this.parts;
    const before = now() - retention[kind] * DAY;
    for (const expire of this.work[kind]) {
      for (let slices = 0; slices < SLICES; slices++) {
        const { rows, more } = await expire(before);
        if (rows > 0) onForgotten(kind, rows);
        if (!more) break;
      }
    }
  }
}
