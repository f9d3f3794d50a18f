import type { Entry } from '@carillon/flow';
import type { Ending } from '@carillon/protocol';
import type { Charge } from '../store/games.ts';
import type { GameRow, SeatRow } from '../store/tables.ts';
import type { Act } from './acts.ts';
import { type Charged, chargedBy, chargedByUndo, type Undone, undoneBy } from './charges.ts';
import type { Loaded } from './loaded.ts';
import { type ClockState, dueAt, leftAfter } from './pace.ts';
import type { Rest } from './rest.ts';

/**
 * How long a window that a seat passes automatically stays open, in milliseconds: about as long as a look at one's
 * hand.
 */
export const PASS_DELAY = { from: 1500, to: 6000 };

/** What the next row of a game needs besides what happened. */
export interface Circumstances {
  readonly now: number;
  /** Until when a window that opens now is held, given when the player's time is up (`null`: no clock). */
  readonly heldUntil: (due: number | null) => number;
  /** When accounts do not have to answer. */
  readonly rests: ReadonlyMap<string, Rest>;
  /** What the clocks lost and gained by the choices that an act takes back. */
  readonly undone: readonly Charge[];
}

/** What an act changes in a game: the columns, and the seats with their clocks. */
export interface Next {
  readonly after: Partial<GameRow>;
  readonly seats: readonly SeatRow[];
  readonly charges: readonly Charge[];
  /** The first entry taken back. */
  readonly voidFrom: number | undefined;
}

/** The value of `awaited_by` while nobody is asked: before the game begins and after it ends. */
export const NOBODY = ',';

/** A version is a time, but always different from the one before. */
const versionAfter = ({ updated }: GameRow, now: number): number => Math.max(now, updated + 1);

/** What to save after an act on the table. The clocks are those before it. */
export function nextOf(loaded: Loaded, act: Act & { readonly ok: true }, around: Circumstances): Next {
  const ending = act.ending ?? endingOf(loaded);
  return ending === undefined ? goesOn(loaded, act, around) : ends(loaded, act.entries, ending, around.now);
}

function endingOf({ module, table }: Loaded): Ending | undefined {
  return module.kernel.endOf(module.rules, table.state) ?? undefined;
}

function ends(loaded: Loaded, entries: readonly Entry[], ending: Ending, now: number): Next {
  const { game, seats, clock, period } = loaded;
  const left = leftAfter(clock, [], now);
  return {
    after: {
      ...{ seq: game.seq + entries.length, status: 'over', result_json: JSON.stringify(ending), period, ended: now },
      ...{ awaited_json: '[]', awaited_by: NOBODY, since: null, due: null, overdue: 0, passes_at: null },
      updated: versionAfter(game, now),
    },
    seats: seats.map((row, place) => ({ ...row, side: sideOf(loaded, place), clock_left: left[place] ?? null })),
    charges: [],
    voidFrom: undefined,
  };
}

/**
 * The clocks after an act on the table. A message that leaves the question and its players as they are leaves the clocks
 * alone: they run on from when the question came.
 */
function clocksAfter(
  loaded: Loaded,
  { entries }: Act & { readonly ok: true },
  around: Circumstances,
  undone: Undone | undefined,
  moved: boolean,
): Charged {
  const next = loaded.askedPlaces();
  const { clock, game } = loaded;
  if (!moved) return { left: clock.left, charges: [], since: clock.since };
  return undone === undefined
    ? chargedBy(clock, next, game.seq + entries.length - 1, around.now)
    : chargedByUndo(clock, undone, { next, charges: around.undone }, around.now);
}

function goesOn(loaded: Loaded, act: Act & { readonly ok: true }, around: Circumstances): Next {
  const { game, clock, table, period } = loaded;
  const { now } = around;
  const asked = loaded.askedPlaces();
  const undone = undoneBy(loaded, act.entries);
  const changes = new Map(act.seats?.map((row) => [row.place, row]));
  const seated = changes.size > 0;
  const begins = game.awaited_by === NOBODY;
  // The time for which a window was held is not taken from the player's next answer.
  const passed = game.passes_at !== null && act.entries.length > 0;
  const chosen = act.entries.length > 0 && clock.pace.kind === 'live';
  const moved = seated || begins || passed || chosen || !sameList(asked, clock.running);
  const { left, charges, since: from } = clocksAfter(loaded, act, around, undone, moved);
  const since = moved || game.since === null ? from : game.since;
  const seats = loaded.seats.map((row, i) => ({
    ...(changes.get(row.place) ?? row),
    ...{ side: sideOf(loaded, i), clock_left: left[i] ?? null },
  }));
  const next: ClockState = { ...clock, left, running: asked, since, window: loaded.isWindow() };
  const accounts = asked.map((place) => accountAt(seats, place, game.solo === 1));
  const due = accounts.includes(null) ? null : moved ? dueAt(next, restsOf(accounts, around)) : game.due;
  const goesOnHolding = act.entries.length === 0 && game.passes_at !== null;
  return {
    after: {
      ...{
        seq: game.seq + act.entries.length,
        period,
        since,
        overdue: act.entries.length > 0 || seated ? 0 : game.overdue,
      },
      due,
      awaited_json: JSON.stringify(loaded.askedSeats().map((seat) => loaded.nameOf(seat))),
      awaited_by: `,${accounts.map((account) => `${account ?? ''},`).join('')}`,
      passes_at: table.holdsPass ? (goesOnHolding ? game.passes_at : around.heldUntil(due)) : null,
      ...(act.departures !== undefined && OFFERED),
      ...(act.standIns !== undefined && { stand_ins_json: JSON.stringify(act.standIns) }),
      ...(act.substitute !== undefined && { rated: 0 }),
      updated: versionAfter(game, now),
    },
    seats,
    charges,
    voidFrom: undone?.from,
  };
}

/** A seat that was left is offered in the lobby, to everybody; whoever takes it did not play from the start. */
const OFFERED = { access: 'open', rated: 0 };

/** The seat that the player of a place has now. */
const sideOf = (loaded: Loaded, place: number): string => loaded.nameOf(loaded.seating[place] ?? 0);

const accountAt = (seats: readonly SeatRow[], place: number, solo: boolean): string | null =>
  seats[solo ? 0 : place]?.account_id ?? null;

const restsOf = (accounts: readonly (string | null)[], { rests }: Circumstances) =>
  accounts.map((account) => rests.get(account ?? '') ?? AWAKE);

/** Never asleep, never away. */
export const AWAKE: Rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };

const sameList = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();
