import { addColumn, type Migration } from '../migration.ts';

/** The time that windows left free, which counts once what was chosen there is taken back. */
export const freeTime: Migration = {
  name: '0015-free-time',
  async up(db) {
    await addColumn(db, 'charge', 'free', 'bigint');
  },
};
