import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { addColumn, bigint, createTable, type Migration, text } from '../migration.ts';

const KEY_BYTES = 32;

/**
 * When players last used the page of a game; the key that signs what is posted to a webhook; the device of a push
 * subscription; the side that each place plays now. Webhooks from before get their key.
 */
export const notices: Migration = {
  name: '0009-notices',
  async up(db) {
    await createTable(db, 'page_use', ['game_id', 'account_id'], {
      ...text('game_id', 'account_id'),
      ...bigint('used_at'),
    });
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
