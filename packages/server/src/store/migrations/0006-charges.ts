import type { Migration } from '../migration.ts';

/** What each act took from and added to the live clocks, so that undo can reverse it. */
export const charges: Migration = {
  name: '0006-charges',
  async up(db) {
    await db.schema
      .createTable('charge')
      .ifNotExists()
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('spent', 'bigint', (column) => column.notNull())
      .addColumn('gained', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('charge_pk', ['game_id', 'version', 'place'])
      .execute();
  },
};
