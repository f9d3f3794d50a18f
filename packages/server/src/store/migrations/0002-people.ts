import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Migration } from '../migration.ts';

type Type = 'text' | 'bigint' | 'double precision';
/** A column by name; a question mark after it makes it nullable. */
type Columns = Readonly<Record<string, Type>>;

interface Made {
  readonly key: readonly string[];
  readonly columns: Columns;
}

const TABLES: Readonly<Record<string, Made>> = {
  account: {
    key: ['id'],
    columns: {
      id: 'text',
      name: 'text',
      name_key: 'text',
      'password?': 'text',
      kind: 'text',
      administrator: 'bigint',
      locked: 'bigint',
      language: 'text',
      notices: 'text',
      created_at: 'bigint',
      'deleted_at?': 'bigint',
    },
  },
  session: {
    key: ['digest'],
    columns: {
      digest: 'text',
      id: 'text',
      account_id: 'text',
      device: 'text',
      created_at: 'bigint',
      seen_at: 'bigint',
      expires_at: 'bigint',
    },
  },
  token: {
    key: ['digest'],
    columns: {
      digest: 'text',
      kind: 'text',
      'account_id?': 'text',
      'detail?': 'text',
      created_at: 'bigint',
      expires_at: 'bigint',
    },
  },
  email: {
    key: ['account_id'],
    columns: { account_id: 'text', address: 'text', address_key: 'text', 'verified_at?': 'bigint' },
  },
  block: {
    key: ['account_id', 'blocked_id'],
    columns: { account_id: 'text', blocked_id: 'text', created_at: 'bigint' },
  },
  report: {
    key: ['id'],
    columns: {
      id: 'text',
      by_id: 'text',
      about_id: 'text',
      'game_id?': 'text',
      text: 'text',
      created_at: 'bigint',
      'closed_at?': 'bigint',
    },
  },
  push_subscription: {
    key: ['id'],
    columns: { id: 'text', account_id: 'text', endpoint: 'text', keys: 'text', created_at: 'bigint' },
  },
  webhook: { key: ['account_id'], columns: { account_id: 'text', url: 'text' } },
  notice: {
    key: ['game_id', 'account_id'],
    columns: { game_id: 'text', account_id: 'text', since: 'bigint', seen: 'bigint', 'sent_at?': 'bigint' },
  },
  job: {
    key: ['id'],
    columns: { id: 'text', kind: 'text', body: 'text', due_at: 'bigint', lease_until: 'bigint', attempts: 'bigint' },
  },
  rating: {
    key: ['account_id', 'title'],
    columns: {
      account_id: 'text',
      title: 'text',
      rating: 'double precision',
      deviation: 'double precision',
      volatility: 'double precision',
      games: 'bigint',
      updated_at: 'bigint',
    },
  },
  outcome: {
    key: ['game_id', 'account_id'],
    columns: { game_id: 'text', account_id: 'text', title: 'text', side: 'text', outcome: 'text', at: 'bigint' },
  },
  secret: { key: ['name'], columns: { name: 'text', value: 'text' } },
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

type Builder = CreateTableBuilder<string, string>;

function withColumn(builder: Builder, name: string, type: Type): Builder {
  if (name.endsWith('?')) return builder.addColumn(name.slice(0, -1), type);
  return builder.addColumn(name, type, (column) => column.notNull());
}

async function makeTable(db: Kysely<Database>, name: string, { key, columns }: Made): Promise<void> {
  const empty: Builder = db.schema.createTable(name).ifNotExists();
  const made = Object.entries(columns).reduce((builder, [column, type]) => withColumn(builder, column, type), empty);
  await made.addPrimaryKeyConstraint(`${name}_pk`, [...key]).execute();
}

async function makeIndex(db: Kysely<Database>, [name, table, columns, how]: Index): Promise<void> {
  const index = db.schema
    .createIndex(name)
    .ifNotExists()
    .on(table)
    .columns([...columns]);
  await (how === 'unique' ? index.unique() : index).execute();
}

/** Accounts, notices, jobs and ratings. */
export const people: Migration = {
  name: '0002-people',
  async up(db) {
    for (const [name, made] of Object.entries(TABLES)) await makeTable(db, name, made);
    for (const index of INDEXES) await makeIndex(db, index);
  },
};
