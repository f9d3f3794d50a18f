import { bigint, createIndex, createTable, type Migration, text } from '../migration.ts';

/** Who was reminded that their time runs out; and an index of messages by time, to forget old ones. */
export const reminders: Migration = {
  name: '0003-reminders',
  async up(db) {
    await createTable(db, 'reminder', ['game_id', 'account_id'], {
      ...text('game_id', 'account_id'),
      ...bigint('since', 'seen', 'sent_at?'),
    });
    await createIndex(db, 'message_by_time', 'message', ['at']);
  },
};
