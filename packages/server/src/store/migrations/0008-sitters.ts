import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { addColumn, bigint, createTable, type Migration, text } from '../migration.ts';

const KEY_BYTES = 32;

/**
 * Who has seen which hand, and who has left a seat; which results were rated. Games that are not over get a key for
 * addresses; those that look for a player are unrated and in the lobby; results counted before are rated as their games
 * were.
 */
export const sitters: Migration = {
  name: '0008-sitters',
  async up(db) {
    await makeTables(db);
    await addColumn(db, 'game', 'address_key', 'text');
    await addColumn(db, 'outcome', 'rated', 'integer');
    await addColumn(db, 'outcome', 'left', 'integer');
    const going = db.selectFrom('game').select('id').where('status', '!=', 'over').where('address_key', 'is', null);
    for (const { id } of await going.execute()) {
      const set = db.updateTable('game').set({ address_key: bytesToHex(randomBytes(KEY_BYTES)) });
      await set.where('id', '=', id).where('address_key', 'is', null).execute();
    }
    await offerEmptySeats(db);
    const rated = db.selectFrom('game').select('id').where('rated', '=', 1);
    const old = db.updateTable('outcome').where('rated', 'is', null);
    await old.set({ rated: 1 }).where('game_id', 'in', rated).execute();
    await old.set({ rated: 0 }).where('game_id', 'not in', rated).execute();
  },
};

async function makeTables(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'sitter', ['game_id', 'place', 'account_id', 'address'], {
    ...text('game_id'),
    ...bigint('place'),
    ...text('account_id', 'address'),
  });
  await createTable(db, 'departure', ['game_id', 'account_id'], {
    ...text('game_id', 'account_id', 'side', 'other_id'),
    ...bigint('rated', 'at', 'counted'),
  });
}

async function offerEmptySeats(db: Kysely<Database>): Promise<void> {
  const empty = db.selectFrom('seat').select('game_id').where('account_id', 'is', null);
  await db
    .updateTable('game')
    .set({ access: 'open', rated: 0 })
    .where('status', '=', 'running')
    .where('solo', '=', 0)
    .where('id', 'in', empty)
    .execute();
}
