import type { WebSocket } from 'ws';
import { networkOf } from '../../people/limits.ts';

/** Our own close codes, besides those of the protocol: the session has ended, or too many sockets are open. */
export const SIGNED_OUT = 4003;
export const TOO_MANY = 4004;

/** How many sockets may be open at once. */
export interface SocketLimits {
  readonly account: number;
  readonly address: number;
}

/** Returns those sessions of a list that are still valid. */
export type StillSignedIn = (sessions: readonly string[]) => Promise<ReadonlySet<string>>;

/** Who opened a socket, and from where. */
export interface Opener {
  readonly account: string | undefined;
  readonly session: string | undefined;
  readonly address: string;
}

interface Line extends Opener {
  readonly socket: WebSocket;
  /** Whether the page has answered the last ping. */
  alive: boolean;
}

/**
 * The open sockets of this process. A socket is closed when the session that opened it ends, or when its page falls
 * silent.
 */
export class Sockets {
  private readonly lines = new Set<Line>();

  constructor(
    private readonly limits: SocketLimits,
    private readonly stillSignedIn: StillSignedIn,
  ) {}

  /** How many are open. */
  get count(): number {
    return this.lines.size;
  }

  /** Registers a socket; closes it and returns `false` if its account or address has too many. */
  add(socket: WebSocket, { address, ...opener }: Opener): boolean {
    const line: Line = { ...opener, address: networkOf(address), socket, alive: true };
    if (this.isFull(line)) {
      socket.close(TOO_MANY, 'too many sockets');
      return false;
    }
    this.lines.add(line);
    const sign = (): void => {
      line.alive = true;
    };
    socket.on('message', sign);
    socket.on('pong', sign);
    socket.on('close', () => this.lines.delete(line));
    return true;
  }

  /** Closes the sockets whose session has ended: by logout, a new password, a locked or a deleted account. */
  async closeSignedOut(): Promise<void> {
    const sessions = new Set([...this.lines].flatMap(({ session }) => session ?? []));
    if (sessions.size === 0) return;
    const held = await this.stillSignedIn([...sessions]);
    for (const { session, socket } of this.lines) {
      if (session !== undefined && sessions.has(session) && !held.has(session)) socket.close(SIGNED_OUT, 'signed out');
    }
  }

  /** Closes the sockets that have been silent since the last call, and pings the others. */
  checkAlive(): void {
    for (const line of this.lines) {
      if (!line.alive) {
        line.socket.terminate();
        continue;
      }
      line.alive = false;
      line.socket.ping();
    }
  }

  private isFull({ account, address }: Line): boolean {
    const lines = [...this.lines];
    const ofAccount = account === undefined ? 0 : lines.filter((line) => line.account === account).length;
    return (
      ofAccount >= this.limits.account || lines.filter((line) => line.address === address).length >= this.limits.address
    );
  }
}
