import { addColumn, bigint, createIndex, createTable, type Migration, text } from '../migration.ts';

/** Moderators, the log of their acts, and appeals. */
export const moderation: Migration = {
  name: '0020-moderation',
  async up(db) {
    await addColumn(db, 'account', 'moderator', 'bigint');
    await addColumn(db, 'account', 'acts_seen_at', 'bigint');
    await addColumn(db, 'report', 'seq', 'bigint');
    await createTable(db, 'act', 'id', {
      ...text('id', 'kind', 'about_id', 'by_id', 'reason'),
      ...bigint('created_at', 'until_at?'),
      ...text('of_id?', 'report_id?', 'game_id?'),
    });
    await createIndex(db, 'act_by_about', 'act', ['about_id', 'id']);
    // An act is lifted once, and upheld once.
    await createIndex(db, 'act_by_of', 'act', ['of_id', 'kind'], 'unique');
    await createTable(db, 'appeal', 'act_id', { ...text('act_id', 'text'), ...bigint('created_at') });
    await createIndex(db, 'report_by_about', 'report', ['about_id', 'id']);
  },
};
