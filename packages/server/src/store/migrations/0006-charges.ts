import { bigint, createTable, type Migration, text } from '../migration.ts';

/** What each act took from and added to the live clocks, so that undo can reverse it. */
export const charges: Migration = {
  name: '0006-charges',
  async up(db) {
    await createTable(db, 'charge', ['game_id', 'version', 'place'], {
      ...text('game_id'),
      ...bigint('version', 'place', 'seq', 'spent', 'gained'),
    });
  },
};
