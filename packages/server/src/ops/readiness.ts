import type { Store } from '../store/store.ts';

/** What can keep a server from taking players. */
export const FAILURES = ['store_damaged'] as const;
type Failure = (typeof FAILURES)[number];

/** Whether a server can take players. */
export class Readiness {
  private isDamaged = false;

  constructor(private readonly store: Store) {}

  /** The check of the store has found something. */
  foundDamage(): void {
    this.isDamaged = true;
  }

  /** What keeps the server from taking players now. Throws while the store does not answer. */
  async failures(): Promise<Failure[]> {
    await this.store.db.selectFrom('secret').select('name').limit(1).execute();
    return this.isDamaged ? ['store_damaged'] : [];
  }
}
