import { bigint, type Columns, createIndex, createTable, type Migration, text } from '../migration.ts';

/** Each table with its key; the game comes first, so that a store could be split by it. */
const TABLES: Readonly<Record<string, readonly [Columns, key: readonly string[]]>> = {
  game: [
    {
      ...text('id', 'title', 'rules', 'scenario', 'options_json', 'status'),
      ...bigint('seq'),
      ...text('host', 'access', 'link', 'sides', 'pace_json'),
      ...bigint('solo', 'rated', 'takebacks', 'always_ask'),
      ...text('commitment', 'secret', 'result_json?', 'awaited_json', 'awaited_by', 'period?'),
      ...bigint('since?', 'due?', 'overdue', 'passes_at?'),
      ...text('rematch?'),
      ...bigint('created', 'started?', 'ended?', 'updated'),
    },
    ['id'],
  ],
  entry: [
    { ...text('game_id'), ...bigint('seq'), ...text('who', 'body_json'), ...bigint('at'), ...text('by_account?') },
    ['game_id', 'seq'],
  ],
  message: [
    { ...text('game_id', 'account_id', 'id', 'answer_json'), ...bigint('at') },
    ['game_id', 'account_id', 'id'],
  ],
  seat: [
    { ...text('game_id'), ...bigint('place'), ...text('account_id?', 'wish?', 'value'), ...bigint('clock_left?') },
    ['game_id', 'place'],
  ],
  standing: [text('game_id', 'seat', 'period', 'passes_json'), ['game_id', 'seat']],
  proposal: [{ ...text('game_id', 'kind', 'by_seat'), ...bigint('to_seq?', 'seq', 'at') }, ['game_id', 'kind']],
  chat: [{ ...text('game_id', 'id', 'account_id', 'text'), ...bigint('at', 'hidden') }, ['game_id', 'id']],
  note: [{ ...text('game_id', 'account_id', 'text'), ...bigint('at') }, ['game_id', 'account_id']],
  rest: [text('account_id', 'rest_json'), ['account_id']],
  pulse: [{ ...text('name'), ...bigint('at') }, ['name']],
};

/** Games, with their seats, journals and other data. */
export const games: Migration = {
  name: '0001-games',
  async up(db) {
    for (const [name, [columns, key]] of Object.entries(TABLES))
      await createTable(db, name, key, columns, `${name}_key`);
    await createIndex(db, 'game_by_status', 'game', ['status', 'updated']);
    await createIndex(db, 'game_by_due', 'game', ['status', 'due']);
    await createIndex(db, 'game_by_pass', 'game', ['status', 'passes_at']);
    await createIndex(db, 'seat_by_account', 'seat', ['account_id', 'game_id']);
  },
};
