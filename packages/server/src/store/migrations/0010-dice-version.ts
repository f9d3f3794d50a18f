import { addColumn, type Migration } from '../migration.ts';

/** Which version of the dice a game uses. */
export const diceVersion: Migration = {
  name: '0010-dice-version',
  up: (db) => addColumn(db, 'game', 'dice_version', 'integer'),
};
