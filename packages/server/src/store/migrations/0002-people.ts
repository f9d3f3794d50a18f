import { bigint, type Columns, createIndex, createTable, double, type Migration, text } from '../migration.ts';

/** Each table with its key. */
const TABLES: Readonly<Record<string, readonly [Columns, key: readonly string[]]>> = {
  account: [
    {
      ...text('id', 'name', 'name_key', 'password?', 'kind'),
      ...bigint('administrator', 'locked'),
      ...text('language', 'notices'),
      ...bigint('created_at', 'deleted_at?'),
    },
    ['id'],
  ],
  session: [
    { ...text('digest', 'id', 'account_id', 'device'), ...bigint('created_at', 'seen_at', 'expires_at') },
    ['digest'],
  ],
  token: [{ ...text('digest', 'kind', 'account_id?', 'detail?'), ...bigint('created_at', 'expires_at') }, ['digest']],
  email: [{ ...text('account_id', 'address', 'address_key'), ...bigint('verified_at?') }, ['account_id']],
  block: [{ ...text('account_id', 'blocked_id'), ...bigint('created_at') }, ['account_id', 'blocked_id']],
  report: [{ ...text('id', 'by_id', 'about_id', 'game_id?', 'text'), ...bigint('created_at', 'closed_at?') }, ['id']],
  push_subscription: [{ ...text('id', 'account_id', 'endpoint', 'keys'), ...bigint('created_at') }, ['id']],
  webhook: [text('account_id', 'url'), ['account_id']],
  notice: [{ ...text('game_id', 'account_id'), ...bigint('since', 'seen', 'sent_at?') }, ['game_id', 'account_id']],
  job: [{ ...text('id', 'kind', 'body'), ...bigint('due_at', 'lease_until', 'attempts') }, ['id']],
  rating: [
    {
      ...text('account_id', 'title'),
      ...double('rating', 'deviation', 'volatility'),
      ...bigint('games', 'updated_at'),
    },
    ['account_id', 'title'],
  ],
  outcome: [
    { ...text('game_id', 'account_id', 'title', 'side', 'outcome'), ...bigint('at') },
    ['game_id', 'account_id'],
  ],
  secret: [text('name', 'value'), ['name']],
};

type Index = readonly [name: string, table: string, columns: readonly string[], how?: 'unique'];
const INDEXES: readonly Index[] = [
  ['account_by_name', 'account', ['name_key'], 'unique'],
  ['session_by_account', 'session', ['account_id']],
  ['token_by_account', 'token', ['account_id']],
  ['email_by_address', 'email', ['address_key']],
  ['block_by_blocked', 'block', ['blocked_id']],
  ['push_by_account', 'push_subscription', ['account_id']],
  ['notice_by_account', 'notice', ['account_id']],
  ['job_by_due', 'job', ['due_at']],
  ['outcome_by_account', 'outcome', ['account_id']],
  ['rating_by_title', 'rating', ['title', 'rating']],
];

/** Accounts, notices, jobs and ratings. */
export const people: Migration = {
  name: '0002-people',
  async up(db) {
    for (const [name, [columns, key]] of Object.entries(TABLES)) await createTable(db, name, key, columns);
    for (const index of INDEXES) await createIndex(db, ...index);
  },
};
