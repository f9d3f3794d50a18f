import type { Migration } from '../migration.ts';

/** The computer players of games, with what they have in mind. */
export const computers: Migration = {
  name: '0013-computers',
  async up(db) {
    await db.schema
      .createTable('computer')
      .ifNotExists()
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('seed', 'bigint', (column) => column.notNull())
      .addColumn('brain', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('plan_json', 'text', (column) => column.notNull())
      .addColumn('thoughts_json', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('computer_pk', ['game_id', 'account_id'])
      .execute();
  },
};
