import { addColumn, bigint, createTable, type Migration, text } from '../migration.ts';

/** Whether automatic passes of a game by days come as the player usually answers, and when players answered. */
export const silence: Migration = {
  name: '0012-silence',
  async up(db) {
    await addColumn(db, 'game', 'holds', 'integer');
    await createTable(db, 'answer_time', ['account_id', 'game_id', 'opened'], {
      ...text('account_id', 'game_id'),
      ...bigint('opened', 'at', 'seen'),
    });
  },
};
