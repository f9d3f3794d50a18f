import type { Account, Here, Table, TableList } from '@carillon/protocol';
import { type Cell, cell } from '../cell.ts';
import { call } from './api.ts';
import { Pledges } from './pledges.ts';
import { openServerSocket, type ServerSocket } from './server-socket.ts';

/** `absent`: nothing answers, or it is not our server; then the page has only games on one screen. */
export type Presence = 'asking' | 'absent' | 'here';

/** How often the user's games are checked while the page is visible, in milliseconds. */
const LOOK_EVERY = 30_000;

/** The page's server, if there is one. */
export class Server {
  readonly presence: Cell<Presence> = cell<Presence>('asking');
  /** Its description, and the signed-in user. */
  readonly here: Cell<Here | undefined> = cell<Here | undefined>(undefined);
  /** The user's own games and tables, if already loaded. */
  readonly mine: Cell<readonly Table[]> = cell<readonly Table[]>([]);
  /** Further finished games that were requested. */
  private older: readonly Table[] = [];
  /** Whether there are more finished games. */
  readonly more: Cell<boolean> = cell(false);
  private line: ServerSocket | undefined;

  constructor(
    /** The commitments to the dice that this browser has seen. */
    readonly pledges: Pledges,
  ) {}

  /** Asks whether there is a server, and who is signed in. */
  async ask(): Promise<void> {
    const reply = await call<Here>('GET', 'api/session');
    const here = reply.ok && isHere(reply.value) ? reply.value : undefined;
    // Keep a server that was found before, even if it cannot be reached now.
    if (here === undefined && this.here() !== undefined) return;
    this.here.set(here);
    this.presence.set(here === undefined ? 'absent' : 'here');
  }

  /** The connection to it, opened when first needed. */
  get socket(): ServerSocket {
    this.line ??= openServerSocket();
    this.line.start();
    return this.line;
  }

  get account(): Account | null {
    return this.here()?.account ?? null;
  }

  /** Reloads the user's games. */
  async lookAtMine(): Promise<void> {
    if (this.account === null) {
      this.older = [];
      return this.mine.set([]);
    }
    const reply = await call<TableList>('GET', 'api/games/mine');
    if (!reply.ok) return;
    const { tables, more } = reply.value;
    const known = new Set(tables.map(({ id }) => id));
    this.mine.set([...tables, ...this.older.filter(({ id }) => !known.has(id))]);
    if (this.older.length === 0) this.more.set(more);
  }

  /** Asks for finished games older than those known. */
  async lookFurtherBack(): Promise<void> {
    const last = this.mine().findLast(({ status }) => status === 'over');
    const reply = await call<TableList>('GET', `api/games/mine?before=${last?.updated ?? 0}`);
    if (!reply.ok) return;
    this.older = [...this.older, ...reply.value.tables];
    this.mine.set([...this.mine(), ...reply.value.tables]);
    this.more.set(reply.value.more);
  }

  /** The games in which it is the user's turn. */
  awaiting(): readonly Table[] {
    const own = this.account?.id;
    return own === undefined ? [] : this.mine().filter((table) => awaits(table, own));
  }

  /** A user has signed in or out: reconnects in their name. */
  async change(): Promise<void> {
    this.line?.stop();
    this.line = undefined;
    await this.ask();
    await this.lookAtMine();
  }
}

/** Whether it is an account's turn at a table. */
export const awaits = ({ status, awaited, sitting }: Table, account: string): boolean =>
  status === 'running' &&
  sitting.some((each) => each.account === account && each.seat !== null && awaited.includes(each.seat));

const isHere = (value: unknown): value is Here =>
  typeof value === 'object' && value !== null && 'registration' in value && 'account' in value;

/** Looks for the server, and again whenever the machine comes online. */
export function findServer(): Server {
  const server = new Server(new Pledges(localStorage));
  void server.ask().then(() => server.lookAtMine());
  setInterval(() => {
    if (document.visibilityState === 'visible') void server.lookAtMine();
  }, LOOK_EVERY);
  addEventListener('online', () => void server.ask());
  return server;
}
