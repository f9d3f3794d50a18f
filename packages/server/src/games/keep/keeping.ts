import type { Commit } from '../../store/games.ts';
import type { GameClock } from '../../store/records.ts';
import { type Done, done } from '../act/acts.ts';
import type { Next } from '../act/next.ts';
import type { Audiences } from '../watch/audiences.ts';
import type { Bus } from './bus.ts';
import type { Loaded } from './loaded.ts';
import type { GamesInMemory } from './memory.ts';
import type { Saving } from './saving.ts';

interface KeepingParts {
  readonly saving: Saving;
  readonly memory: GamesInMemory;
  readonly audiences: Audiences;
  readonly bus: Bus;
}

/** Saves changes to games, and sends them to everybody who should know. */
export class Keeping {
  constructor(private readonly parts: KeepingParts) {}

  /**
   * A game that has begun, as `GamesInMemory.open` finds it; call it within the game's lock. Corrected rules may now
   * give an answer automatically that they asked for before: such entries are saved first.
   */
  async open(id: string, fresh: boolean): Promise<Loaded | undefined> {
    const loaded = await this.parts.memory.open(id, fresh);
    const entries = loaded?.table.journal.slice(loaded.game.seq) ?? [];
    if (loaded !== undefined && entries.length > 0) await this.keepOrForget(loaded, done({ entries }));
    return loaded;
  }

  /**
   * Saves an act on the table, then sends it to everybody; returns `false` and reloads the game if another server saved
   * first.
   */
  async keep(
    loaded: Loaded,
    outcome: Done,
    next: Next,
    by: string | null,
    message?: Commit['message'],
  ): Promise<boolean> {
    const before = loaded.game;
    const kept = await this.parts.saving.save(loaded, outcome, next, by, message);
    if (!kept) {
      this.parts.memory.forget(before.id);
      return false;
    }
    await this.inform(loaded, next, outcome);
    return true;
  }

  /** Brings a game in memory up to date with the store, and sends the change to everybody. */
  async inform(
    loaded: Loaded,
    next: Pick<Next, 'after' | 'seats'> & { readonly clocks: Partial<GameClock> },
    { proposal }: Pick<Done, 'proposal'> = {},
  ): Promise<void> {
    const before = loaded.game;
    loaded.game = { ...before, ...next.after, ...next.clocks };
    loaded.seats = next.seats;
    if (proposal !== undefined) {
      const others = loaded.proposals.filter(({ kind }) => kind !== proposal.kind);
      loaded.proposals = 'seq' in proposal ? [...others, proposal] : others;
    }
    loaded.look();
    await this.parts.audiences.announce(loaded);
    this.parts.bus.announce({ game: before.id, version: loaded.game.updated });
  }

  /** Saves what happened without a message; a game that cannot be saved is reloaded. */
  async keepOrForget(loaded: Loaded, outcome: Done): Promise<void> {
    try {
      await this.keep(loaded, outcome, await this.parts.saving.next(loaded, outcome), null);
    } catch (error) {
      this.parts.memory.forget(loaded.game.id);
      throw error;
    }
  }
}
