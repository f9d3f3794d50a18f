import { bigint, createIndex, createTable, type Migration, text } from '../migration.ts';

/** Signs that two accounts belong to one person, or trade rating. */
export const signs: Migration = {
  name: '0018-signs',
  async up(db) {
    await createTable(db, 'sign', ['kind', 'account_id', 'other_id', 'game_id'], {
      ...text('kind', 'account_id', 'other_id', 'game_id'),
      newcomer: 'integer',
      ...bigint('at'),
    });
    await createIndex(db, 'sign_by_time', 'sign', ['at']);
  },
};
