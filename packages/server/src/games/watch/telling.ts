import type { Entry, Logged, Seat } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type {
  Changed,
  Clocks,
  FreeUndo,
  Joined,
  LogLine,
  PatchOperation,
  Player,
  Proposal,
  Situation,
  TakenBackLog,
} from '@carillon/protocol';
import { freeUndoOf } from '@carillon/seat';
import patching from 'fast-json-patch';
import type { Proposal as KeptProposal } from '../../store/records.ts';
import { standInsToSend } from '../absent/stand-ins.ts';
import { leftAt } from '../clock/pace.ts';
import { lotOf, publishedDice } from '../keep/dice.ts';
import type { Loaded } from '../keep/loaded.ts';

// The messages about a game, and who is sent them. Everything that leaves the server about a game is made here, from
// what the rules let a reader see.

/** The reader: a seat, or a spectator. */
export type Reader = Seat | undefined;

/** Players' names, by account. */
export type Names = ReadonlyMap<string, string>;

/** The seat that an account reads for. The player of a solo game reads for the seat that is asked. */
export function readerOf(loaded: Loaded, account: string | undefined): Reader {
  const seat = loaded.seatOf(account);
  return seat === undefined || !loaded.game.solo ? seat : (loaded.askedSeats()[0] ?? seat);
}

/** The game's view for a reader. */
export const viewOf = ({ module, table }: Loaded, reader: Reader): Json => module.rules.view(table.state, reader);

/** Entries as a reader may see them: complete once the game is over, or in a solo game. */
function readEntries({ game, module }: Loaded, entries: readonly Entry[], reader: Reader): readonly Entry[] {
  if (game.status === 'over' || game.solo) return entries;
  const name = reader === undefined ? undefined : module.rules.seats[reader];
  return entries.map((entry) => module.kernel.entryFor(entry, name));
}

/** The log lines from entry `from` on. */
function readLog(loaded: Loaded, from: number, reader: Reader): LogLine[] {
  return linesOf(
    loaded,
    loaded.table.log.filter(({ number }) => number >= from),
    reader,
  );
}

/** The entries from `from` on that undos took back; empty for tables of earlier kernels, which do not keep them. */
function readTakenBack(loaded: Loaded, from: number, reader: Reader): TakenBackLog[] {
  const all = (loaded.table.takenBack ?? []).filter(({ number }) => number >= from);
  return all.map(({ number, log }) => ({ number, log: linesOf(loaded, log, reader) }));
}

/** Log entries as a reader may see them. */
function linesOf({ game, module }: Loaded, log: readonly Logged<unknown>[], reader: Reader): LogLine[] {
  const all = game.status === 'over' || game.solo;
  return log.flatMap(({ number, entry }) => {
    const read = all ? entry : module.rules.logFor(entry, reader);
    return read === undefined ? [] : [{ number, entry: read as Json }];
  });
}

const BEFORE_ALL = -1;

/** The whole game. */
export function joined(loaded: Loaded, reader: Reader, names: Names, now: number): Joined {
  const { game, table } = loaded;
  return {
    type: 'joined',
    game: game.id,
    title: game.title,
    rules: game.rules,
    scenario: game.scenario,
    options: game.options,
    pace: loaded.pace,
    rated: game.rated,
    solo: game.solo,
    takebacks: game.takebacks,
    holds: game.holds,
    seq: table.journal.length,
    view: viewOf(loaded, reader),
    journal: readEntries(loaded, table.journal, reader),
    log: readLog(loaded, BEFORE_ALL, reader),
    takenBack: readTakenBack(loaded, 0, reader),
    ...standOf(loaded, reader, names, now),
  };
}

/** The events since a reader knew `from` entries and had the view `before`. */
export function changed(loaded: Loaded, reader: Reader, names: Names, now: number, known: Known): Changed {
  const { game, table } = loaded;
  const entries = table.journal.slice(known.seq);
  return {
    type: 'changed',
    game: game.id,
    from: known.seq,
    seq: table.journal.length,
    entries: readEntries(loaded, entries, reader),
    log: readLog(loaded, known.seq, reader),
    takenBack: readTakenBack(loaded, known.seq, reader),
    patch: patching.compare(asObject(known.view), asObject(viewOf(loaded, reader))) as PatchOperation[],
    ...standOf(loaded, reader, names, now),
  };
}

/** Everything that a reader is sent about a game besides its view, entries and log. */
export const standOf = (
  loaded: Loaded,
  reader: Reader,
  names: Names,
  now: number,
): Situation & Pick<Joined, 'seat' | 'standing' | 'asksLast' | 'undo'> => ({
  seat: reader === undefined ? null : loaded.nameOf(reader),
  standing: reader === undefined ? [] : loaded.table.standingOf(reader),
  asksLast: reader !== undefined && loaded.asksLast(reader),
  undo: undoOf(loaded, reader),
  ...situation(loaded, names, now),
});

/** A reader's knowledge of a game. */
export interface Known {
  readonly seq: number;
  readonly view: Json;
}

/** A page that is further behind than this is sent everything again. */
const CATCH_UP = 500;

/**
 * The knowledge of a page that has seen the first `seq` entries. `undefined` if it cannot be determined, because some
 * of them have since been taken back or the page then read for another seat.
 */
export function knownAt(loaded: Loaded, reader: Reader, seq: number): Known | undefined {
  const { game, module, table } = loaded;
  const { length } = table.journal;
  if (game.status !== 'running' || game.solo || seq > length || length - seq > CATCH_UP) return undefined;
  if (table.journal.slice(seq).some((entry) => 'undo' in entry)) return undefined;
  const then = table.stateAt(table.numbers.filter((number) => number < seq).length);
  const place = reader === undefined ? undefined : loaded.seating.indexOf(reader);
  if (place !== undefined && module.rules.seating(then)[place] !== reader) return undefined;
  return { seq, view: module.rules.view(then, reader) };
}

const asObject = (view: Json): object => (typeof view === 'object' && view !== null ? view : {});

/**
 * Whether and how a reader can undo freely. Only the table can say: which answers were automatic is not shown to
 * others.
 */
function undoOf({ table, game }: Loaded, reader: Reader): FreeUndo {
  if (reader === undefined || game.status === 'over') return 'nothing_to_undo';
  return freeUndoOf(table, reader);
}

function situation(loaded: Loaded, names: Names, now: number): Situation {
  const { game, module, proposals } = loaded;
  const { secret, ...dice } = publishedDice(loaded);
  const lot = lotOf(loaded)?.map((place) => module.rules.seats[place] ?? '');
  const over = game.status === 'over';
  const standIns = standInsToSend(loaded);
  return {
    status: over ? 'over' : 'running',
    players: Object.fromEntries(module.rules.seats.map((name, seat) => [name, playerOf(loaded, seat, names)])),
    awaited: game.awaited,
    clocks: clocksOf(loaded, now),
    proposals: proposals.filter(({ seq }) => seq === game.seq && !over).map(proposalOf),
    ...(standIns.length > 0 && { standIns }),
    result: game.result,
    rematch: game.rematch,
    dice: { ...dice, ...(lot !== undefined && { lot }), secret: over ? secret : null },
  };
}

const proposalOf = ({ kind, by, to, terms }: KeptProposal): Proposal => ({
  ...{ kind, by, to },
  ...(terms !== null && { standIn: terms }),
});

function playerOf(loaded: Loaded, seat: Seat, names: Names): Player | null {
  const account = loaded.game.solo ? loaded.seats[0]?.account : loaded.accountOf(seat);
  return account === undefined || account === null ? null : { account, name: names.get(account) ?? '' };
}

function clocksOf(loaded: Loaded, now: number): Clocks {
  const { clock, game, seating } = loaded;
  const left = leftAt(clock, now);
  return {
    left: Object.fromEntries(seating.map((seat, place) => [loaded.nameOf(seat), left[place] ?? null])),
    running: clock.pace.kind === 'none' ? [] : clock.running.map((place) => loaded.nameOf(seating[place] ?? 0)),
    at: now,
    due: game.due,
    overdue: game.overdue,
  };
}
