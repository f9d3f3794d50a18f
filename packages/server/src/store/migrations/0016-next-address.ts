import { addColumn, type Migration } from '../migration.ts';

/** The address that takes the place of a confirmed one, once it is confirmed itself. */
export const nextAddress: Migration = {
  name: '0016-next-address',
  async up(db) {
    await addColumn(db, 'email', 'next_address', 'text');
    await addColumn(db, 'email', 'next_key', 'text');
  },
};
