import type { Sign } from '@carillon/protocol';
import type { Sign as Noted, Signs } from '../social/signs.ts';
import type { Db } from '../store/store.ts';
import { sameMailAs } from './same-mail.ts';

/** How many signs are shown at once. */
const SHOWN = 100;
/** How many games are shown with a sign. */
const GAMES = 5;

interface Parts {
  readonly db: Db;
  readonly signs: Pick<Signs, 'list'>;
  readonly now: number;
}

/** The signs found in games of the last month, the newest first. */
export async function allSigns({ db, signs }: Omit<Parts, 'now'>): Promise<Sign[]> {
  return named(db, (await signs.list()).slice(0, SHOWN));
}

/** The signs about an account: those found in games, and accounts whose mail address is like its own. */
export async function signsOf(
  { db, signs, now }: Parts,
  account: { readonly id: string; readonly name: string; readonly created_at: number },
): Promise<Sign[]> {
  const noted = (await signs.list()).filter(({ account: one, other }) => one === account.id || other === account.id);
  const mail = await sameMailAs(db, account, now);
  return [
    ...(await named(db, noted.slice(0, SHOWN))),
    ...mail.map(({ id, name, at }): Sign => {
      const own = { id: account.id, name: account.name };
      return { kind: 'same-mail', account: own, other: { id, name }, games: [], at };
    }),
  ];
}

async function named(db: Db, noted: readonly Noted[]): Promise<Sign[]> {
  const ids = [...new Set(noted.flatMap(({ account, other }) => [account, other]))];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute();
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const person = (id: string): Sign['other'] => ({ id, name: nameOf.get(id) ?? '' });
  return noted.map(({ kind, account, other, games, last }) => ({
    ...{ kind, account: person(account), other: person(other), games: games.slice(0, GAMES), at: last },
  }));
}
