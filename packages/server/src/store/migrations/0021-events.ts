import { DAY } from '@carillon/kit';
import { sql } from 'kysely';
import { addColumn, type Migration } from '../migration.ts';

/**
 * Events that commits write, and how far their consumers have read. Games changed lately have an event each: what an
 * earlier release had not done for them yet is done once. `game.computers_due` is a time from here on, and
 * `game.computers_by` the process that looks after a game until then.
 */
export const events: Migration = {
  name: '0021-events',
  async up(db) {
    await db.schema
      .createTable('event')
      .ifNotExists()
      .addColumn('position', 'bigint', (column) => column.primaryKey())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('body_json', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('event_by_kind').ifNotExists().on('event').columns(['kind', 'position']).execute();
    await db.schema.createIndex('event_by_time').ifNotExists().on('event').column('at').execute();
    await db.schema
      .createTable('place')
      .ifNotExists()
      .addColumn('consumer', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .execute();
    await addColumn(db, 'game', 'computers_by', 'text');
    const now = Date.now();
    await sql`
      INSERT INTO event (position, game_id, number, kind, body_json, at)
      SELECT row_number() OVER (ORDER BY updated, id), id, updated,
        CASE status WHEN 'over' THEN 'over' ELSE 'changed' END, '{}', ${sql.lit(now)}
      FROM game WHERE status IN ('running', 'over') AND updated > ${sql.lit(now - LATELY)}
      ON CONFLICT DO NOTHING`.execute(db);
  },
};

/** Milliseconds: as far back as an earlier release looked for finished games that had not been counted. */
const LATELY = 7 * DAY;
