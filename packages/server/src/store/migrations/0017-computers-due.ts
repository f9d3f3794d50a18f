import { sql } from 'kysely';
import { addColumn, type Migration } from '../migration.ts';

/** The accounts of computer players, as this step knew them. */
const COMPUTERS = [1, 2, 3, 4].map((place) => String(place).padStart(26, '0'));

/** Which games computer players may have something to do in, so that nothing else is read to find them. */
export const computersDue: Migration = {
  name: '0017-computers-due',
  async up(db) {
    await addColumn(db, 'game', 'computers_due', 'bigint');
    await db.schema
      .createIndex('game_by_computers_due')
      .ifNotExists()
      .on('game')
      .columns(['computers_due', 'since'])
      .execute();
    await db
      .updateTable('game')
      .set({ computers_due: 1 })
      .where('status', '=', 'running')
      .where('id', 'in', db.selectFrom('computer').select('game_id'))
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          ...COMPUTERS.map((account) => eb(sql<string>`awaited_by`, 'like', `%,${account},%`)),
          eb('stand_ins_json', 'is not', null),
          exists(
            selectFrom('proposal')
              .select('proposal.kind')
              .whereRef('proposal.game_id', '=', 'game.id')
              .whereRef('proposal.seq', '=', 'game.seq'),
          ),
        ]),
      )
      .execute();
  },
};
