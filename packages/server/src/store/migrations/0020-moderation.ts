import { addColumn, type Migration } from '../migration.ts';

/** Moderators, the log of their acts, and appeals. */
export const moderation: Migration = {
  name: '0020-moderation',
  async up(db) {
    await addColumn(db, 'account', 'moderator', 'bigint');
    await addColumn(db, 'account', 'acts_seen_at', 'bigint');
    await addColumn(db, 'report', 'seq', 'bigint');
    await db.schema
      .createTable('act')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about_id', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('until_at', 'bigint')
      .addColumn('of_id', 'text')
      .addColumn('report_id', 'text')
      .addColumn('game_id', 'text')
      .execute();
    await db.schema.createIndex('act_by_about').ifNotExists().on('act').columns(['about_id', 'id']).execute();
    // An act is lifted once, and upheld once.
    await db.schema.createIndex('act_by_of').ifNotExists().on('act').columns(['of_id', 'kind']).unique().execute();
    await db.schema
      .createTable('appeal')
      .ifNotExists()
      .addColumn('act_id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('report_by_about').ifNotExists().on('report').columns(['about_id', 'id']).execute();
  },
};
