import type { Code } from '@carillon/protocol';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { type KeptGame, readEntries, readGame } from '../../store/games.ts';
import { Loaded } from './loaded.ts';

interface MemoryParts extends Pick<Services, 'store' | 'titles' | 'onTrouble'> {
  /** How many unwatched games stay in memory. */
  readonly held: number;
}

/** The games in memory. Each can be dropped and reloaded from the store. */
export class GamesInMemory {
  private readonly loaded: LRUCache<string, Loaded>;

  constructor(private readonly parts: MemoryParts) {
    this.loaded = new LRUCache({ max: parts.held });
  }

  /** A game, if it is in memory. */
  peek(id: string): Loaded | undefined {
    return this.loaded.peek(id);
  }

  put(loaded: Loaded): void {
    this.loaded.set(loaded.game.id, loaded);
  }

  /** Drops a game: the next request reloads it. */
  forget(id: string): void {
    this.loaded.delete(id);
  }

  /** Drops a game if it is over. */
  forgetOver(id: string): void {
    if (this.peek(id)?.game.status === 'over') this.forget(id);
  }

  /**
   * A game that has begun, from memory or from the store; with `fresh`, in its stored state. `undefined` if it has not
   * begun. To play on, open it with `Keeping.open`.
   */
  async open(id: string, fresh: boolean): Promise<Loaded | undefined> {
    const held = this.loaded.get(id);
    if (held !== undefined && !fresh) return held;
    const kept = await readGame(this.parts.store.db, id);
    if (kept === undefined || kept.game.status === 'open') return undefined;
    if (held === undefined) return this.load(kept);
    if (held.game.updated !== kept.game.updated) await this.follow(held, kept);
    return this.loaded.get(id) ?? this.load(kept);
  }

  /** Why a game could not be opened. */
  async whyNot(id: string): Promise<Code> {
    const kept = await readGame(this.parts.store.db, id);
    return kept === undefined ? 'no_game' : 'not_running';
  }

  private async load(kept: KeptGame): Promise<Loaded> {
    const { game } = kept;
    const module = await this.parts.titles.load(game.title, game.rules);
    const loaded = new Loaded(kept, module, await readEntries(this.parts.store.db, game, 0));
    this.loaded.set(game.id, loaded);
    return loaded;
  }

  /** Brings a game in memory up to date with the store; if that does not fit, forgets it and reloads it. */
  private async follow(held: Loaded, kept: KeptGame): Promise<void> {
    try {
      const entries = await readEntries(this.parts.store.db, kept.game, held.table.journal.length);
      held.follow(kept, entries);
    } catch (error) {
      this.parts.onTrouble(error, kept.game.id);
      this.loaded.delete(kept.game.id);
    }
  }
}
