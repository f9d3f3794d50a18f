import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { GameService } from './service.ts';

/** What is looked through. */
export interface SweepParts {
  readonly store: Store;
  readonly games: GameService;
  readonly clock: Clock;
  readonly heart: Heartbeat;
  readonly onTrouble: (error: unknown, game: string) => void;
}

/** How often it is looked for what is due, and for changes by other servers; in milliseconds. */
export const SWEEP_EVERY = 5000;
/** Games dealt with in one round. */
const AT_ONCE = 200;

/**
 * Looks again and again for what is due: windows that pass by themselves, clocks that have run out, changes by other
 * servers that no hint told. Several servers may do so at once: what each does to a game is compared and set.
 */
export class Sweep {
  private callOff: (() => void) | undefined;
  private stopped = false;

  constructor(private readonly parts: SweepParts) {}

  /** Gives back the time for which no server ran, then looks until stopped. */
  async start(): Promise<void> {
    await this.parts.heart.beat();
    this.wait();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff?.();
  }

  /** One round. */
  async round(): Promise<void> {
    await this.parts.heart.beat();
    for (const id of await this.due()) await this.guarded(id, () => this.parts.games.tick(id));
    for (const id of this.parts.games.watched) await this.guarded(id, () => this.parts.games.refresh(id));
  }

  private wait(): void {
    if (this.stopped) return;
    this.callOff = this.parts.clock.after(SWEEP_EVERY, () => {
      this.round()
        .catch((error) => this.parts.onTrouble(error, ''))
        .finally(() => this.wait());
    });
  }

  private async due(): Promise<string[]> {
    const now = this.parts.clock.now();
    const running = this.parts.store.db.selectFrom('game').select('id').where('status', '=', 'running').limit(AT_ONCE);
    const late = await running.where('due', '<=', now).where('overdue', '=', 0).execute();
    const passing = await running.where('passes_at', '<=', now).execute();
    return [...new Set([...late, ...passing].map(({ id }) => id))];
  }

  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.parts.onTrouble(error, id);
    }
  }
}
