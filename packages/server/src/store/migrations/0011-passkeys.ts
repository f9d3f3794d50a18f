import type { Migration } from '../migration.ts';

/** Passkeys: a second way to log in. */
export const passkeys: Migration = {
  name: '0011-passkeys',
  async up(db) {
    await db.schema
      .createTable('passkey')
      .ifNotExists()
      .addColumn('credential', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkey_account').ifNotExists().on('passkey').column('account_id').execute();
  },
};
