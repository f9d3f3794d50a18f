import { addColumn, type Migration } from '../migration.ts';

/** The rating after each rated game, for curves. Games counted before have none. */
export const curves: Migration = {
  name: '0022-curves',
  async up(db) {
    await addColumn(db, 'outcome', 'rating', 'double precision');
    await addColumn(db, 'outcome', 'deviation', 'double precision');
  },
};
