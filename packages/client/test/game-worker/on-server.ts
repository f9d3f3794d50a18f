import { chanceFrom, entryFor, type Logged, type Seat, Table } from '@carillon/flow';
import { type Json, seeded } from '@carillon/kit';
import type { Changed, FreeUndo, Joined, LogLine, PatchOperation, Situation, TakenBackLog } from '@carillon/protocol';
import { freeUndoOf } from '@carillon/seat';
import jsonPatch from 'fast-json-patch';
import { type LogEntry, type State, skirmish, type View } from '../../../flow/test/skirmish/index.ts';
import { GameWorker } from '../../src/game-worker/game-worker.ts';
import { type Fetch, otherRules } from '../../src/game-worker/other-rules.ts';
import { titleGames } from '../../src/game-worker/title-games.ts';
import type { AskMessage, Asks, AskType, Now, Reply } from '../../src/shared/messages.ts';
import { browser, savedGames } from './table.ts';
import { think } from './unhurried.ts';

// A server that holds a table of Skirmish, and pages that have joined it, without a network.

export type Sent = Now<View, LogEntry>;

const seatOf = (name: string | null): Seat | undefined => (name === null ? undefined : skirmish.seats.indexOf(name));

const SITUATION: Situation = {
  ...{ status: 'running', players: {}, awaited: [], proposals: [], result: null, rematch: null },
  clocks: { left: {}, running: [], at: 0, due: null, overdue: false },
  dice: { game: 'g1', commitment: '', values: [], secret: null },
};
const TERMS = { pace: { kind: 'none' }, rated: false, solo: false, takebacks: true, holds: false } as const;

/** The first message from a server about a game in this position. */
export const joinedTo = (game: Omit<Joined, keyof Situation | keyof typeof TERMS | 'type' | 'seq'>): Joined => ({
  ...SITUATION,
  ...TERMS,
  type: 'joined',
  seq: game.journal.length,
  ...game,
});

/** The server's record of a game: its events, and the messages to each reader. */
export class Server {
  readonly table: Table<State, View, LogEntry>;

  /** `table` is given if another object holds the table. */
  constructor(seed: number, table?: Table<State, View, LogEntry>) {
    this.table =
      table ??
      Table.open(skirmish, {
        ...{ scenario: 'long-day', options: null, passIdleWindows: false, keepsLog: true },
        chance: chanceFrom(seeded(seed)),
      });
  }

  /** All that a reader may know; `null` is a spectator. */
  sendAll(reader: string | null): Joined {
    return joinedTo({
      ...{ game: 'g1', title: 'skirmish', scenario: 'long-day', options: null, rules: 'r1', seat: reader },
      view: this.view(reader),
      ...this.since(reader, 0),
      log: this.log(reader, -1),
      takenBack: this.takenBack(reader, 0),
      standing: this.standingOf(reader),
      asksLast: false,
      undo: this.undoOf(reader),
    });
  }

  /** Calls `happen`; returns the changes for a reader. */
  send(reader: string | null, happen: () => void): Changed {
    const from = this.table.journal.length;
    const before = this.view(reader);
    happen();
    const patch = jsonPatch.compare(asObject(before), asObject(this.view(reader))) as PatchOperation[];
    return {
      ...SITUATION,
      ...{ type: 'changed', game: 'g1', seat: reader, seq: this.table.journal.length },
      from,
      entries: this.since(reader, from).journal,
      log: this.log(reader, from),
      takenBack: this.takenBack(reader, from),
      patch,
      standing: this.standingOf(reader),
      asksLast: false,
      undo: this.undoOf(reader),
    };
  }

  choose(seat: string, ...choices: string[]): void {
    for (const choice of choices) {
      const outcome = this.table.submit(seatOf(seat) ?? -1, choice, this.table.journal.length);
      if (!outcome.ok) throw new Error(`${choice}: ${outcome.code}`);
    }
  }

  undo(seat: string, to: number): void {
    const outcome = this.table.undo(seatOf(seat) ?? -1, this.table.journal.length, to);
    if (!outcome.ok) throw new Error(outcome.code);
  }

  /** The position after an entry, as a reader may see it. */
  past(reader: string | null, number: number): View {
    const length = this.table.numbers.filter((each) => each <= number).length;
    return structuredClone(skirmish.view(this.table.stateAt(length), seatOf(reader)));
  }

  private undoOf(reader: string | null): FreeUndo {
    const seat = seatOf(reader);
    return seat === undefined ? 'nothing_to_undo' : freeUndoOf(this.table, seat);
  }

  private standingOf(reader: string | null): Joined['standing'] {
    const seat = seatOf(reader);
    return seat === undefined ? [] : this.table.standingOf(seat);
  }

  private view(reader: string | null): Json {
    return structuredClone(skirmish.view(this.table.state, seatOf(reader)));
  }

  private since(reader: string | null, from: number): Pick<Joined, 'journal'> {
    return { journal: this.table.journal.slice(from).map((entry) => entryFor(entry, reader ?? undefined)) };
  }

  private log(reader: string | null, from: number): LogLine[] {
    const since = this.table.log.filter(({ number }) => number >= from);
    return linesFor(reader, since);
  }

  private takenBack(reader: string | null, from: number): TakenBackLog[] {
    const since = this.table.takenBack.filter(({ number }) => number >= from);
    return since.map(({ number, log }) => ({ number, log: linesFor(reader, log) }));
  }
}

function linesFor(reader: string | null, log: readonly Logged<LogEntry>[]): LogLine[] {
  return log.flatMap(({ number, entry }) => {
    const read = skirmish.logFor(entry, seatOf(reader));
    return read === undefined ? [] : [{ number, entry: read as unknown as Json }];
  });
}

function asObject(json: Json): object {
  if (typeof json !== 'object' || json === null) throw new Error('a view is an object');
  return json;
}

/** A page at a server's table with the rules `r1`; `files` has the files of other rules. */
export function pageAt(server: Server, reader: string | null, fetch?: Fetch) {
  const engine = {
    ...{ rules: skirmish, rulesHash: 'r1', routes: () => [], isOnHand: () => false, routeThrough: () => undefined },
  };
  const gameWorker = new GameWorker(
    new Map([['skirmish', () => titleGames(engine)]]),
    savedGames(),
    browser(),
    () => 1000,
    think,
    (title, hash) => otherRules(title, hash, fetch),
  );
  let id = 0;
  const ask = async <T extends AskType>(type: T, body: Asks[T]): Promise<Reply<unknown>> => {
    id++;
    return gameWorker.answer({ id, type, ...body } as unknown as AskMessage);
  };
  const shown = async <T extends AskType>(type: T, body: Asks[T]): Promise<Sent> => {
    const reply = await ask(type, body);
    if (!reply.ok) throw new Error(`refused: ${reply.code}`);
    return reply.value as Sent;
  };
  return {
    ask,
    join: () => shown('joined', server.sendAll(reader)),
    /** Calls `happen` at the server, and receives the changes. */
    follow: (happen: () => void) => shown('changed', server.send(reader, happen)),
  };
}

/** A server with a game in which both sides have bid 0, and the side that must give its order. */
export function afterBids(seed = 1): { readonly server: Server; readonly first: string; readonly second: string } {
  const server = new Server(seed);
  server.choose('blue', 'bid 0');
  server.choose('red', 'bid 0');
  const first = skirmish.seats[server.table.who] ?? '';
  return { server, first, second: first === 'blue' ? 'red' : 'blue' };
}
