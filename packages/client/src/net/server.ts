import type { Account, Here, Table, TableList } from '@carillon/protocol';
import { type Cell, cell } from '../cell.ts';
import { call } from './api.ts';
import { openServerSocket, type ServerSocket } from './server-socket.ts';

/** `absent`: nobody answers, or something else than our server: the page is for one screen then. */
export type Presence = 'asking' | 'absent' | 'here';

/** How often one's games are looked after while the page is seen, in milliseconds. */
const LOOK_EVERY = 30_000;

/** The server that the page came from, if there is one. */
export class Server {
  readonly presence: Cell<Presence> = cell<Presence>('asking');
  /** What it says of itself, and who is signed in. */
  readonly here: Cell<Here | undefined> = cell<Here | undefined>(undefined);
  /** The reader's own games and tables, as far as they have been asked for. */
  readonly mine: Cell<readonly Table[]> = cell<readonly Table[]>([]);
  private line: ServerSocket | undefined;

  /** Asks whether there is a server, and who is signed in. */
  async ask(): Promise<void> {
    const reply = await call<Here>('GET', 'api/session');
    const here = reply.ok && isHere(reply.value) ? reply.value : undefined;
    // A server that was there and cannot be reached just now is not forgotten.
    if (here === undefined && this.here() !== undefined) return;
    this.here.set(here);
    this.presence.set(here === undefined ? 'absent' : 'here');
  }

  /** The line to it, which is taken up when it is first needed. */
  get socket(): ServerSocket {
    this.line ??= openServerSocket();
    this.line.start();
    return this.line;
  }

  get account(): Account | null {
    return this.here()?.account ?? null;
  }

  /** Asks how the reader's games stand. */
  async lookAtMine(): Promise<void> {
    if (this.account === null) return this.mine.set([]);
    const reply = await call<TableList>('GET', 'api/games/mine');
    if (reply.ok) this.mine.set(reply.value.tables);
  }

  /** The games in which the reader is to choose. */
  awaiting(): readonly Table[] {
    const own = this.account?.id;
    return own === undefined ? [] : this.mine().filter((table) => awaits(table, own));
  }

  /** Somebody has signed in or out: the line is taken up anew in their name. */
  async change(): Promise<void> {
    this.line?.stop();
    this.line = undefined;
    await this.ask();
    await this.lookAtMine();
  }
}

/** Whether somebody is to choose at a table. */
export const awaits = ({ status, awaited, sitting }: Table, account: string): boolean =>
  status === 'running' &&
  sitting.some((each) => each.account === account && each.seat !== null && awaited.includes(each.seat));

const isHere = (value: unknown): value is Here =>
  typeof value === 'object' && value !== null && 'registration' in value && 'account' in value;

/** Looks for the server, and again whenever the machine comes online. */
export function findServer(): Server {
  const server = new Server();
  void server.ask().then(() => server.lookAtMine());
  setInterval(() => {
    if (document.visibilityState === 'visible') void server.lookAtMine();
  }, LOOK_EVERY);
  addEventListener('online', () => void server.ask());
  return server;
}
