import type { Pace } from '@carillon/protocol';
import type { ClockColumns, SeatRow } from '../../store/tables.ts';

// The clocks of a game are columns of its row and of its seats, and the charges of its acts. Only this folder makes what
// is stored there; a test finds any other place (`tools/test/game-clock.test.ts`).

/** No clock runs: before a game begins, and after it is over. */
export const STOPPED: ClockColumns = { since: null, due: null, overdue: 0, passes_at: null };

/** The first question of a game comes. */
export const begunAt = (now: number): ClockColumns => ({ ...STOPPED, since: now });

/** A player has run out of time; the game goes on. */
export const RUN_OUT: Pick<ClockColumns, 'overdue'> = { overdue: 1 };

type SeatClock = Pick<SeatRow, 'clock_left'>;

/** The clock of a seat before the game begins. */
export const clockAtStart = (pace: Pace): SeatClock => ({ clock_left: pace.kind === 'live' ? pace.initial : null });

/** The clock of the seat at a place; `left`: milliseconds by place. */
export const clockAt = (left: readonly (number | null)[], place: number): SeatClock => ({
  clock_left: left[place] ?? null,
});
