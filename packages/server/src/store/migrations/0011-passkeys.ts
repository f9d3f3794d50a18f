import { bigint, createIndex, createTable, type Migration, text } from '../migration.ts';

/** Passkeys: a second way to log in. */
export const passkeys: Migration = {
  name: '0011-passkeys',
  async up(db) {
    await createTable(db, 'passkey', 'credential', {
      ...text('credential', 'id', 'account_id', 'public_key'),
      ...bigint('counter'),
      ...text('transports', 'name'),
      ...bigint('created_at', 'used_at?'),
    });
    await createIndex(db, 'passkey_account', 'passkey', ['account_id']);
  },
};
