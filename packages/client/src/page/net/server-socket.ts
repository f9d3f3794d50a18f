import { DAY } from '@carillon/kit';
import type { ClientMessage, PROTOCOL, ServerMessage } from '@carillon/protocol';
import { type Cell, cell } from '../cell.ts';

// The page, not the worker, owns the socket: the page knows when it is shown, hidden, online or offline, and a worker
// busy with odds must not keep the server waiting. The worker still sends messages only as answers.

/** The parts of a `WebSocket` used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Timers, which tests can replace. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void;
  /** A random number from 0 (included) to 1 (excluded). */
  random(): number;
}

/** Listeners for messages from the socket. */
export interface Listener {
  hear(message: ServerMessage): void;
  /** The connection is broken; a `welcome` says when it is up again. */
  lost(): void;
}

/** `outdated`: the server has another protocol version than this page. */
export type SocketStatus = 'connecting' | 'live' | 'lost' | 'outdated';

/** This page's version; it does not compile with another protocol. */
const SPOKEN: typeof PROTOCOL = 1;

/** The code with which the server closes the socket of a page with another version. */
const OTHER_PROTOCOL = 4001;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** How often to ping the server, and how long it may take to answer. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** How often the server is informed that somebody uses the page. */
const USED_EVERY = 20_000;

/**
 * The wait before the next attempt: doubled each time up to half a minute, and randomly shortened by up to half, so
 * that not all pages return at once.
 */
export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.min(attempt, 16)) * (1 - random / 2);

/** A connection to the server that always reconnects. */
export class ServerSocket {
  readonly status: Cell<SocketStatus> = cell<SocketStatus>('connecting');
  /** The signed-in user, according to the server. */
  readonly account: Cell<string | null> = cell<string | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: Cell<number> = cell(0);
  private socket: Socket | undefined;
  private attempt = 0;
  private cancel: () => void = () => undefined;
  private cancelPong: () => void = () => undefined;
  private readonly listeners = new Set<Listener>();
  /** When the page was last used, and when the server was last informed of it. */
  private used: number | undefined;
  private usedSent = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly connect: () => Socket,
    private readonly timers: Timers = BROWSER,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Connects. */
  start(): void {
    if (this.socket !== undefined) return;
    this.cancel();
    const socket = this.connect();
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(socket, String(data));
    socket.onclose = ({ code }) => {
      if (code === OTHER_PROTOCOL) this.outdate();
      else this.lose(socket);
    };
  }

  /** Disconnects for good. */
  stop(): void {
    this.cancel();
    this.cancelPong();
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    this.status.set('connecting');
  }

  /** Tries at once: the machine is online again, or the page is visible. */
  hurry(): void {
    if (this.status() === 'lost') {
      this.attempt = 0;
      this.start();
    } else if (this.status() === 'live') this.ping();
  }

  /** Called when the page is used. Reports it to the server from time to time, so that the server delays notices. */
  use(): void {
    this.used = this.now();
    if (this.used - this.usedSent >= USED_EVERY) this.sendUse();
  }

  /** Sends something, if connected. A caller that needs an answer resends after a reconnection. */
  send(message: ClientMessage): void {
    if (this.status() === 'live') this.socket?.send(JSON.stringify(message));
  }

  /** Passes on everything from the server until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ---- inside

  private hear(socket: Socket, text: string): void {
    if (socket !== this.socket) return;
    this.cancelPong();
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'welcome') this.greet(message);
    if (message.type === 'pong') this.ahead.set(message.now - (message.at + this.now()) / 2);
    for (const listener of this.listeners) listener.hear(message);
  }

  private greet({ protocol, account, at }: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (protocol !== SPOKEN) {
      this.outdate();
      return;
    }
    this.attempt = 0;
    this.ahead.set(at - this.now());
    this.account.set(account);
    this.status.set('live');
    this.sendUse();
    this.pingLater();
  }

  private sendUse(): void {
    if (this.used === undefined || this.status() !== 'live') return;
    this.usedSent = this.now();
    this.send({ type: 'used', ago: Math.min(DAY, Math.max(0, this.usedSent - this.used)) });
  }

  /** Stops: retrying is useless until the page is reloaded. */
  private outdate(): void {
    this.stop();
    this.status.set('outdated');
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    this.cancel();
    this.cancelPong();
    this.status.set('lost');
    this.cancel = this.timers.after(waitBefore(this.attempt, this.timers.random()), () => this.start());
    this.attempt++;
    for (const listener of this.listeners) listener.lost();
  }

  private pingLater(): void {
    this.cancel();
    this.cancel = this.timers.after(PING_EVERY, () => {
      this.ping();
      this.pingLater();
    });
  }

  /** If nothing at all arrives for a while, the connection is dead, whatever the browser says. */
  private ping(): void {
    const { socket } = this;
    if (socket === undefined) return;
    this.send({ type: 'ping', at: this.now() });
    this.cancelPong();
    this.cancelPong = this.timers.after(PONG_WITHIN, () => {
      this.lose(socket);
      socket.close();
    });
  }
}

const BROWSER: Timers = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** A socket to the page's server; it reconnects at once when the page is shown or the machine comes online. */
export function openServerSocket(): ServerSocket {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = `?protocol=${SPOKEN}`;
  const socket = new ServerSocket(() => new WebSocket(address));
  for (const use of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const)
    addEventListener(use, () => socket.use(), { passive: true });
  if (document.visibilityState === 'visible') socket.use();
  addEventListener('online', () => socket.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.hurry();
  });
  return socket;
}
