import { addColumn, type Migration } from '../migration.ts';

/** Whether automatic passes of a game by days come as the player usually answers, and when players answered. */
export const silence: Migration = {
  name: '0012-silence',
  async up(db) {
    await addColumn(db, 'game', 'holds', 'integer');
    await db.schema
      .createTable('answer_time')
      .ifNotExists()
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('opened', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('answer_time_pk', ['account_id', 'game_id', 'opened'])
      .execute();
  },
};
