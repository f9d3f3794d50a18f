import { skeletonOf } from '../../people/names.ts';
import { isDuplicate } from '../errors.ts';
import { addColumn, type Migration } from '../migration.ts';

/**
 * Accounts store the skeleton of their name, so that no new name looks like an existing one. If two existing names look
 * alike, the older account gets the skeleton and both keep their names.
 */
export const skeletons: Migration = {
  name: '0004-skeletons',
  async up(db) {
    await addColumn(db, 'account', 'skeleton', 'text');
    const index = db.schema.createIndex('account_by_skeleton').ifNotExists().unique();
    await index.on('account').column('skeleton').execute();
    const rows = await db
      .selectFrom('account')
      .select(['id', 'name'])
      .where('skeleton', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    for (const { id, name } of rows) {
      try {
        await db
          .updateTable('account')
          .set({ skeleton: skeletonOf(name) })
          .where('id', '=', id)
          .execute();
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  },
};
