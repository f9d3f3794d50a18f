/** Somebody who plays many games over one socket, at random, and will not be shaken off. */
import { Choices } from '@carillon/flow';
import { at, type Json, type Random } from '@carillon/kit';
import { type Changed, type Joined, PROTOCOL, type ServerMessage } from '@carillon/protocol';
import patching from 'fast-json-patch';
import { ulid } from 'ulid';
import { WebSocket } from 'ws';
import type { TitleModule } from '../../src/titles/module.ts';

/** A choice that the server has said it has taken. */
export interface Confirmed {
  readonly game: string;
  readonly account: string;
  readonly id: string;
  /** The length of the journal then. */
  readonly seq: number;
  /** Milliseconds from sending it to the answer. */
  readonly took: number;
}

interface Sent {
  readonly text: string;
  readonly at: number;
}

const PAUSE = 50;

export class Player {
  readonly confirmed: Confirmed[] = [];
  private readonly games = new Map<string, Joined>();
  private readonly waiting = new Map<string, Sent>();
  private socket: WebSocket | undefined;
  private stopped = false;

  constructor(
    private readonly account: string,
    private readonly cookie: string,
    private readonly origin: string,
    private readonly module: TitleModule,
    private readonly random: Random,
    private readonly tables: readonly string[],
    /** Milliseconds to think about a choice. */
    private readonly thinks: number,
  ) {}

  start(): void {
    if (this.stopped) return;
    const { origin, cookie } = this;
    const url = `${origin.replace('http', 'ws')}/api/socket?protocol=${PROTOCOL}`;
    const socket = new WebSocket(url, { headers: { cookie, origin } });
    this.socket = socket;
    socket.on('open', () => this.opened());
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.start(), PAUSE));
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  private opened(): void {
    for (const game of this.tables) this.say({ type: 'join', game });
    // What was sent and never answered is sent again, as it was.
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'joined') this.know(message);
    else if (message.type === 'changed') this.follow(message);
    else if (message.type === 'done') this.done(message.game, message.id, message.seq);
    else if (message.type === 'refused') this.wasRefused(message.game);
  }

  private know(game: Joined): void {
    this.games.set(game.game, game);
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
    const sent = this.waiting.get(game);
    this.waiting.delete(game);
    this.confirmed.push({ game, account: this.account, id, seq, took: performance.now() - (sent?.at ?? 0) });
    this.think(game);
  }

  /** Looks anew: the answer to what was taken before may have been lost. */
  private wasRefused(game: string | null): void {
    if (game === null) return;
    this.waiting.delete(game);
    setTimeout(() => this.say({ type: 'join', game }), PAUSE);
  }

  private think(id: string): void {
    const game = this.games.get(id);
    if (game === undefined || game.status === 'over' || this.waiting.has(id)) return;
    if (!game.awaited.includes(game.seat ?? '')) return;
    setTimeout(() => this.choose(id, game.seq), this.random.below(this.thinks + 1));
  }

  private choose(id: string, seen: number): void {
    const game = this.games.get(id);
    if (game?.seq !== seen || this.waiting.has(id) || this.stopped) return;
    const list = this.listOf(game);
    if (list.length === 0) return;
    const choices = [at(list, this.random.below(list.length))];
    const text = JSON.stringify({ type: 'choose', game: id, id: ulid(), choices, seen });
    this.waiting.set(id, { text, at: performance.now() });
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private listOf({ view, seat }: Joined): string[] {
    const { rules } = this.module;
    const state = rules.fromView(view);
    const place = rules.seats.indexOf(seat ?? '');
    if (!rules.flow.mayChoose(state, place)) return [];
    const choices = new Choices();
    rules.flow.list(state, place, choices);
    return choices.toArray().map((choice) => rules.flow.text(state, choice));
  }
}
