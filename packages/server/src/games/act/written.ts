import { lastUsed } from '../../lately.ts';
import type { Bucket, Days, Doer } from '../../people/days.ts';
import type { Tallies } from '../../people/tallies.ts';

const KILOBYTE = 1024;
/** This much, in KB, is counted in memory before the store is updated, so that not every choice costs a statement. */
const SLICE = 16;
/** The bytes an act takes besides its entries: the answer, clocks, indexes. */
const OVERHEAD = 200;
/** How many accounts and networks are remembered. */
const REMEMBERED = 50_000;

interface Known {
  /** Bytes that the store has not counted yet. */
  bytes: number;
  /** Until when nothing more is written. */
  until: number;
}

/** Counts how many bytes accounts and networks add to journals in a day. */
export class Written {
  private readonly known = lastUsed<Known>(REMEMBERED);

  constructor(
    private readonly days: Days,
    private readonly tallies: Tallies,
    private readonly now: () => number,
  ) {}

  /** Whether an account or network has written its share for today. */
  isFull(doer: Doer): boolean {
    return this.days.bucketsOf('journal', doer).some((bucket) => this.at(bucket).until > this.now());
  }

  /** Counts the entries of an act that was saved. */
  async add(doer: Doer, entries: readonly unknown[]): Promise<void> {
    const bytes = OVERHEAD + entries.reduce((sum: number, entry) => sum + JSON.stringify(entry).length, 0);
    for (const bucket of this.days.bucketsOf('journal', doer)) await this.pour(bucket, bytes);
  }

  private async pour(bucket: Bucket, bytes: number): Promise<void> {
    const known = this.at(bucket);
    known.bytes += bytes;
    const slices = Math.floor(known.bytes / (SLICE * KILOBYTE));
    if (slices === 0) return;
    known.bytes -= slices * SLICE * KILOBYTE;
    const wait = await this.tallies.add(bucket.name, bucket.key, bucket.limit, slices * SLICE);
    known.until = this.now() + wait;
  }

  private at({ name, key }: Bucket): Known {
    const id = `${name} ${key}`;
    const known = this.known.get(id) ?? { bytes: 0, until: 0 };
    this.known.set(id, known);
    return known;
  }
}
