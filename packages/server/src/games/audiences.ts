import type { ServerMessage } from '@carillon/protocol';
import type { Clock } from '../clock.ts';
import type { People, Who } from '../who.ts';
import { Audience } from './audience.ts';
import type { Watcher } from './games.ts';
import type { Loaded } from './loaded.ts';
import type { Names } from './telling.ts';

/** The audiences of all games that this server's pages are watching. */
export class Audiences {
  private readonly byGame = new Map<string, Audience>();

  constructor(
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** The games that are being watched. */
  get games(): readonly string[] {
    return [...this.byGame.keys()];
  }

  has(game: string): boolean {
    return this.byGame.has(game);
  }

  /** Adds a page, and sends it the game; see `Audience.add`. */
  async join(watcher: Watcher, loaded: Loaded, since: number | undefined): Promise<void> {
    const { id } = loaded.game;
    const names = await this.namesFor(loaded);
    const audience = this.byGame.get(id) ?? new Audience(id);
    this.byGame.set(id, audience);
    audience.add(watcher, loaded, names, this.clock.now(), since);
  }

  /** Removes a page; the others hear of it if the game is in memory. */
  leave(watcher: Watcher, game: string, loaded: Loaded | undefined): void {
    const audience = this.byGame.get(game);
    audience?.remove(watcher, loaded);
    if (audience?.isEmpty) this.byGame.delete(game);
  }

  /** Sends a message to those watching a game who pass the test. */
  send(game: string, message: ServerMessage, test: (who: Who | undefined) => boolean): void {
    this.byGame.get(game)?.send(message, ({ who }) => test(who));
  }

  /** Sends how many onlookers games have, where that has changed. `loadedOf`: a game, if it is in memory. */
  tellOnlookers(loadedOf: (id: string) => Loaded | undefined): void {
    for (const [id, audience] of this.byGame) {
      const loaded = loadedOf(id);
      if (loaded !== undefined) audience.tellOnlookers(loaded);
    }
  }

  /** The accounts that have a page open on a game. */
  accountsAt(game: string): ReadonlySet<string> {
    const watchers = [...(this.byGame.get(game)?.all ?? [])];
    return new Set(watchers.flatMap(({ who }) => (who === undefined ? [] : [who.account])));
  }

  /** Sends those watching a game what they do not know yet. */
  async announce(loaded: Loaded): Promise<void> {
    const audience = this.byGame.get(loaded.game.id);
    if (audience === undefined || !audience.isBehind(loaded.game.updated)) return;
    audience.tell(loaded, await this.namesFor(loaded), this.clock.now());
  }

  /** The names of the players, as they are now. */
  private async namesFor({ seats }: Loaded): Promise<Names> {
    const accounts = seats.flatMap(({ account_id }) => account_id ?? []);
    const names = await this.people.namesOf(accounts);
    return new Map(accounts.map((account) => [account, names.get(account) ?? '']));
  }
}
