import { addColumn, type Migration } from '../migration.ts';

/** Whether a seat wants to be asked before its turn ends. */
export const asksLast: Migration = {
  name: '0005-asks-last',
  up: (db) => addColumn(db, 'standing', 'asks_last', 'integer'),
};
