import type { Migration } from '../migration.ts';

/** Who was reminded that their time runs out; and an index of messages by time, to forget old ones. */
export const reminders: Migration = {
  name: '0003-reminders',
  async up(db) {
    await db.schema
      .createTable('reminder')
      .ifNotExists()
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addPrimaryKeyConstraint('reminder_pk', ['game_id', 'account_id'])
      .execute();
    await db.schema.createIndex('message_by_time').ifNotExists().on('message').column('at').execute();
  },
};
