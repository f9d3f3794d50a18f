import { bigint, createTable, type Migration, text } from '../migration.ts';

/** The computer players of games, with what they have in mind. */
export const computers: Migration = {
  name: '0013-computers',
  async up(db) {
    await createTable(db, 'computer', ['game_id', 'account_id'], {
      ...text('game_id', 'account_id', 'level'),
      ...bigint('seed'),
      ...text('brain'),
      ...bigint('seq'),
      ...text('plan_json', 'thoughts_json'),
    });
  },
};
