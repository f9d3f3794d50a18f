import type { Heartbeat } from '../games/clock/heartbeat.ts';
import { damageOf, isFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

/** The reasons why a server may not be ready for players. */
export const FAILURES = ['disk_full', 'store_away', 'store_damaged'] as const;
type Failure = (typeof FAILURES)[number];

function failureOf(error: unknown): Failure {
  if (isFull(error)) return 'disk_full';
  return damageOf(error) === undefined ? 'store_away' : 'store_damaged';
}

/** Whether a server is ready for players: its store can be read and written, and is undamaged. */
export class Readiness {
  private isDamaged = false;

  /** The heartbeat writes to the store every few seconds, so a check of readiness needs no write. */
  constructor(
    private readonly store: Store,
    private readonly heart: Pick<Heartbeat, 'trouble'>,
  ) {}

  /** Called when the check of the store has found damage. */
  foundDamage(): void {
    this.isDamaged = true;
  }

  /** The reasons why the server is not ready for players now; empty if it is. */
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
