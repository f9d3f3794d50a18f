import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@carillon/kit';
import type { ClientMessage, Code, Done as DoneMessage, ServerMessage } from '@carillon/protocol';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { isDuplicate, isOfStore } from '../store/errors.ts';
import {
  type Charge,
  commitGame,
  type KeptGame,
  readAnswer,
  readCharges,
  readEntries,
  readGame,
} from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { SeatRow } from '../store/tables.ts';
import type { Titles } from '../titles/module.ts';
import type { People, Who } from '../who.ts';
import { type Act, type ActMessage, act, outOfTime } from './acts.ts';
import { Audience } from './audience.ts';
import type { Bus, Hint } from './bus.ts';
import { undoneBy } from './charges.ts';
import type { GameChange, Games, Watcher } from './games.ts';
import type { Heartbeat } from './heartbeat.ts';
import { Loaded } from './loaded.ts';
import { Locks } from './locks.ts';
import { type Next, nextOf, PASS_DELAY } from './next.ts';
import type { Rest } from './rest.ts';
import { type Names, pastOf, readerOf, recordOf } from './telling.ts';

/** What the games service needs. */
export interface GameParts {
  readonly store: Store;
  readonly titles: Titles;
  readonly people: People;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly heart: Heartbeat;
  /** Random integers below a bound: how long a window that passes by itself stays open. */
  readonly below: (bound: number) => number;
  /** Called with unexpected errors. */
  readonly onTrouble: (error: unknown, game: string) => void;
  /** Games kept in memory although nobody is watching. */
  readonly held?: number;
}

const HELD = 1000;
type Refusal = { readonly ok: false; readonly code: Code };
type Past = { readonly ok: true; readonly view: Json };
const refused = (code: Code): Refusal => ({ ok: false, code });
/** The answer to a saved act. */
type Answer = Pick<DoneMessage, 'made' | 'seq'>;

/**
 * All games of this server; see `Games`. Acts on one game run one at a time; conflicts with other servers are settled
 * by the store.
 */
export class GameService implements Games {
  private readonly locks = new Locks();
  private readonly loaded: LRUCache<string, Loaded>;
  private readonly audiences = new Map<string, Audience>();
  private readonly names = new LRUCache<string, string>({ max: 10_000 });
  private readonly ears = new Set<(change: GameChange) => void>();
  private readonly deaf: () => void;
  private readonly timers = new Set<() => void>();

  constructor(private readonly parts: GameParts) {
    this.loaded = new LRUCache({ max: parts.held ?? HELD });
    this.deaf = parts.bus.listen((hint) => this.heard(hint));
  }

  async hear(watcher: Watcher, message: ClientMessage): Promise<void> {
    if (message.type === 'ping') watcher.send({ type: 'pong', at: message.at, now: this.parts.clock.now() });
    else if (message.type === 'join') await this.join(watcher, message);
    else if (message.type === 'leave') this.leave(watcher, message.game);
    else watcher.send(await this.answer(watcher.who, message));
  }

  gone(watcher: Watcher): void {
    for (const game of [...this.audiences.keys()]) this.leave(watcher, game);
  }

  tell(game: string, message: ServerMessage, test: (who: Who | undefined) => boolean = () => true): void {
    this.audiences.get(game)?.send(message, ({ who }) => test(who));
  }

  lookingAt(game: string): ReadonlySet<string> {
    const watchers = [...(this.audiences.get(game)?.all ?? [])];
    return new Set(watchers.flatMap(({ who }) => (who === undefined ? [] : [who.account])));
  }

  onChange(hear: (change: GameChange) => void): () => void {
    this.ears.add(hear);
    return () => this.ears.delete(hear);
  }

  async close(): Promise<void> {
    this.deaf();
    for (const callOff of this.timers) callOff();
    this.timers.clear();
    await this.locks.idle();
  }

  /** Does something with an open table, exclusively. */
  within<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.locks.within(id, work);
  }

  /**
   * Begins the game of a table whose seats, in the title's order, are all taken; call it within the table's lock.
   * `false` if the table has changed meanwhile; then nothing has happened.
   */
  async begin(kept: KeptGame, seats: readonly SeatRow[]): Promise<boolean> {
    const now = this.parts.clock.now();
    const module = await this.parts.titles.load(kept.game.title, kept.game.rules);
    const started = { status: 'running', started: now, since: now };
    const loaded = new Loaded({ ...kept, game: { ...kept.game, ...started }, seats }, module, []);
    const entries = [...loaded.table.journal];
    const next = await this.next(loaded, { ok: true, made: 0, entries });
    const after = { ...started, ...next.after };
    const begun = await commitGame(this.parts.store, {
      before: kept.game,
      after,
      entries,
      by: null,
      at: now,
      seats: next.seats,
    });
    if (!begun) return false;
    this.loaded.set(kept.game.id, loaded);
    await this.kept(loaded, { ...next, after }, { ok: true, made: 0, entries });
    return true;
  }

  /** The record of a game as text: of a finished game everything, with its dice; otherwise what the reader may know. */
  async record(id: string, who: Who | undefined, link: string | undefined): Promise<string | undefined> {
    const loaded = await this.locks.within(id, () => this.open(id, true));
    return loaded === undefined || mayLook(loaded, who, link) !== undefined ? undefined : recordOf(loaded, who);
  }

  /** Seats players in a running game; call it within its lock. `false` if the game has changed meanwhile. */
  async seat(id: string, seats: readonly SeatRow[]): Promise<boolean> {
    const loaded = await this.open(id, true);
    if (loaded === undefined) return false;
    const outcome: Act & { readonly ok: true } = { ok: true, made: 0, entries: [], seats };
    return this.keep(loaded, outcome, await this.next(loaded, outcome), null);
  }

  /** Checks whether a game has changed elsewhere, and informs its watchers. */
  async refresh(id: string): Promise<void> {
    await this.locks.within(id, async () => {
      const loaded = await this.open(id, true);
      if (loaded !== undefined) await this.announce(loaded);
    });
  }

  /** The position after an entry (-1: the set-up), for a reader who may watch the game. */
  async past(id: string, number: number, who: Who | undefined, link?: string): Promise<Past | Refusal> {
    return this.locks.within(id, async () => {
      const loaded = await this.open(id, true);
      if (loaded === undefined) return refused(await this.whyNot(id));
      const bar = mayLook(loaded, who, link);
      if (bar !== undefined) return refused(bar);
      return { ok: true, view: pastOf(loaded, readerOf(loaded, who?.account), number) };
    });
  }

  /** The games that this server's pages are watching. */
  get watched(): readonly string[] {
    return [...this.audiences.keys()];
  }

  /** Does what is due automatically in a game: passes a held window, ends a clock. */
  async tick(id: string): Promise<void> {
    await this.locks.within(id, async () => {
      await this.parts.heart.catchUp();
      const loaded = await this.open(id, true);
      if (loaded?.game.status !== 'running') return;
      const now = this.parts.clock.now();
      const { passes_at, due, overdue } = loaded.game;
      if (passes_at !== null && passes_at <= now && loaded.table.holdsPass) await this.pass(loaded);
      else if (due !== null && due <= now && overdue === 0) await this.runOut(loaded, now);
    });
  }

  // ---- pages

  private async join(watcher: Watcher, { game, since, link }: Extract<ClientMessage, { type: 'join' }>): Promise<void> {
    await this.locks.within(game, async () => {
      const kept = await this.open(game, true);
      const code = kept === undefined ? await this.whyNot(game) : mayLook(kept, watcher.who, link);
      if (kept === undefined || code !== undefined) {
        watcher.send({ type: 'refused', game, id: null, code: code ?? 'no_game' });
        return;
      }
      const audience = this.audiences.get(game) ?? new Audience(game);
      this.audiences.set(game, audience);
      audience.add(watcher, kept, await this.namesFor(kept), this.parts.clock.now(), since);
    });
  }

  private async whyNot(game: string): Promise<Code> {
    const kept = await readGame(this.parts.store.db, game);
    return kept === undefined ? 'no_game' : 'not_running';
  }

  private leave(watcher: Watcher, game: string): void {
    const audience = this.audiences.get(game);
    audience?.remove(watcher, this.loaded.peek(game));
    if (audience?.isEmpty) this.audiences.delete(game);
  }

  // ---- acts

  private async answer(who: Who | undefined, message: ActMessage): Promise<ServerMessage> {
    const { game, id } = message;
    const outcome =
      who === undefined ? refused('signed_out') : await this.locks.within(game, () => this.act(who, message));
    if (!outcome.ok) return { type: 'refused', game, id, code: outcome.code };
    return { type: 'done', game, id, made: outcome.answer.made, seq: outcome.answer.seq };
  }

  /** One message that acts. When this resolves, all watchers have been sent what was saved. */
  private async act(who: Who, message: ActMessage): Promise<Refusal | { readonly ok: true; readonly answer: Answer }> {
    const { game: id } = message;
    try {
      const loaded = await this.open(id, await this.parts.heart.catchUp());
      if (loaded === undefined) return refused(await this.whyNot(id));
      const outcome = act(loaded, message, who.account, this.parts.clock.now());
      if (!outcome.ok) return (await this.before(who, message)) ?? outcome;
      const answer = { made: outcome.made, seq: loaded.table.journal.length };
      const next = await this.next(loaded, outcome);
      if (next.voidFrom !== undefined && next.seats.some(({ clock_left }) => clock_left !== null && clock_left <= 0)) {
        this.loaded.delete(id);
        return refused('undo_out_of_time');
      }
      const kept = await this.keep(loaded, outcome, next, who.account, { id: message.id, answer });
      if (!kept) return (await this.before(who, message)) ?? refused('stale');
      return { ok: true, answer };
    } catch (error) {
      this.loaded.delete(id);
      if (isDuplicate(error)) return (await this.before(who, message)) ?? refused('stale');
      this.parts.onTrouble(error, id);
      return refused(isOfStore(error) ? 'storage' : 'broken');
    }
  }

  /** The answer to a message that was accepted before and is resent. */
  private async before(who: Who, { game, id }: ActMessage) {
    const answer = await readAnswer(this.parts.store.db, game, who.account, id);
    return answer === undefined ? undefined : { ok: true as const, answer: answer as Answer };
  }

  /**
   * Saves what was done on the table, then informs everybody; `false` if another server came first, and the game is
   * reloaded.
   */
  private async keep(
    loaded: Loaded,
    outcome: Act & { readonly ok: true },
    next: Next,
    by: string | null,
    message?: { readonly id: string; readonly answer: Answer },
  ): Promise<boolean> {
    const before = loaded.game;
    const { entries, standing, proposal } = outcome;
    const kept = await commitGame(this.parts.store, {
      ...{ before, after: next.after, entries, by, at: this.parts.clock.now() },
      seats: next.seats.filter((row, place) => !isDeepStrictEqual(row, loaded.seats[place])),
      charges: next.charges,
      ...(next.voidFrom !== undefined && { voidFrom: next.voidFrom }),
      ...(message && { message }),
      ...(standing && { standing }),
      ...(proposal && { proposal }),
    });
    if (!kept) {
      this.loaded.delete(before.id);
      return false;
    }
    await this.kept(loaded, next, outcome);
    return true;
  }

  private async next(loaded: Loaded, outcome: Act & { readonly ok: true }): Promise<Next> {
    const delay = PASS_DELAY.from + this.parts.below(PASS_DELAY.to - PASS_DELAY.from);
    const rests = loaded.pace.kind === 'slow' ? await this.restsOf(loaded) : new Map<string, Rest>();
    const undone = await this.chargesUndone(loaded, outcome);
    return nextOf(loaded, outcome, { now: this.parts.clock.now(), delay, rests, undone });
  }

  /** What the live clocks lost and gained by the choices that an act takes back. */
  private async chargesUndone(loaded: Loaded, { entries }: Act & { readonly ok: true }): Promise<readonly Charge[]> {
    const undone = loaded.pace.kind === 'live' ? undoneBy(loaded, entries) : undefined;
    return undone === undefined ? [] : readCharges(this.parts.store.db, loaded.game.id, undone.from);
  }

  private async restsOf(loaded: Loaded): Promise<ReadonlyMap<string, Rest>> {
    const accounts = loaded.seats.flatMap(({ account_id }) => account_id ?? []);
    const rows = await this.parts.store.db.selectFrom('rest').selectAll().where('account_id', 'in', accounts).execute();
    return new Map(rows.map(({ account_id, rest_json }) => [account_id, JSON.parse(rest_json)]));
  }

  private async kept(
    loaded: Loaded,
    next: Pick<Next, 'after' | 'seats'>,
    { proposal }: Act & { readonly ok: true },
  ): Promise<void> {
    const before = loaded.game;
    loaded.game = { ...before, ...next.after };
    loaded.seats = next.seats;
    if (proposal !== undefined) {
      const others = loaded.proposals.filter(({ kind }) => kind !== proposal.kind);
      loaded.proposals = 'seq' in proposal ? [...others, proposal] : others;
    }
    loaded.look();
    this.waitToPass(loaded);
    await this.announce(loaded);
    this.parts.bus.announce({ game: before.id, version: loaded.game.updated });
    this.tellChange(before.awaited_by, loaded);
  }

  private tellChange(before: string, { game }: Loaded): void {
    const accounts = game.awaited_by.split(',').filter((account) => account !== '' && !before.includes(`,${account},`));
    const { id, title, seq } = game;
    const status = game.status === 'over' ? 'over' : 'running';
    for (const hear of this.ears) hear({ game: id, title, status, seq, nowAwaited: accounts });
  }

  // ---- automatic events

  private waitToPass({ game }: Loaded): void {
    if (game.passes_at === null) return;
    const callOff = this.parts.clock.after(Math.max(0, game.passes_at - this.parts.clock.now()), () => {
      this.timers.delete(callOff);
      this.tick(game.id).catch((error) => this.parts.onTrouble(error, game.id));
    });
    this.timers.add(callOff);
  }

  private async pass(loaded: Loaded): Promise<void> {
    const { entries } = loaded.table.pass();
    await this.keepOrForget(loaded, { ok: true, made: 0, entries });
  }

  /** A player whose clock has run out loses a live game; a correspondence game is reported and may be claimed. */
  private async runOut(loaded: Loaded, now: number): Promise<void> {
    const ending = outOfTime(loaded, now);
    if (ending !== undefined) return this.keepOrForget(loaded, { ok: true, made: 0, entries: [], ending });
    if (loaded.pace.kind !== 'slow') return;
    const after = { overdue: 1, updated: Math.max(now, loaded.game.updated + 1) };
    const before = loaded.game;
    const kept = await commitGame(this.parts.store, { before, after, entries: [], by: null, at: now });
    if (kept) await this.kept(loaded, { after, seats: loaded.seats }, { ok: true, made: 0, entries: [] });
    else this.loaded.delete(before.id);
  }

  private async keepOrForget(loaded: Loaded, outcome: Act & { readonly ok: true }): Promise<void> {
    try {
      await this.keep(loaded, outcome, await this.next(loaded, outcome), null);
    } catch (error) {
      this.loaded.delete(loaded.game.id);
      throw error;
    }
  }

  // ---- games in memory

  /**
   * A game that has begun, from memory or from the store; with `fresh`, in its stored state. `undefined` if it has not
   * begun.
   */
  private async open(id: string, fresh: boolean): Promise<Loaded | undefined> {
    const held = this.loaded.get(id);
    if (held !== undefined && !fresh) return held;
    const { db } = this.parts.store;
    const kept = await readGame(db, id);
    if (kept === undefined || kept.game.status === 'open') return undefined;
    if (held === undefined) return this.load(kept);
    if (held.game.updated !== kept.game.updated) await this.follow(held, kept);
    return this.loaded.get(id) ?? this.load(kept);
  }

  private async load(kept: KeptGame): Promise<Loaded> {
    const { game } = kept;
    const module = await this.parts.titles.load(game.title, game.rules);
    const loaded = new Loaded(kept, module, await readEntries(this.parts.store.db, game, 0));
    this.loaded.set(game.id, loaded);
    // Corrected rules may now take an answer automatically that they asked for before.
    const entries = loaded.table.journal.slice(game.seq);
    if (entries.length > 0) await this.keepOrForget(loaded, { ok: true, made: 0, entries });
    this.waitToPass(loaded);
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

  private heard({ game, version }: Hint): void {
    const held = this.loaded.peek(game);
    const known = held !== undefined && held.game.updated >= version;
    if (known || (held === undefined && !this.audiences.has(game))) return;
    this.refresh(game).catch((error) => this.parts.onTrouble(error, game));
  }

  private async announce(loaded: Loaded): Promise<void> {
    const audience = this.audiences.get(loaded.game.id);
    if (audience === undefined || !audience.isBehind(loaded.game.updated)) return;
    audience.tell(loaded, await this.namesFor(loaded), this.parts.clock.now());
  }

  private async namesFor({ seats }: Loaded): Promise<Names> {
    const accounts = seats.flatMap(({ account_id }) => account_id ?? []);
    const unknown = accounts.filter((account) => !this.names.has(account));
    if (unknown.length > 0) {
      for (const [account, name] of await this.parts.people.namesOf(unknown)) this.names.set(account, name);
    }
    return new Map(accounts.map((account) => [account, this.names.get(account) ?? '']));
  }
}

/** Why a user may not watch a game; `undefined` if they may. */
function mayLook(loaded: Loaded, who: Who | undefined, link: string | undefined): Code | undefined {
  const { access, link: secret } = loaded.game;
  if (access === 'open' || loaded.seatOf(who?.account) !== undefined) return undefined;
  return access === 'link' && link === secret ? undefined : 'no_game';
}
