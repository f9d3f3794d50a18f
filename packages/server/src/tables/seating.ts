import { byLot } from '@carillon/dice';
import { diceKeyOf, isByLot } from '../games/keep/dice.ts';
import type { KeptGame } from '../store/games.ts';
import type { Seat } from '../store/records.ts';

// Who sits where, before a game begins and when it does.

/** The place that a joining player takes, or the code of the refusal. */
export function placeFor(
  seats: readonly Seat[],
  account: string,
  wish: string | null,
): number | 'seat_taken' | 'table_full' {
  const free = seats.find((each) => each.account === null);
  if (free === undefined) return 'table_full';
  if (seats.some((row) => row.account === account)) return 'seat_taken';
  const taken = wish !== null && seats.some((row) => row.account !== null && row.wish === wish);
  return taken ? 'seat_taken' : free.place;
}

/** Assigns the seats, by name in the title's order: first to players who wanted one, the rest by lot from the dice. */
export function giveOut(kept: Pick<KeptGame, 'game' | 'seats'>, names: readonly string[]): Seat[] {
  const { seats } = kept;
  const drawn = byLot(diceKeyOf(kept), seats.filter(isByLot));
  return names.map((name, place) => {
    const row = seats.find(({ wish }) => wish === name) ?? drawn.shift();
    if (row === undefined) throw new Error('more seats than players');
    return { ...row, place };
  });
}
