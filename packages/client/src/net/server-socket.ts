import type { ClientMessage, PROTOCOL, ServerMessage } from '@carillon/protocol';
import { type Cell, cell } from '../cell.ts';

// The socket is the page's and not the worker's: it is the page that hears when it is shown, hidden, online or offline, and
// a worker that works out odds must not keep the server waiting. The worker goes on speaking only when it is asked.

/** What of a `WebSocket` is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Time, for tests to turn. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void;
  /** A number from 0 up to and without 1. */
  random(): number;
}

/** Who follows what comes over the socket. */
export interface Listener {
  hear(message: ServerMessage): void;
  /** The line has broken; a `welcome` says when it is up again. */
  lost(): void;
}

/** `outdated`: the server speaks another version of the protocol than this page. */
export type SocketStatus = 'connecting' | 'live' | 'lost' | 'outdated';

/** The version that this page speaks; it does not compile where the protocol is another. */
const SPOKEN: typeof PROTOCOL = 1;

/** The code with which the server hangs up on a page that speaks another version. */
const OTHER_PROTOCOL = 4001;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** How often the server is asked whether it is still there, and how long it may take to answer. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/**
 * How long to wait before the next attempt: twice as long each time up to half a minute, less up to a half by chance, so
 * that not all pages come back in the same instant.
 */
export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.min(attempt, 16)) * (1 - random / 2);

/** A line to the server that is taken up again for ever. */
export class ServerSocket {
  readonly status: Cell<SocketStatus> = cell<SocketStatus>('connecting');
  /** Who is signed in, as the server sees it. */
  readonly account: Cell<string | null> = cell<string | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: Cell<number> = cell(0);
  private socket: Socket | undefined;
  private attempt = 0;
  private cancel: () => void = () => undefined;
  private cancelPong: () => void = () => undefined;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly connect: () => Socket,
    private readonly timers: Timers = BROWSER,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Takes the line up. */
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

  /** Hangs up for good. */
  stop(): void {
    this.cancel();
    this.cancelPong();
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    this.status.set('connecting');
  }

  /** Tries at once: the machine is online again, or the page is looked at. */
  hurry(): void {
    if (this.status() === 'lost') {
      this.attempt = 0;
      this.start();
    } else if (this.status() === 'live') this.ping();
  }

  /** Says something, if the line is up. Whoever needs an answer says it again when it comes up. */
  send(message: ClientMessage): void {
    if (this.status() === 'live') this.socket?.send(JSON.stringify(message));
  }

  /** Hears everything that the server says, until the function that is returned is called. */
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
    this.pingLater();
  }

  /** It is no use to try again before the page is loaded anew. */
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

  /** Where nothing at all is heard for a while, the line is dead, whatever the browser thinks of it. */
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

/** A socket to the server that the page came from; it is in a hurry when the page is shown or the machine comes online. */
export function openServerSocket(): ServerSocket {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = `?protocol=${SPOKEN}`;
  const socket = new ServerSocket(() => new WebSocket(address));
  addEventListener('online', () => socket.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.hurry();
  });
  return socket;
}
