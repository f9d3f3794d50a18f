import type { Seat } from '../store/records.ts';

type Seats = readonly Pick<Seat, 'account'>[];

/** The accounts that sit at a game, by place. */
export const accountsOf = (seats: Seats): string[] => seats.flatMap(({ account }) => account ?? []);

/** The place at which an account sits; `undefined` if it sits at none, or there is no account. */
export function placeOf(seats: Seats, account: string | undefined): number | undefined {
  const place = account === undefined ? -1 : seats.findIndex((each) => each.account === account);
  return place < 0 ? undefined : place;
}
