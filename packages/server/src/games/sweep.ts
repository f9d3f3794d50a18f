import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { GameService } from './service.ts';

/** What the sweep looks at. */
export interface SweepParts {
  readonly store: Store;
  readonly games: GameService;
  readonly clock: Clock;
  readonly heart: Heartbeat;
  readonly onTrouble: (error: unknown, game: string) => void;
}

/** How often it looks for due work and for changes by other servers, in milliseconds. */
export const SWEEP_EVERY = 5000;
/** Games handled in one round. */
const AT_ONCE = 200;

/**
 * Repeatedly looks for due work: windows that pass automatically, clocks that have run out, changes by other servers
 * without a hint. Several servers may do so at once: each change to a game is compare-and-set.
 */
export class Sweep {
  private callOff: (() => void) | undefined;
  private stopped = false;

  constructor(private readonly parts: SweepParts) {}

  /** Gives back the time for which no server ran, then runs until stopped. */
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
