import type { DiceKey } from '@carillon/dice';
import type { RecordedDice } from '@carillon/flow';
import type { KeptGame } from '../../store/games.ts';
import type { Seat } from '../../store/records.ts';

// The columns that hold the dice of a game.

type Rows = Pick<KeptGame, 'game' | 'seats'>;

/** The source of a game's dice. */
export const diceKeyOf = ({ game, seats }: Rows): DiceKey => ({
  secret: game.secret,
  game: game.id,
  values: seats.map(({ value }) => value),
  version: game.dice,
});

/** Whether a player's seat is drawn by lot, because they wanted no particular one. */
export const isByLot = ({ wish }: Seat): boolean => wish === null;

/** The dice of a game that has begun, except for its lot, in the form published when the game is over. */
export const publishedDice = ({ game, seats }: Rows): RecordedDice => ({
  ...{ game: game.id, commitment: game.commitment, secret: game.secret },
  values: seats.map(({ value }) => value),
});

/** The places that were drawn by lot; `undefined` in games whose lot was not drawn from the dice. */
export function lotOf({ game, seats }: Rows): readonly number[] | undefined {
  if (game.dice !== 2) return undefined;
  return game.solo ? [] : seats.filter(isByLot).map(({ place }) => place);
}
