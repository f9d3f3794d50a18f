import type { FoundPerson, PersonFile } from '@carillon/protocol';
import { COMPUTERS } from '../computers/accounts.ts';
import { isModerator } from '../people/accounts.ts';
import { nameKey } from '../people/names.ts';
import { isId } from '../people/persons.ts';
import type { AccountRow } from '../people/tables.ts';
import { ratingsOf } from '../social/ratings.ts';
import type { Signs } from '../social/signs.ts';
import type { Db } from '../store/store.ts';
import { mayActOn } from './acts.ts';
import { actsAbout, type Reader } from './log.ts';
import { signsOf } from './signs.ts';

const FOUND = 20;
const REPORTS = 50;
const ACTS = 100;

const shownPerson = (row: AccountRow): FoundPerson => ({
  ...{ id: row.id, name: row.name, guest: row.kind === 'guest', since: row.created_at },
  ...{ moderator: isModerator(row), administrator: row.administrator === 1, closed: row.locked === 1 },
});

/** Everybody who has an account now. */
const persons = (db: Db) =>
  db.selectFrom('account').selectAll('account').where('deleted_at', 'is', null).where('id', 'not in', COMPUTERS);

/** A person's account by its id; `undefined` for computer players and those who have left. */
export const personOf = (db: Db, id: string): Promise<AccountRow | undefined> =>
  persons(db).where('id', '=', id).executeTakeFirst();

/** Finds accounts by id, by the whole mail address, or by the beginning of the name. */
export async function searchPeople(db: Db, wanted: string): Promise<FoundPerson[]> {
  const text = wanted.trim();
  if (isId(text)) {
    const row = await personOf(db, text);
    return row === undefined ? [] : [shownPerson(row)];
  }
  if (text.includes('@')) return (await byMail(db, text.toLowerCase())).map(shownPerson);
  const key = nameKey(text);
  if (key === '') return [];
  const rows = await persons(db)
    .where('name_key', 'like', `${key.replaceAll(/[%_\\]/g, '')}%`)
    .orderBy('name_key')
    .limit(FOUND)
    .execute();
  return rows.map(shownPerson);
}

const byMail = (db: Db, address: string): Promise<AccountRow[]> =>
  persons(db)
    .where('id', 'in', db.selectFrom('email').select('account_id').where('address_key', '=', address))
    .orderBy('created_at')
    .limit(FOUND)
    .execute();

interface FileParts {
  readonly db: Db;
  readonly signs: Pick<Signs, 'list'>;
  readonly now: number;
}

/** An account as moderators see it. */
export async function fileOf(parts: FileParts, reader: Reader, row: AccountRow): Promise<PersonFile> {
  const { db, now } = parts;
  return {
    person: shownPerson(row),
    games: await gamesOf(db, row.id),
    ratings: await ratingsOf(db, row.id),
    reports: await reportsAbout(db, row.id),
    acts: await actsAbout(db, reader, row.id, { now, most: ACTS }),
    signs: await signsOf(parts, row),
    mayAct: mayActOn(reader, row),
  };
}

async function gamesOf(db: Db, id: string): Promise<PersonFile['games']> {
  const counted = (status: string) =>
    db
      .selectFrom('seat')
      .innerJoin('game', 'game.id', 'seat.game_id')
      .select(({ fn }) => fn.count<number | string>('game.id').distinct().as('count'))
      .where('account_id', '=', id)
      .where('status', '=', status)
      .executeTakeFirstOrThrow();
  const left = await db
    .selectFrom('departure')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const [running, finished] = [await counted('running'), await counted('over')];
  return { running: Number(running.count), finished: Number(finished.count), left: Number(left.count) };
}

async function reportsAbout(db: Db, id: string): Promise<PersonFile['reports']> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('account', 'account.id', 'report.by_id')
    .select(['report.id', 'report.by_id', 'account.name', 'report.text', 'report.game_id'])
    .select(['report.created_at as created', 'report.closed_at'])
    .where('about_id', '=', id)
    .orderBy('report.created_at', 'desc')
    .limit(REPORTS)
    .execute();
  return rows.map(({ by_id, name, closed_at, game_id: game, ...row }) => ({
    ...row,
    ...{ by: { id: by_id, name }, open: closed_at === null, game },
  }));
}
