/** A player of many random games over one socket who always reconnects. */
import { Choices } from '@carillon/flow';
import { at, type Json, type Random } from '@carillon/kit';
import { type Changed, type Joined, PROTOCOL, type ServerMessage } from '@carillon/protocol';
import patching from 'fast-json-patch';
import { ulid } from 'ulid';
import { WebSocket } from 'ws';
import type { TitleModule } from '../../src/titles/module.ts';
import { type Deed, deedOf, hasProposed } from './deeds.ts';

/** A message that the server has confirmed. */
export interface Confirmed {
  /** A choice, or the kind of another message. */
  readonly type: Deed['type'];
  readonly game: string;
  readonly account: string;
  readonly id: string;
  /** The resulting length of the journal. */
  readonly seq: number;
  /** Milliseconds from sending it to the answer. */
  readonly took: number;
}

/** A chat line that the server has taken. */
export interface Line {
  readonly game: string;
  readonly text: string;
}

interface Sent {
  readonly type: Confirmed['type'];
  readonly text: string;
  readonly at: number;
}

const PAUSE = 50;
/** How long to wait when the server has dropped a message because there were too many. */
const CALM = 1000;
/** How long to wait for the answer to a proposal. */
const HOPE = 300;
/** After one in this many confirmed messages the player writes a chat line. */
const CHATS = 25;

/** A user with a session. */
export interface Visitor {
  readonly account: string;
  readonly cookie: string;
  /** The address, as a trusted proxy would report it. */
  readonly address?: string;
}

export interface PlayerParts extends Visitor {
  /** The servers: each reconnection uses one of them. */
  readonly origins: readonly string[];
  readonly modules: readonly TitleModule[];
  readonly random: Random;
  readonly tables: readonly string[];
  /** The longest time to think about a choice, in milliseconds. */
  readonly thinks: number;
  /** The longest wait before reconnecting, in milliseconds. */
  readonly waits?: number;
  /** Whether the player only chooses, and does not take back, propose, answer, claim or write. */
  readonly onlyChooses?: boolean;
  /** Called when a choice is sent, with the length of the journal at which it was made. */
  readonly onSent?: (game: string, seen: number) => void;
  /** Called when the page knows a game up to this length, with whether the other side must choose. */
  readonly onKnown?: (game: string, seq: number, othersAsked: boolean) => void;
}

export class Player {
  readonly confirmed: Confirmed[] = [];
  /** The codes of all refusals. */
  readonly refusals: string[] = [];
  /** How many times faster than usual the player thinks. */
  haste = 1;
  /** The chat lines that the server has taken. */
  readonly lines: Line[] = [];
  private readonly games = new Map<string, Joined>();
  private readonly waiting = new Map<string, Sent>();
  private socket: WebSocket | undefined;
  private stopped = false;
  private readonly tables: string[];

  constructor(private readonly parts: PlayerParts) {
    this.tables = [...parts.tables];
  }

  /** The games that are over, as far as the player knows. */
  get over(): number {
    return [...this.games.values()].filter(({ status }) => status === 'over').length;
  }

  start(): void {
    if (this.stopped) return;
    const { origins, random, cookie, address = '', waits = 0 } = this.parts;
    const origin = at(origins, random.below(origins.length));
    const url = `${origin.replace('http', 'ws')}/api/socket?protocol=${PROTOCOL}`;
    const socket = new WebSocket(url, { headers: { cookie, origin, 'x-forwarded-for': address } });
    this.socket = socket;
    socket.on('open', () => this.opened());
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.start(), PAUSE + random.below(waits + 1)));
  }

  /** Breaks the connection; the player reconnects. */
  breakOff(): void {
    this.socket?.terminate();
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  /** Plays at one more table. */
  sitDownAt(table: string): void {
    this.tables.push(table);
    this.say({ type: 'join', game: table });
  }

  /** Resigns all games still running. */
  resign(): void {
    for (const { game, status } of this.games.values()) {
      if (status !== 'over') this.resignAt(game);
    }
  }

  /** Resigns a game. */
  resignAt(game: string): void {
    this.say({ type: 'resign', game, id: ulid() });
  }

  private opened(): void {
    for (const game of this.tables) if (this.games.get(game)?.status !== 'over') this.say({ type: 'join', game });
    this.sayAgain();
  }

  /** Resends unanswered messages unchanged. */
  private sayAgain(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const { text } of this.waiting.values()) this.socket.send(text);
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'joined') this.know(message);
    else if (message.type === 'changed') this.follow(message);
    else if (message.type === 'done') this.done(message.game, message.id, message.seq);
    else if (message.type === 'refused') this.wasRefused(message.game, message.code);
  }

  private know(game: Joined): void {
    this.games.set(game.game, game);
    const othersAsked = game.status === 'running' && game.awaited.some((seat) => seat !== game.seat);
    this.parts.onKnown?.(game.game, game.seq, othersAsked);
    this.think(game.game);
  }

  private follow({ from, patch, ...change }: Changed): void {
    const known = this.games.get(change.game);
    if (known === undefined || known.seq !== from) {
      this.say({ type: 'join', game: change.game });
      return;
    }
    const view = patching.applyPatch(known.view as object, patch as never).newDocument as Json;
    this.know({ ...known, ...change, type: 'joined', journal: [], log: [], view });
  }

  private done(game: string, id: string, seq: number): void {
    const { type = 'choose', at: since = 0 } = this.waiting.get(game) ?? {};
    this.waiting.delete(game);
    this.confirmed.push({ type, game, account: this.parts.account, id, seq, took: performance.now() - since });
    if (this.parts.onlyChooses !== true && this.parts.random.below(CHATS) === 0) void this.chat(game);
    this.think(game);
  }

  /** Writes a chat line. It counts once the server has taken it; it is not sent again. */
  private async chat(game: string): Promise<void> {
    const { origins, random, cookie, address = '' } = this.parts;
    const origin = at(origins, random.below(origins.length));
    const text = `Line ${ulid()}`;
    const headers = { 'content-type': 'application/json', origin, cookie, 'x-forwarded-for': address };
    const asked = { method: 'POST', headers, body: JSON.stringify({ text }) };
    const answer = await fetch(`${origin}/api/games/${game}/chat`, asked).catch(() => undefined);
    if (answer?.ok === true) this.lines.push({ game, text });
  }

  /** Joins again: the answer to a confirmed message may have been lost. */
  private wasRefused(game: string | null, code: string): void {
    this.refusals.push(code);
    // Too many messages at once: the server does not report which ones it dropped.
    if (game === null) return void setTimeout(() => this.sayAgain(), CALM);
    this.waiting.delete(game);
    setTimeout(() => this.say({ type: 'join', game }), PAUSE);
  }

  private think(id: string): void {
    const game = this.games.get(id);
    if (game === undefined || game.status === 'over' || this.waiting.has(id)) return;
    const { random, thinks } = this.parts;
    const wait = hasProposed(game) ? HOPE : random.below(Math.ceil(thinks / this.haste) + 1);
    setTimeout(() => this.act(id, game.seq), wait);
  }

  private act(id: string, seen: number): void {
    const game = this.games.get(id);
    if (game?.seq !== seen || this.waiting.has(id) || this.stopped) return;
    const deed = this.parts.onlyChooses === true ? undefined : deedOf(game, this.parts.random);
    if (deed !== undefined) this.send(id, deed);
    else if (game.awaited.includes(game.seat ?? '')) this.choose(game);
  }

  private choose(game: Joined): void {
    const list = this.listOf(game);
    if (list.length === 0) return;
    const choices = [at(list, this.parts.random.below(list.length))];
    this.send(game.game, { type: 'choose', choices, seen: game.seq });
    this.parts.onSent?.(game.game, game.seq);
  }

  private send(game: string, message: Deed): void {
    const text = JSON.stringify({ ...message, game, id: ulid() });
    this.waiting.set(game, { type: message.type, text, at: performance.now() });
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private listOf({ title, view, seat }: Joined): string[] {
    const { rules } = moduleOf(this.parts.modules, title);
    const state = rules.fromView(view);
    const place = rules.seats.indexOf(seat ?? '');
    if (!rules.flow.mayChoose(state, place)) return [];
    const choices = new Choices();
    rules.flow.list(state, place, choices);
    return choices.toArray().map((choice) => rules.flow.text(state, choice));
  }
}

/** The rules of a title. */
export function moduleOf(modules: readonly TitleModule[], title: string): TitleModule {
  const module = modules.find(({ rules }) => rules.title === title);
  if (module === undefined) throw new Error(`there are no rules of ${title}`);
  return module;
}
