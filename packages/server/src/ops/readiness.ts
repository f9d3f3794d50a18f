import type { Heartbeat } from '../games/clock/heartbeat.ts';
import { damageOf, isFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

/** What can keep a server from taking players. */
export const FAILURES = ['disk_full', 'store_away', 'store_damaged'] as const;
type Failure = (typeof FAILURES)[number];

function failureOf(error: unknown): Failure {
  if (isFull(error)) return 'disk_full';
  return damageOf(error) === undefined ? 'store_away' : 'store_damaged';
}

/** Whether a server can take players: its store can be read, keeps what is written, and is whole. */
export class Readiness {
  private isDamaged = false;

  /** The heartbeat writes to the store every few seconds, so that a question costs no write. */
  constructor(
    private readonly store: Store,
    private readonly heart: Pick<Heartbeat, 'trouble'>,
  ) {}

  /** The check of the store has found something. */
  foundDamage(): void {
    this.isDamaged = true;
  }

  /** What keeps the server from taking players now. */
  async failures(): Promise<Failure[]> {
    const troubles = [await this.readingTrouble(), this.heart.trouble].filter((each) => each !== undefined);
    return [...new Set([...troubles.map(failureOf), ...(this.isDamaged ? (['store_damaged'] as const) : [])])];
  }

  private async readingTrouble(): Promise<unknown> {
    try {
      await this.store.db.selectFrom('secret').select('name').limit(1).execute();
      return undefined;
    } catch (error) {
      return error;
    }
  }
}
