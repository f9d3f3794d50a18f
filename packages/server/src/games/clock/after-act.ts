import type { Entry } from '@carillon/flow';
import type { Charge } from '../../store/games.ts';
import type { GameClock, Seat } from '../../store/records.ts';
import { AWAKE } from '../../store/rests.ts';
import type { Rest } from '../absent/rest.ts';
import type { Loaded } from '../keep/loaded.ts';
import { type Charged, chargedBy, chargedByUndo, chargesKept, type Undone, undoneBy } from './charges.ts';
import { STOPPED } from './columns.ts';
import { type ClockState, dueAt, leftAfter } from './pace.ts';

/** The circumstances, besides the act itself, that determine the clocks after it. */
export interface Circumstances {
  readonly now: number;
  /** Until when a window that opens now is held. `due`: when the player's time is up; `null` without a clock. */
  readonly heldUntil: (due: number | null) => number;
  /** When accounts do not have to answer. */
  readonly rests: ReadonlyMap<string, Rest>;
  /** The charges of the entries that an act takes back. */
  readonly undone: readonly Charge[];
}

/** The parts of an act that matter to the clocks. */
interface Acted {
  readonly entries: readonly Entry[];
  readonly seats?: readonly Seat[];
}

/** The clocks of a game after an act. */
export interface Clocks {
  readonly columns: GameClock;
  /** Milliseconds left by place; `null` without a live clock. */
  readonly left: readonly (number | null)[];
  readonly charges: readonly Charge[];
  /** The first entry taken back. */
  readonly voidFrom: number | undefined;
}

/** The clocks once a game is over. */
export const clocksAtEnd = ({ clock }: Loaded, now: number): Clocks => ({
  ...{ columns: STOPPED, left: leftAfter(clock, [], now), charges: [], voidFrom: undefined },
});

/**
 * The clocks after an act on the table, while the game goes on; those of `loaded` are the clocks before it. `awaited`:
 * the account of each place asked, `null` for an empty seat.
 */
export function clocksAfter(
  loaded: Loaded,
  act: Acted,
  awaited: readonly (string | null)[],
  around: Circumstances,
): Clocks {
  const { game, clock, table } = loaded;
  const undone = undoneBy(loaded, act.entries);
  const moved = isMoved(loaded, act);
  const { left, charges, since: from } = charged(loaded, act, around, undone, moved);
  const since = moved || game.since === null ? from : game.since;
  const next: ClockState = { ...clock, left, running: loaded.askedPlaces(), since, window: loaded.isWindow() };
  const rests = awaited.map((account) => around.rests.get(account ?? '') ?? AWAKE);
  const due = awaited.includes(null) ? null : moved ? dueAt(next, rests) : game.due;
  const goesOnHolding = act.entries.length === 0 && game.passesAt !== null;
  const passesAt = table.holdsPass ? (goesOnHolding ? game.passesAt : around.heldUntil(due)) : null;
  const overdue = act.entries.length === 0 && !isSeated(act) && game.overdue;
  return { columns: { since, due, overdue, passesAt }, left, charges, voidFrom: undone?.from };
}

const isSeated = ({ seats = [] }: Acted): boolean => seats.length > 0;

/** Whether an act changes the question or who must answer it. */
function isMoved(loaded: Loaded, act: Acted): boolean {
  const { game, clock, isBegun } = loaded;
  // The time for which a window was held is not deducted from the player's next answer.
  const passed = game.passesAt !== null && act.entries.length > 0;
  const chosen = act.entries.length > 0 && clock.pace.kind === 'live';
  return isSeated(act) || !isBegun || passed || chosen || loaded.askedPlaces().join() !== clock.running.join();
}

/** A message that changes neither the question nor its players leaves the clocks running. */
function charged(
  loaded: Loaded,
  { entries }: Acted,
  around: Circumstances,
  undone: Undone | undefined,
  moved: boolean,
): Charged {
  const next = loaded.askedPlaces();
  const { clock, game } = loaded;
  if (!moved) {
    const charges = undone === undefined ? [] : chargesKept(undone, around.undone);
    return { left: clock.left, charges, since: clock.since };
  }
  return undone === undefined
    ? chargedBy(clock, next, game.seq + entries.length - 1, around.now)
    : chargedByUndo(clock, undone, { next, charges: around.undone }, around.now);
}
