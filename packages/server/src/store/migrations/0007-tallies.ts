import type { Migration } from '../migration.ts';

/** What has been done lately by an account or from an address, so that several servers limit it together. */
export const tallies: Migration = {
  name: '0007-tallies',
  async up(db) {
    await db.schema
      .createTable('tally')
      .ifNotExists()
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('tally_pk', ['deed', 'key'])
      .execute();
  },
};
