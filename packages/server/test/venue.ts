/**
 * A server without its HTTP layer: store, games and tables, with Skirmish to play and users who need not prove who they
 * are.
 */

import type { AnyRules, StateBase } from '@carillon/flow';
import * as kernel from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import type {
  Changed,
  ClientMessage,
  Done,
  Joined,
  NewTable,
  Pace,
  Refused as RefusedMessage,
  ServerMessage,
  Table,
} from '@carillon/protocol';
import patching from 'fast-json-patch';
import { ulid } from 'ulid';
import { expect } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import type { Thinkers } from '../src/computers/think.ts';
import { Written } from '../src/games/act/written.ts';
import { Heartbeat } from '../src/games/clock/heartbeat.ts';
import { Sweep } from '../src/games/clock/sweep.ts';
import type { GameMessage, Watcher } from '../src/games/games.ts';
import { type Bus, localBus } from '../src/games/keep/bus.ts';
import { GameService } from '../src/games/service.ts';
import type { ReadPast } from '../src/games/watch/past.ts';
import { Days } from '../src/people/days.ts';
import { Tallies } from '../src/people/tallies.ts';
import { Refusal } from '../src/refusals.ts';
import { readSettings } from '../src/settings.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { type Draws, Tables } from '../src/tables/tables.ts';
import type { TitleModule, Titles } from '../src/titles/module.ts';
import type { People, Who } from '../src/who.ts';
import { TestClock } from './clock.ts';
import { emptyStore } from './prepared.ts';

export const SKIRMISH: TitleModule = { hash: '0123456789abcdef', rules: skirmish as unknown as AnyRules, kernel };

export const titlesOf = (...modules: TitleModule[]): Titles => ({
  current: modules,
  async load(title, hash) {
    const module = modules.find((each) => each.rules.title === title && each.hash === hash);
    if (module === undefined) throw new Error(`no rules ${title} ${hash}`);
    return module;
  },
});

export function somebody(name: string): Who {
  return { account: ulid(), name, guest: false, admin: false };
}
const someone = new Map<string, Who>();
export const BLUE: Who = somebody('Montcalm');
export const RED: Who = somebody('Wolfe');
export const GUEST: Who = somebody('Bougainville');
for (const who of [BLUE, RED, GUEST]) someone.set(who.account, who);

/** Users who give their account in a header; only those named have blocked each other. */
export const peopleOf = (apart: readonly (readonly [Who, Who])[] = []): People => ({
  whoIs: async (request) => someone.get(String(request.headers['x-account'] ?? '')),
  sessionOf: async (request) => someone.get(String(request.headers['x-account'] ?? ''))?.account,
  namesOf: async (accounts) =>
    new Map(accounts.flatMap((account) => (someone.has(account) ? [[account, someone.get(account)?.name ?? '']] : []))),
  areApart: async (one, other) =>
    apart.some((pair) => pair.every(({ account }) => account === one || account === other)),
  barred: async () => undefined,
});

/** A page: it keeps what it receives, and rebuilds the game from it as a browser would. */
export class Page implements Watcher {
  readonly heard: ServerMessage[] = [];
  game: Joined | undefined;

  constructor(
    readonly who: Who | undefined,
    private readonly venue: Pick<Venue, 'games'>,
    private readonly module: TitleModule = SKIRMISH,
  ) {}

  send(message: ServerMessage): void {
    // As transmitted.
    const read: ServerMessage = JSON.parse(JSON.stringify(message));
    this.heard.push(read);
    if (read.type === 'joined') this.game = read;
    if (read.type === 'changed' && this.game) this.game = follow(this.game, read);
  }

  /** Sends a request, and waits for the answer. */
  async ask(message: Asked): Promise<Done | RefusedMessage> {
    const id = message.id ?? ulid();
    await this.venue.games.hear(this, { ...message, id } as GameMessage);
    const answer = this.heard.findLast((each) => 'id' in each && each.id === id);
    if (answer?.type !== 'done' && answer?.type !== 'refused') throw new Error('no answer');
    return answer;
  }

  async join(game: string, since?: number): Promise<this> {
    await this.venue.games.hear(this, { type: 'join', game, ...(since !== undefined && { since }) });
    return this;
  }

  /** The game as this page knows it. */
  get known(): Joined {
    if (this.game === undefined) throw new Error('the page knows no game');
    return this.game;
  }

  /** The choices of the page's seat, computed from its view alone. */
  choices(seat = this.known.seat): string[] {
    const { rules } = this.module;
    return listed(this.module, rules.fromView(this.known.view), rules.seats.indexOf(seat ?? ''));
  }

  /** Chooses, at the length of the journal that the page knows. */
  async choose(...choices: string[]): Promise<Done | RefusedMessage> {
    return this.ask({ type: 'choose', game: this.known.game, choices, seen: this.known.seq });
  }
}

/** A message that acts, with a new id unless it is a resend. */
export type Asked = DistributiveOmit<Extract<ClientMessage, { id: string }>, 'id'> & { readonly id?: string };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function listed({ rules: { flow } }: TitleModule, state: StateBase, seat: number): string[] {
  if (seat < 0 || !flow.mayChoose(state, seat)) return [];
  const choices = new kernel.Choices();
  flow.list(state, seat, choices);
  return choices.toArray().map((choice) => flow.text(state, choice));
}

/** Applies a change, which must begin where the page is. */
function follow(game: Joined, change: Changed): Joined {
  expect(change.from).toBe(game.seq);
  const { type: _type, from: _from, entries, log, patch, ...now } = change;
  // Log lines of entries taken back are removed.
  const undone = entries.flatMap((entry) => ('undo' in entry ? [entry.undo] : []));
  const kept = game.log.filter(({ number }) => undone.every((from) => number < from));
  const view = patching.applyPatch(structuredClone(game.view) as object, patch as never).newDocument as Json;
  return { ...game, ...now, view, journal: [...game.journal, ...entries], log: [...kept, ...log] };
}

export const TABLE: NewTable = {
  ...{ title: 'skirmish', scenario: 'dusk', options: {}, access: 'open', sides: 'chosen', seat: 'blue' },
  ...{ pace: { kind: 'none' }, solo: false, rated: false, takebacks: true, alwaysAsk: false, value: 'blue-value' },
};

/** The generator of each store: venues that share a store never draw the same id. */
const generators = new WeakMap<Store, Random>();

/** Ids and secrets that are the same in each run, so that games of tests have the same dice. */
export function drawsOf(store: Store): Draws {
  const random = generators.get(store) ?? seeded(11);
  generators.set(store, random);
  const byte = (): string => random.below(256).toString(16).padStart(2, '0');
  return {
    id: (now) => ulid(now, () => random.below(1 << 20) / (1 << 20)),
    secret: (bytes) => Array.from({ length: bytes }, byte).join(''),
  };
}

interface VenueOptions {
  readonly readPast?: ReadPast;
  readonly store?: Store;
  readonly url?: string;
  readonly bus?: Bus;
  readonly clock?: TestClock;
  readonly titles?: Titles;
  readonly people?: People;
  readonly held?: number;
  /** Whether new tables get their ids and secrets from the secure generator, as on a real server. */
  readonly secure?: boolean;
  /** The computer players that tables may have. */
  readonly thinkers?: Thinkers;
}

export class Venue {
  private constructor(
    /** Unexpected errors. */
    readonly troubles: readonly unknown[],
    readonly store: Store,
    readonly games: GameService,
    readonly tables: Tables,
    readonly clock: TestClock,
    readonly sweep: Sweep,
    readonly heart: Heartbeat,
    readonly parts: { readonly titles: Titles; readonly people: People },
  ) {}

  static async open(options: VenueOptions = {}): Promise<Venue> {
    const store = options.store ?? (await (options.url === undefined ? emptyStore() : openStore({ url: options.url })));
    const clock = options.clock ?? new TestClock();
    const { bus = localBus(), titles = titlesOf(SKIRMISH), people = peopleOf() } = options;
    const troubles: unknown[] = [];
    const { below } = seeded(7);
    const { thinkers } = options;
    const brains = thinkers && { brains: thinkers.current };
    const onTrouble = (error: unknown): void => void troubles.push(error);
    const heart = new Heartbeat({ store, clock });
    const shared = { store, titles, people, clock, heart, below, onTrouble, bus };
    const tallies = new Tallies(store.db, () => clock.now());
    const days = new Days(tallies, readSettings({}).bounds);
    const written = new Written(days, tallies, () => clock.now());
    const games = new GameService({
      ...{ ...shared, written },
      ...(options.held && { held: options.held }),
      ...brains,
      ...(options.readPast && { readPast: options.readPast }),
    });
    const waitFor = thinkers && { waitFor: (level: string, account: string) => thinkers.waitFor(level, account) };
    const draws = options.secure !== true && { draws: drawsOf(store) };
    const tables = new Tables({ ...shared, games, days, ...draws, ...brains, ...waitFor });
    const sweep = new Sweep({ ...shared, games });
    return new Venue(troubles, store, games, tables, clock, sweep, heart, { titles, people });
  }

  page(who?: Who): Page {
    return new Page(who, this);
  }

  /** A table that Blue has opened, and the game begun when Red joined. */
  async begin(changes: Partial<NewTable> = {}): Promise<string> {
    const table = await this.opened(changes);
    const joined = await this.tables.join(RED, table.id, { seat: null, value: 'red-value', link: table.link ?? '' });
    expect(joined).toMatchObject({ status: 'running' });
    return table.id;
  }

  async opened(changes: Partial<NewTable> = {}): Promise<Table> {
    const made = await this.tables.create(BLUE, { ...TABLE, ...changes });
    if (made instanceof Refusal) throw new Error(made.code);
    return made;
  }

  /** Both players' pages on a game. */
  async seated(game: string): Promise<{ readonly blue: Page; readonly red: Page }> {
    return { blue: await this.page(BLUE).join(game), red: await this.page(RED).join(game) };
  }

  async close(): Promise<void> {
    this.sweep.close();
    await this.games.close();
    await this.store.close();
  }
}

export const LIVE: Pace = { kind: 'live', initial: 600_000, increment: 30_000 };
export const SLOW: Pace = { kind: 'slow', days: 3 };

/** Plays at random until the game is over or this many choices were made. */
export async function playOn(pages: readonly Page[], random: Random, most = 500): Promise<number> {
  for (let made = 0; made < most; made++) {
    const page = pages.find(
      (each) => each.known.status === 'running' && each.known.awaited.includes(each.known.seat ?? ''),
    );
    if (page === undefined) return made;
    const choices = page.choices();
    const choice = choices[random.below(choices.length)] ?? '';
    expect(await page.choose(choice)).toMatchObject({ type: 'done', made: 1 });
  }
  return most;
}
