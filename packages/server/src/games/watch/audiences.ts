import type { ServerMessage } from '@carillon/protocol';
import type { Services } from '../../services.ts';
import type { Who } from '../../who.ts';
import type { Watcher } from '../games.ts';
import type { Loaded } from '../keep/loaded.ts';
import type { GamesInMemory } from '../keep/memory.ts';
import { accountsOf } from '../players.ts';
import { type Around, Audience } from './audience.ts';
import { Presences } from './presence.ts';
import type { Names } from './telling.ts';

/** A player whose page has not been used for this long counts as away, in milliseconds. */
const IDLE = 600_000;

interface AudiencesParts extends Pick<Services, 'people' | 'clock' | 'bus'> {
  readonly memory: Pick<GamesInMemory, 'peek' | 'forgetOver'>;
}

/** The audiences of all games that this server's pages are watching. */
export class Audiences {
  private readonly byGame = new Map<string, Audience>();
  /** When each page was last used. */
  private readonly uses = new WeakMap<Watcher, number>();
  private readonly opened = new WeakMap<Watcher, number>();
  private readonly around: Around;
  private readonly presences: Presences;

  constructor(private readonly parts: AudiencesParts) {
    const { bus, clock } = parts;
    const lastOf = (watcher: Watcher): number => Math.max(this.opened.get(watcher) ?? 0, this.uses.get(watcher) ?? 0);
    this.presences = new Presences(bus, clock, (game) => this.sendPresence(game));
    this.around = { presences: this.presences, isInUse: (watcher) => clock.now() - lastOf(watcher) < IDLE };
  }

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
    const audience = this.byGame.get(id) ?? new Audience(id, this.around);
    this.opened.set(watcher, this.parts.clock.now());
    this.byGame.set(id, audience);
    audience.add(watcher, loaded, names, this.parts.clock.now(), since);
  }

  /** Removes a page; the other pages are sent this if the game is in memory. */
  leave(watcher: Watcher, game: string): void {
    const audience = this.byGame.get(game);
    audience?.remove(watcher, this.parts.memory.peek(game));
    if (!audience?.isEmpty) return;
    this.byGame.delete(game);
    this.parts.memory.forgetOver(game);
    this.presences.announce(game, { seats: [], spectators: 0 });
  }

  /** Reports to other processes who is at the games here, and to pages here which players have stopped using theirs. */
  repeatPresence(): void {
    this.presences.sweep();
    for (const [game, audience] of this.byGame) {
      this.sendPresence(game);
      const loaded = this.parts.memory.peek(game);
      if (loaded !== undefined) audience.repeatPresence(loaded);
    }
  }

  close(): void {
    this.presences.close();
  }

  private sendPresence(game: string): void {
    const loaded = this.parts.memory.peek(game);
    if (loaded !== undefined) this.byGame.get(game)?.sendPresence(loaded);
  }

  /** Sends a message to the pages that watch a game and pass the test. */
  send(game: string, message: ServerMessage, test: (who: Who | undefined) => boolean): void {
    this.byGame.get(game)?.send(message, ({ who }) => test(who));
  }

  /** Sends the number of onlookers of each game in which it has changed. */
  sendOnlookers(): void {
    for (const [id, audience] of this.byGame) {
      const loaded = this.parts.memory.peek(id);
      if (loaded !== undefined) audience.sendOnlookers(loaded);
    }
  }

  /** Records that somebody used a page `ago` milliseconds ago. */
  use(watcher: Watcher, ago: number): void {
    const at = this.parts.clock.now() - ago;
    if (at > (this.uses.get(watcher) ?? 0)) this.uses.set(watcher, at);
  }

  /**
   * The time of last use by each account with a page open on the game; accounts that have not used it are left out.
   */
  usesAt(game: string): ReadonlyMap<string, number> {
    const uses = new Map<string, number>();
    for (const watcher of this.byGame.get(game)?.all ?? []) {
      const account = watcher.who?.account;
      const at = this.uses.get(watcher);
      if (account !== undefined && at !== undefined) uses.set(account, Math.max(at, uses.get(account) ?? 0));
    }
    return uses;
  }

  /** Sends the watchers of a game what they have not been sent yet. */
  async announce(loaded: Loaded): Promise<void> {
    const audience = this.byGame.get(loaded.game.id);
    if (audience === undefined || !audience.isBehind(loaded.game.updated)) return;
    audience.inform(loaded, await this.namesFor(loaded), this.parts.clock.now());
  }

  /** The current names of the players. */
  private async namesFor({ seats }: Loaded): Promise<Names> {
    const accounts = accountsOf(seats);
    const names = await this.parts.people.namesOf(accounts);
    return new Map(accounts.map((account) => [account, names.get(account) ?? '']));
  }
}
