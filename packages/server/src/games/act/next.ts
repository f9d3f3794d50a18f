import type { Ending } from '@carillon/protocol';
import type { GameChange } from '../../store/games.ts';
import type { Game, GameClock, Seat } from '../../store/records.ts';
import { type Circumstances, type Clocks, clocksAfter, clocksAtEnd } from '../clock/after-act.ts';
import { clockAt } from '../clock/columns.ts';
import type { Loaded } from '../keep/loaded.ts';
import type { Done } from './acts.ts';

/** The changes that an act makes to a game: the columns, and the seats with their clocks. */
export interface Next extends Pick<Clocks, 'charges' | 'voidFrom'> {
  readonly after: GameChange;
  readonly clocks: GameClock;
  readonly seats: readonly Seat[];
}

/** A version is a time, but always different from the one before. */
export const versionAfter = ({ updated }: Game, now: number): number => Math.max(now, updated + 1);

/** The columns and seats to save after an act on the table. The clocks of `loaded` are those before it. */
export function nextOf(loaded: Loaded, act: Done, around: Circumstances): Next {
  const ending = act.ending ?? endingOf(loaded);
  return ending === undefined ? goesOn(loaded, act, around) : ends(loaded, act, ending, around.now);
}

function endingOf({ module, table }: Loaded): Ending | undefined {
  return module.kernel.endOf(module.rules, table.state) ?? undefined;
}

function ends(loaded: Loaded, { entries }: Done, ending: Ending, now: number): Next {
  const { game, seats, period } = loaded;
  const { columns: clocks, left, ...charged } = clocksAtEnd(loaded, now);
  return {
    after: {
      ...{ seq: game.seq + entries.length, status: 'over', result: ending, period, ended: now },
      ...{ awaited: [], awaitedBy: [], updated: versionAfter(game, now) },
    },
    clocks,
    seats: seats.map((row, place) => ({ ...row, side: sideOf(loaded, place), ...clockAt(left, place) })),
    ...charged,
  };
}

function goesOn(loaded: Loaded, act: Done, around: Circumstances): Next {
  const { game, period } = loaded;
  const changes = new Map(act.seats?.map((row) => [row.place, row]));
  const seats = loaded.seats.map((row) => changes.get(row.place) ?? row);
  const accounts = loaded.askedPlaces().map((place) => accountAt(seats, place, game.solo));
  const { columns: clocks, left, ...charged } = clocksAfter(loaded, act, accounts, around);
  return {
    after: {
      ...{ seq: game.seq + act.entries.length, period },
      awaited: loaded.askedSeats().map((seat) => loaded.nameOf(seat)),
      awaitedBy: accounts,
      ...(act.departures !== undefined && OFFERED),
      ...(act.standIns !== undefined && { standIns: act.standIns }),
      ...(act.substitute !== undefined && { rated: false }),
      updated: versionAfter(game, around.now),
    },
    clocks,
    seats: seats.map((row, place) => ({ ...row, side: sideOf(loaded, place), ...clockAt(left, place) })),
    ...charged,
  };
}

/**
 * A seat that its player left is offered in the lobby, to everybody; a player who takes it did not play from the start.
 */
const OFFERED = { access: 'open', rated: false } as const;

/** The seat that the player at a place has now. */
const sideOf = (loaded: Loaded, place: number): string => loaded.nameOf(loaded.seating[place] ?? 0);

const accountAt = (seats: readonly Seat[], place: number, solo: boolean): string | null =>
  seats[solo ? 0 : place]?.account ?? null;
