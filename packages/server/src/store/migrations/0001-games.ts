import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Migration } from '../migration.ts';

type Builder<T extends string> = CreateTableBuilder<T, never>;

const table = (db: Kysely<Database>, name: string): Builder<string> =>
  db.schema.createTable(name).ifNotExists() as Builder<string>;

const text = (builder: Builder<string>, ...names: string[]): Builder<string> =>
  names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), builder);
const optionalText = (builder: Builder<string>, ...names: string[]): Builder<string> =>
  names.reduce((made, name) => made.addColumn(name, 'text'), builder);
const number = (builder: Builder<string>, ...names: string[]): Builder<string> =>
  names.reduce((made, name) => made.addColumn(name, 'bigint', (column) => column.notNull()), builder);
const optionalNumber = (builder: Builder<string>, ...names: string[]): Builder<string> =>
  names.reduce((made, name) => made.addColumn(name, 'bigint'), builder);

/** The key columns of a row; the game comes first, so that a store could be split by it. */
const key = (builder: Builder<string>, name: string, ...columns: string[]): Builder<string> =>
  builder.addPrimaryKeyConstraint(`${name}_key`, columns as never[]);

async function game(db: Kysely<Database>): Promise<void> {
  let made = text(table(db, 'game'), 'id', 'title', 'rules', 'scenario', 'options_json', 'status');
  made = text(number(made, 'seq'), 'host', 'access', 'link', 'sides', 'pace_json');
  made = number(made, 'solo', 'rated', 'takebacks', 'always_ask');
  made = optionalText(text(made, 'commitment', 'secret'), 'result_json');
  made = optionalText(text(made, 'awaited_json', 'awaited_by'), 'period');
  made = optionalNumber(number(optionalNumber(made, 'since', 'due'), 'overdue'), 'passes_at');
  made = optionalNumber(number(optionalText(made, 'rematch'), 'created'), 'started', 'ended');
  await key(number(made, 'updated'), 'game', 'id').execute();
}

async function journal(db: Kysely<Database>): Promise<void> {
  const entry = number(text(number(text(table(db, 'entry'), 'game_id'), 'seq'), 'who', 'body_json'), 'at');
  await key(optionalText(entry, 'by_account'), 'entry', 'game_id', 'seq').execute();
  const message = number(text(table(db, 'message'), 'game_id', 'account_id', 'id', 'answer_json'), 'at');
  await key(message, 'message', 'game_id', 'account_id', 'id').execute();
}

async function sitting(db: Kysely<Database>): Promise<void> {
  const seat = optionalText(number(text(table(db, 'seat'), 'game_id'), 'place'), 'account_id', 'wish');
  await key(optionalNumber(text(seat, 'value'), 'clock_left'), 'seat', 'game_id', 'place').execute();
  const standing = text(table(db, 'standing'), 'game_id', 'seat', 'period', 'passes_json');
  await key(standing, 'standing', 'game_id', 'seat').execute();
  const proposal = number(
    optionalNumber(text(table(db, 'proposal'), 'game_id', 'kind', 'by_seat'), 'to_seq'),
    'seq',
    'at',
  );
  await key(proposal, 'proposal', 'game_id', 'kind').execute();
}

async function words(db: Kysely<Database>): Promise<void> {
  const chat = number(text(table(db, 'chat'), 'game_id', 'id', 'account_id', 'text'), 'at', 'hidden');
  await key(chat, 'chat', 'game_id', 'id').execute();
  const note = number(text(table(db, 'note'), 'game_id', 'account_id', 'text'), 'at');
  await key(note, 'note', 'game_id', 'account_id').execute();
  await key(text(table(db, 'rest'), 'account_id', 'rest_json'), 'rest', 'account_id').execute();
  await key(number(text(table(db, 'pulse'), 'name'), 'at'), 'pulse', 'name').execute();
}

async function indexes(db: Kysely<Database>): Promise<void> {
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).ifNotExists().on(on).columns(columns).execute();
  await index('game_by_status', 'game', ['status', 'updated']);
  await index('game_by_due', 'game', ['status', 'due']);
  await index('game_by_pass', 'game', ['status', 'passes_at']);
  await index('seat_by_account', 'seat', ['account_id', 'game_id']);
}

/** Games, with their seats, journals and other data. */
export const games: Migration = {
  name: '0001-games',
  async up(db) {
    await game(db);
    await journal(db);
    await sitting(db);
    await words(db);
    await indexes(db);
  },
};
