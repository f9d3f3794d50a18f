import { addColumn, type Migration } from '../migration.ts';

/** Computer players that stand in for players who are away, and proposals of them. */
export const standIns: Migration = {
  name: '0014-stand-ins',
  async up(db) {
    await addColumn(db, 'game', 'stand_ins_json', 'text');
    await addColumn(db, 'proposal', 'terms_json', 'text');
  },
};
