import type { Answer } from '../../store/columns.ts';
import type { GameClock } from '../../store/records.ts';
import type { Next } from '../act/next.ts';
import type { PassTimers } from '../clock/pass-timers.ts';
import type { GameChange } from '../games.ts';
import type { Audiences } from '../watch/audiences.ts';
import type { Bus } from './bus.ts';
import type { Loaded } from './loaded.ts';
import type { GamesInMemory } from './memory.ts';
import { changeOf } from './news.ts';
import type { DoneAct, Saving } from './saving.ts';

interface KeepingParts {
  readonly saving: Saving;
  readonly memory: GamesInMemory;
  readonly audiences: Audiences;
  readonly passTimers: PassTimers;
  readonly bus: Bus;
}

/** Saves what was done in games, and tells everybody who should know. */
export class Keeping {
  private readonly ears = new Set<(change: GameChange) => void>();

  constructor(private readonly parts: KeepingParts) {}

  /** Calls `hear` with every change that is stored; returns how to stop that. */
  onChange(hear: (change: GameChange) => void): () => void {
    this.ears.add(hear);
    return () => this.ears.delete(hear);
  }

  /**
   * Saves what was done on the table, then informs everybody; `false` if another server came first, and the game is
   * reloaded.
   */
  async keep(
    loaded: Loaded,
    outcome: DoneAct,
    next: Next,
    by: string | null,
    message?: { readonly id: string; readonly answer: Answer },
  ): Promise<boolean> {
    const before = loaded.game;
    const kept = await this.parts.saving.save(loaded, outcome, next, by, message);
    if (!kept) {
      this.parts.memory.forget(before.id);
      return false;
    }
    await this.tell(loaded, next, outcome, by);
    return true;
  }

  /** Brings a game in memory to what has been stored, and tells everybody. */
  async tell(
    loaded: Loaded,
    next: Pick<Next, 'after' | 'seats'> & { readonly clocks: Partial<GameClock> },
    outcome: DoneAct,
    by: string | null,
  ): Promise<void> {
    const before = loaded.game;
    const { proposal } = outcome;
    loaded.game = { ...before, ...next.after, ...next.clocks };
    loaded.seats = next.seats;
    if (proposal !== undefined) {
      const others = loaded.proposals.filter(({ kind }) => kind !== proposal.kind);
      loaded.proposals = 'seq' in proposal ? [...others, proposal] : others;
    }
    loaded.look();
    this.parts.passTimers.wait(loaded);
    await this.parts.audiences.announce(loaded);
    this.parts.bus.announce({ game: before.id, version: loaded.game.updated });
    const change = changeOf(loaded, before, outcome, by);
    for (const hear of this.ears) hear(change);
  }

  /** Saves what happened by itself; a game that cannot be saved is reloaded. */
  async keepOrForget(loaded: Loaded, outcome: DoneAct): Promise<void> {
    try {
      await this.keep(loaded, outcome, await this.parts.saving.next(loaded, outcome), null);
    } catch (error) {
      this.parts.memory.forget(loaded.game.id);
      throw error;
    }
  }
}
