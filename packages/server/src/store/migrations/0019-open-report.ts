import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Migration } from '../migration.ts';

/** One open report for each reporter, reported player and game. */
export const openReport: Migration = {
  name: '0019-open-report',
  async up(db) {
    await join(db);
    await db.schema
      .createIndex('report_open')
      .unique()
      .ifNotExists()
      .on('report')
      .columns(['by_id', 'about_id'])
      .expression(sql`coalesce(game_id, '')`)
      .where(sql.ref('closed_at'), 'is', null)
      .execute();
  },
};

/** Joins the open reports of one reporter about one player and game: the oldest keeps the texts of all. */
async function join(db: Kysely<Database>): Promise<void> {
  const open = await db.selectFrom('report').selectAll().where('closed_at', 'is', null).orderBy('id').execute();
  const first = new Map<string, { readonly id: string; text: string }>();
  for (const { id, by_id, about_id, game_id, text } of open) {
    const key = `${by_id} ${about_id} ${game_id ?? ''}`;
    const known = first.get(key);
    if (known === undefined) {
      first.set(key, { id, text });
      continue;
    }
    known.text = `${known.text}\n\n${text}`;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('report').set({ text: known.text }).where('id', '=', known.id).execute();
      await trx.deleteFrom('report').where('id', '=', id).execute();
    });
  }
}
