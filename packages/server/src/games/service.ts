import { ok, type Result, refused } from '@carillon/kit';
import type { ClientMessage, Code, ServerMessage } from '@carillon/protocol';
import { isPerson } from '../computers/accounts.ts';
import { type Brains, levelsOf } from '../computers/substitutes.ts';
import type { Services } from '../services.ts';
import type { Answer } from '../store/columns.ts';
import { isDuplicate, isOfStore } from '../store/errors.ts';
import { commitGame, type KeptGame } from '../store/games.ts';
import type { Seat } from '../store/records.ts';
import type { Who } from '../who.ts';
import { switched } from './absent/stand-ins.ts';
import { type ActMessage, act, done } from './act/acts.ts';
import type { Next } from './act/next.ts';
import type { Written } from './act/written.ts';
import { Automatic } from './clock/automatic.ts';
import { begunAt } from './clock/columns.ts';
import type { Heartbeat } from './clock/heartbeat.ts';
import type { GameMessage, Watcher } from './games.ts';
import type { Hint } from './keep/bus.ts';
import { Keeping } from './keep/keeping.ts';
import { Loaded } from './keep/loaded.ts';
import { Locks } from './keep/locks.ts';
import { GamesInMemory } from './keep/memory.ts';
import { eventsOf } from './keep/news.ts';
import { Saving } from './keep/saving.ts';
import { Audiences } from './watch/audiences.ts';
import { inProcess, type ReadPast } from './watch/past.ts';
import { GameReading, mayLook } from './watch/reading.ts';
import { Sitters } from './watch/sitters.ts';

interface GameParts extends Pick<Services, 'store' | 'titles' | 'people' | 'bus' | 'clock' | 'onTrouble'> {
  readonly heart: Heartbeat;
  /** Random integers below a bound, for how long a window that is passed automatically stays open. */
  readonly below: (bound: number) => number;
  /** Reads the past of games away from the games in play; without it, both share a thread. */
  readonly readPast?: ReadPast;
  /** How many unwatched games stay in memory. */
  readonly held?: number;
  /** The computer players of each title, which may stand in. */
  readonly brains?: Brains;
  /** Counts what players add to journals. */
  readonly written: Written;
}

/**
 * Whether a takeback leaves its player no time, because the increment, or the time that windows left free, is used up.
 */
const isOutOfTime = ({ clocks: { due }, seats }: Next, now: number): boolean =>
  seats.some(({ clockLeft }) => clockLeft !== null && clockLeft <= 0) || (due !== null && due <= now);

/** Messages that a player can send without limit: they add to a journal and leave the game running. */
const WRITES: ReadonlySet<ActMessage['type']> = new Set(['choose', 'undo', 'stand', 'propose']);

/** The entries of computer players are not counted: persons' choices bound them. */
const isCounted = ({ account, inPlaceOf }: Who): boolean => inPlaceOf === undefined && isPerson(account);

const HELD = 1000;
/**
 * All games of this server: every request of a page arrives here, and every message to pages about games comes from
 * here. Acts on one game run one at a time; the store settles conflicts with other servers.
 */
export class GameService {
  private readonly locks = new Locks();
  private readonly memory: GamesInMemory;
  /** The reads that do not change a game. */
  readonly reading: GameReading;
  /** Who has seen which hand. */
  readonly sitters: Sitters;
  /** Who watches which game. */
  readonly audiences: Audiences;
  private readonly saving: Saving;
  private readonly keeping: Keeping;
  private readonly automatic: Automatic;
  private readonly deaf: () => void;

  constructor(private readonly parts: GameParts) {
    const { store, titles, people, clock, heart, bus, onTrouble, below, brains, held = HELD } = parts;
    this.memory = new GamesInMemory({ store, titles, onTrouble, held });
    const { memory } = this;
    this.audiences = new Audiences({ people, clock, bus, memory });
    this.saving = new Saving({ store, clock, below, brains });
    this.keeping = new Keeping({ saving: this.saving, memory, audiences: this.audiences, bus });
    this.automatic = new Automatic({ store, clock, heart, memory, keeping: this.keeping });
    this.sitters = new Sitters(store.db);
    const { readPast = inProcess(titles) } = parts;
    this.reading = new GameReading({ store, sitters: this.sitters, now: () => clock.now(), read: readPast });
    this.deaf = bus.listen((hint) => this.heard(hint));
  }

  /**
   * Performs a page's request; sends the result to it and to all watchers. For a damaged game only its own messages are
   * refused: the page's other games go on.
   */
  async hear(watcher: Watcher, message: GameMessage): Promise<void> {
    try {
      await this.heed(watcher, message);
    } catch (error) {
      const game = 'game' in message ? message.game : null;
      this.parts.onTrouble(error, game ?? '');
      watcher.send({ type: 'refused', game, id: null, code: isOfStore(error) ? 'storage' : 'broken' });
    }
  }

  private async heed(watcher: Watcher, message: GameMessage): Promise<void> {
    if (message.type === 'ping') watcher.send({ type: 'pong', at: message.at, now: this.parts.clock.now() });
    else if (message.type === 'join') await this.join(watcher, message);
    else if (message.type === 'leave') this.audiences.leave(watcher, message.game);
    else if (message.type === 'used') this.audiences.use(watcher, message.ago);
    else {
      this.audiences.use(watcher, 0);
      watcher.send(await this.answer(watcher.who, message));
    }
  }

  /** Forgets a closed page. */
  gone(watcher: Watcher): void {
    for (const game of this.audiences.games) this.audiences.leave(watcher, game);
  }

  /** Sends a message that is not part of the game, e.g. chat, to those watching it who pass the test. */
  send(game: string, message: ServerMessage, test: (who: Who | undefined) => boolean = () => true): void {
    this.audiences.send(game, message, test);
  }

  /** When the players and onlookers of a game who have a page open here last used it, by account. */
  usesAt(game: string): ReadonlyMap<string, number> {
    return this.audiences.usesAt(game);
  }

  async close(): Promise<void> {
    this.deaf();
    this.audiences.close();
    await this.locks.idle();
  }

  /** Runs `work` on an open table, exclusively. */
  within<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.locks.within(id, work);
  }

  /**
   * Begins the game of a table whose seats, in the title's order, are all taken; call it within the table's lock.
   * `false`, with nothing done, if the table has changed meanwhile.
   */
  async begin(kept: KeptGame, seats: readonly Seat[]): Promise<boolean> {
    const now = this.parts.clock.now();
    const module = await this.parts.titles.load(kept.game.title, kept.game.rules);
    const started = { status: 'running', started: now } as const;
    const game = { ...kept.game, ...started, ...begunAt(now) };
    const loaded = new Loaded({ ...kept, game, seats }, module, []);
    const entries = [...loaded.table.journal];
    const outcome = done({ entries });
    const next = await this.saving.next(loaded, outcome);
    const begun = { ...next, after: { ...started, ...next.after } };
    const joined = seats.find(({ account }) => kept.seats.every((each) => each.account !== account));
    const events = eventsOf(kept.game, begun, outcome, joined?.account ?? null);
    const { after, clocks } = begun;
    const commit = { before: kept.game, after, clocks, entries, by: null, at: now, seats: next.seats, events };
    if (!(await commitGame(this.parts.store, commit))) return false;
    this.memory.put(loaded);
    await this.keeping.inform(loaded, begun);
    return true;
  }

  /** Seats players in a running game; call it within its lock. `false` if the game has changed meanwhile. */
  async seat(id: string, seats: readonly Seat[]): Promise<boolean> {
    const loaded = await this.keeping.open(id, true);
    if (loaded === undefined) return false;
    const outcome = done({ seats });
    return this.keeping.keep(loaded, outcome, await this.saving.next(loaded, outcome), null);
  }

  /**
   * Lets a computer player take over for the player at a place, or give the seat back; `false` if nothing has changed.
   */
  async standIn(id: string, place: number, playing: boolean): Promise<boolean> {
    return this.locks.within(id, async () => {
      const loaded = await this.keeping.open(id, true);
      if (loaded?.game.status !== 'running') return false;
      const standIns = switched(loaded, place, playing, this.parts.clock.now());
      if (standIns === undefined) return false;
      const outcome = done({ standIns });
      return this.keeping.keep(loaded, outcome, await this.saving.next(loaded, outcome), null);
    });
  }

  /** Reloads a game that may have changed elsewhere, and sends the changes to its watchers. */
  async refresh(id: string): Promise<void> {
    await this.locks.within(id, async () => {
      const loaded = await this.keeping.open(id, true);
      if (loaded !== undefined) await this.audiences.announce(loaded);
    });
  }

  /** The games that this server's pages are watching. */
  get watched(): readonly string[] {
    return this.audiences.games;
  }

  /** When the open window of a game passes, if the game is in memory and has one. */
  passesAt(id: string): number | null {
    return this.memory.peek(id)?.game.passesAt ?? null;
  }

  /** The version in which a game is in memory. */
  versionOf(id: string): number | undefined {
    return this.memory.peek(id)?.game.updated;
  }

  /** Does what is due in a game: passes a held window, or ends a game whose clock has run out. */
  async tick(id: string): Promise<void> {
    await this.locks.within(id, () => this.automatic.tick(id));
  }

  // ---- pages

  private async join(watcher: Watcher, { game, since, link }: Extract<ClientMessage, { type: 'join' }>): Promise<void> {
    await this.locks.within(game, async () => {
      const kept = await this.keeping.open(game, true);
      const code = kept === undefined ? await this.memory.whyNot(game) : mayLook(kept, watcher.who, link);
      if (kept === undefined || code !== undefined) {
        watcher.send({ type: 'refused', game, id: null, code: code ?? 'no_game' });
        return;
      }
      await this.sitters.note(kept, watcher.who);
      await this.audiences.join(watcher, kept, since);
    });
  }

  // ---- acts

  private async answer(who: Who | undefined, message: ActMessage): Promise<ServerMessage> {
    const { game, id } = message;
    const outcome =
      who === undefined ? refused('signed_out') : await this.locks.within(game, () => this.act(who, message));
    if (!outcome.ok) return { type: 'refused', game, id, code: outcome.code };
    return { type: 'done', game, id, made: outcome.value.made, seq: outcome.value.seq };
  }

  /** Handles one message that acts. When this resolves, all watchers have been sent what was saved. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: an act is refused, overtaken or kept in one order, which the store depends on
  private async act(who: Who, message: ActMessage): Promise<Result<Answer, Code>> {
    const { game: id } = message;
    try {
      const loaded = await this.keeping.open(id, await this.parts.heart.catchUp());
      if (loaded === undefined) return refused(await this.memory.whyNot(id));
      if (WRITES.has(message.type) && isCounted(who) && this.parts.written.isFull(who))
        return (await this.saving.answered(message, who.account)) ?? refused('enough_today');
      const manner = { standsIn: who.inPlaceOf !== undefined, levels: levelsOf(this.parts.brains, loaded.module) };
      const outcome = act(loaded, message, who.inPlaceOf ?? who.account, this.parts.clock.now(), manner);
      if (!outcome.ok) return (await this.saving.answered(message, who.account)) ?? outcome;
      const answer = { made: outcome.made, seq: loaded.table.journal.length };
      const next = await this.saving.next(loaded, outcome);
      if (next.voidFrom !== undefined && isOutOfTime(next, this.parts.clock.now())) {
        this.memory.forget(id);
        return refused('undo_out_of_time');
      }
      const kept = await this.keeping.keep(loaded, outcome, next, who.account, { id: message.id, answer });
      if (!kept) return (await this.saving.answered(message, who.account)) ?? refused('stale');
      if (isCounted(who)) await this.parts.written.add(who, outcome.entries);
      return ok(answer);
    } catch (error) {
      this.memory.forget(id);
      if (isDuplicate(error)) return (await this.saving.answered(message, who.account)) ?? refused('stale');
      this.parts.onTrouble(error, id);
      return refused(isOfStore(error) ? 'storage' : 'broken');
    }
  }

  /** Another server has changed a game. */
  private heard({ game, version, presence }: Hint): void {
    if (presence !== undefined) return;
    const held = this.memory.peek(game);
    const known = held !== undefined && held.game.updated >= version;
    if (known || (held === undefined && !this.audiences.has(game))) return;
    this.refresh(game).catch((error) => this.parts.onTrouble(error, game));
  }
}
