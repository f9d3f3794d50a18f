import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import { ServerSocket, type Socket, type Timers } from '../../../src/page/net/server-socket.ts';

// A connection without a network: sockets that a test opens, breaks and sends through, and a clock that it sets.

/** A server at the other end of the connection. */
export class Line {
  readonly server: ServerSocket;
  /** The page's messages since they were last read. */
  said: ClientMessage[] = [];
  /** How often the page has connected. */
  opened = 0;
  time = 1000;
  private socket: Socket | undefined;
  private due: { readonly at: number; readonly work: () => void }[] = [];

  constructor() {
    const timers: Timers = {
      after: (milliseconds, work) => {
        const one = { at: this.time + milliseconds, work };
        this.due.push(one);
        return () => {
          this.due = this.due.filter((each) => each !== one);
        };
      },
      random: () => 0,
    };
    this.server = new ServerSocket(
      () => this.connect(),
      timers,
      () => this.time,
    );
  }

  /** Welcomes the page. */
  welcome(protocol = 1, account = 'A1'): void {
    this.say({ type: 'welcome', protocol, account, at: this.time + 500 });
  }

  say(message: ServerMessage): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  /** Breaks the connection. */
  cut(code = 1006): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.onclose?.({ code } as CloseEvent);
  }

  /** The socket that is open now, to send through and to break after the page has given it up. */
  onlyThisSocket(): { say(message: ServerMessage): void; cut(code?: number): void } {
    const { socket } = this;
    return {
      say: (message) => socket?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent),
      cut: (code = 1006) => socket?.onclose?.({ code } as CloseEvent),
    };
  }

  /** Lets time pass. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.due = this.due.filter((each) => each !== next);
      this.time = next.at;
      next.work();
      await Promise.resolve();
    }
    this.time = end;
  }

  /** The messages of one kind that the page has sent. */
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((each): each is Extract<ClientMessage, { type: T }> => each.type === type);
  }

  private connect(): Socket {
    this.opened++;
    this.said = [];
    const socket: Socket = {
      send: (text) => void (socket === this.socket && this.said.push(JSON.parse(text))),
      close: () => undefined,
      ...{ onopen: null, onmessage: null, onclose: null },
    };
    this.socket = socket;
    return socket;
  }
}
