import { bigint, createTable, type Migration, text } from '../migration.ts';

/** What has been done lately by an account or from an address, so that several servers limit it together. */
export const tallies: Migration = {
  name: '0007-tallies',
  async up(db) {
    await createTable(db, 'tally', ['deed', 'key'], { ...text('deed', 'key'), ...bigint('until') });
  },
};
