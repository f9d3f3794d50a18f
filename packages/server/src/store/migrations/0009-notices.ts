import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { addColumn, type Migration } from '../migration.ts';

const KEY_BYTES = 32;

/**
 * When players last used the page of a game; the key that signs what is posted to a webhook; the device of a push
 * subscription; the side that each place plays now. Webhooks from before get their key.
 */
export const notices: Migration = {
  name: '0009-notices',
  async up(db) {
    await db.schema
      .createTable('page_use')
      .ifNotExists()
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_use_pk', ['game_id', 'account_id'])
      .execute();
    await addColumn(db, 'webhook', 'secret', 'text');
    await addColumn(db, 'push_subscription', 'device', 'text');
    await addColumn(db, 'seat', 'side', 'text');
    const unsigned = db.selectFrom('webhook').select('account_id').where('secret', 'is', null);
    for (const { account_id } of await unsigned.execute()) {
      const set = db.updateTable('webhook').set({ secret: bytesToHex(randomBytes(KEY_BYTES)) });
      await set.where('account_id', '=', account_id).where('secret', 'is', null).execute();
    }
  },
};
