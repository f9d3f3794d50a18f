import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { isOfStore } from '../../store/errors.ts';
import type { GameService } from '../service.ts';
import type { Heartbeat } from './heartbeat.ts';
import { PassTimers } from './pass-timers.ts';

interface SweepParts extends Pick<Services, 'store' | 'clock' | 'bus' | 'onTrouble'> {
  readonly games: GameService;
  readonly heart: Heartbeat;
}

/** How often it looks for due work and for changes by other servers, in milliseconds. */
export const SWEEP_EVERY = 5000;
/** The number of games handled in one round. */
const AT_ONCE = 200;
/** How long a game is left alone after an error, in milliseconds, and how many such games are remembered. */
const LEFT_FOR = 300_000;
const LEFT_AT_MOST = 500;

/**
 * Looks for due work: windows that pass automatically, clocks that have run out, and changes by other servers of which
 * no hint arrived. Timers are set only for windows that pass before the next look. Several servers may do so at once:
 * each change to a game is compare-and-set.
 */
export class Sweep {
  private readonly passTimers: PassTimers;
  private readonly deaf: () => void;
  private readonly failed: LRUCache<string, true>;

  constructor(private readonly parts: SweepParts) {
    const perf = { now: () => parts.clock.now() };
    this.failed = new LRUCache({ max: LEFT_AT_MOST, ttl: LEFT_FOR, ttlAutopurge: false, perf });
    this.passTimers = new PassTimers(parts.clock, (game) => void this.guarded(game, () => parts.games.tick(game)));
    this.deaf = parts.bus.listen(({ game, presence }) => {
      if (presence === undefined) this.passTimers.wait(game, parts.games.passesAt(game));
    });
  }

  /** Cancels all timers for windows. */
  close(): void {
    this.deaf();
    this.passTimers.close();
  }

  /** One round. */
  async round(): Promise<void> {
    await this.parts.heart.beat();
    for (const id of await this.due()) await this.guarded(id, () => this.parts.games.tick(id));
    for (const id of await this.changed()) await this.guarded(id, () => this.parts.games.refresh(id));
  }

  /** Games that are due, the longest overdue first; those that failed lately are left for later. */
  private async due(): Promise<string[]> {
    const now = this.parts.clock.now();
    const left = [...this.failed.keys()];
    let running = this.parts.store.db.selectFrom('game').select('id').where('status', '=', 'running').limit(AT_ONCE);
    if (left.length > 0) running = running.where('id', 'not in', left);
    const late = await running.where('due', '<=', now).where('overdue', '=', 0).orderBy('due').execute();
    const passing = await running.where('passes_at', '<=', now).orderBy('passes_at').execute();
    return [...new Set([...late, ...passing].map(({ id }) => id))];
  }

  /** The watched games that another server has changed, found with one query. */
  private async changed(): Promise<string[]> {
    const { store, games } = this.parts;
    const { watched } = games;
    const changed: string[] = [];
    for (let i = 0; i < watched.length; i += AT_ONCE) {
      const ids = watched.slice(i, i + AT_ONCE);
      const rows = await store.db.selectFrom('game').select(['id', 'updated']).where('id', 'in', ids).execute();
      for (const { id, updated } of rows) if (games.versionOf(id) !== updated) changed.push(id);
    }
    return changed;
  }

  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // An unavailable store is not the fault of the game.
      if (!isOfStore(error)) this.failed.set(id, true);
      this.parts.onTrouble(error, id);
    }
  }
}
