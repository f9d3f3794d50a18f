import type { Pace } from '@carillon/protocol';
import type { GameClock, Seat } from '../../store/records.ts';

// The clocks of a game are columns of its row and of its seats, and the charges of its acts. Only this folder creates
// the stored values; a test finds any other place that does (`tools/test/game-clock.test.ts`).

/** No clock runs: before a game begins, and after it is over. */
export const STOPPED: GameClock = { since: null, due: null, overdue: false, passesAt: null };

/** The game asks its first question. */
export const begunAt = (now: number): GameClock => ({ ...STOPPED, since: now });

/** A player has run out of time; the game goes on. */
export const RUN_OUT: Pick<GameClock, 'overdue'> = { overdue: true };

type SeatClock = Pick<Seat, 'clockLeft'>;

/** The clock of a seat before the game begins. */
export const clockAtStart = (pace: Pace): SeatClock => ({ clockLeft: pace.kind === 'live' ? pace.initial : null });

/** The clock of the seat at a place; `left`: milliseconds by place. */
export const clockAt = (left: readonly (number | null)[], place: number): SeatClock => ({
  clockLeft: left[place] ?? null,
});
