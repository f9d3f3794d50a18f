import { DAY } from '@carillon/kit';
import { sql } from 'kysely';
import { addColumn, bigint, createIndex, createTable, type Migration, text } from '../migration.ts';

/**
 * Events that commits write, and how far their consumers have read. Games changed lately have an event each: what an
 * earlier release had not done for them yet is done once. `game.computers_due` is a time from here on, and
 * `game.computers_by` the process that looks after a game until then.
 */
export const events: Migration = {
  name: '0021-events',
  async up(db) {
    await createTable(db, 'event', 'position', {
      ...bigint('position'),
      ...text('game_id'),
      ...bigint('number'),
      ...text('kind', 'body_json'),
      ...bigint('at'),
    });
    await createIndex(db, 'event_by_kind', 'event', ['kind', 'position']);
    await createIndex(db, 'event_by_time', 'event', ['at']);
    await createTable(db, 'place', 'consumer', { ...text('consumer'), ...bigint('position') });
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
