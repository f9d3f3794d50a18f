import type { Migration } from '../migration.ts';

/** Signs that two accounts belong to one person, or trade rating. */
export const signs: Migration = {
  name: '0018-signs',
  async up(db) {
    await db.schema
      .createTable('sign')
      .ifNotExists()
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('newcomer', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_pk', ['kind', 'account_id', 'other_id', 'game_id'])
      .execute();
    await db.schema.createIndex('sign_by_time').ifNotExists().on('sign').column('at').execute();
  },
};
