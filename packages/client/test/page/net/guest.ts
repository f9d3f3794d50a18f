import type { Changed, ServerMessage } from '@carillon/protocol';
import type { LogEntry, View } from '../../../../flow/test/skirmish/index.ts';
import type { WorkerLine } from '../../../src/page/line.ts';
import { ServerLine } from '../../../src/page/net/server-line.ts';
import type { TabStorage } from '../../../src/page/net/unsent.ts';
import { Session } from '../../../src/page/table/play/session.ts';
import type { AnyRefusal } from '../../../src/shared/messages.ts';
import { afterBids, pageAt, type Server } from '../../game-worker/on-server.ts';
import { Line } from './line.ts';

// A page at a table over a connection that a test can break.

/** The tab's store, which survives a reload. */
export function tabStorage(): TabStorage & { readonly size: number } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    get size() {
      return kept.size;
    },
  };
}

/** Waits until the page has done everything that needs no further messages. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A guest at a server's table: the page, and the server's end of the connection. */
export class Guest {
  readonly line: Line = new Line();
  readonly game: ServerLine;
  /** The code with which the page's worker refuses all changes; `undefined` if it accepts them. */
  deaf: AnyRefusal | undefined;

  constructor(
    readonly server: Server,
    private seat: string | null,
    storage: TabStorage = tabStorage(),
    account = 'A1',
  ) {
    const page = pageAt(server, seat);
    // The page and its worker agree on the types; this relay need not know them.
    const ask: typeof page.ask = async (type, body) =>
      type === 'changed' && this.deaf !== undefined ? { ok: false, code: this.deaf } : page.ask(type, body);
    const worker = { ask } as unknown as WorkerLine;
    const past = (_game: string, number: number) =>
      Promise.resolve({ ok: true as const, value: { view: server.past(this.seat, number) } });
    this.line.server.start();
    this.line.welcome(1, account);
    this.game = new ServerLine('g1', this.line.server, { worker, past, storage });
  }

  /** The table screen's side of the game, once the server has sent it. */
  async sitDown(): Promise<Session<View, LogEntry>> {
    const opened = this.game.feed.opened<View, LogEntry>();
    await this.sendAll();
    const reply = await opened;
    if (!reply.ok) throw new Error(reply.code);
    return new Session(this.game, reply.value);
  }

  /** Moves to another seat. */
  sitAt(seat: string | null): void {
    this.seat = seat;
  }

  async sendAll(): Promise<void> {
    await this.hear(this.server.sendAll(this.seat));
  }

  /** Calls `happen` at the server, and sends the changes. */
  async pass(happen: () => void, changes: Partial<Changed> = {}): Promise<void> {
    await this.hear({ ...this.server.send(this.seat, happen), ...changes });
  }

  /** Carries out the page's last request, and confirms it. */
  async obey(): Promise<void> {
    const asked = this.line.of('choose').at(-1);
    if (asked === undefined || this.seat === null) throw new Error('nothing was asked for');
    const { seat } = this;
    await this.pass(() => this.server.choose(seat, ...asked.choices));
    await this.done(asked.id, asked.choices.length);
  }

  /** Undoes the choices of the page's last request, and confirms it. */
  async obeyUndo(): Promise<void> {
    const asked = this.line.of('undo').at(-1);
    if (asked?.to === undefined || this.seat === null) throw new Error('nothing was to be taken back');
    const { seat } = this;
    const { to } = asked;
    await this.pass(() => this.server.undo(seat, to));
    await this.done(asked.id, 1);
  }

  async done(id: string, made = 0): Promise<void> {
    await this.hear({ type: 'done', game: 'g1', id, made, seq: this.server.table.journal.length });
  }

  async hear(message: ServerMessage): Promise<void> {
    this.line.say(message);
    await settle();
  }
}

/** The starting space of a side's leader. */
const homeOf = (side: string): string => (side === 'blue' ? 'camp' : 'keep');

/** A guest at a table where both have bid, whose side must give its order. */
export async function atTable(storage: TabStorage = tabStorage()) {
  const { server, first, second } = afterBids();
  const guest = new Guest(server, first, storage);
  const session = await guest.sitDown();
  return { server, first, second, guest, session, march: `march ${homeOf(first)}` };
}
