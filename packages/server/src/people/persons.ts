import { Id } from '@carillon/protocol';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Store } from '../store/store.ts';
import { isModerator } from './accounts.ts';
import type { Person } from './rights.ts';
import type { Visitor } from './sessions.ts';
import { sameSecret } from './tokens.ts';

const ids = Compile(Id);
/** Whether a text may be an id. */
export const isId = (text: string): boolean => ids.Check(text);

/** The secret part of a table's link, if a request carries it. */
function linkOf({ query }: FastifyRequest): string {
  const { link } = query as { readonly link?: unknown };
  return typeof link === 'string' ? link : '';
}

/** The roles of a user on the whole server. */
export const standingOf = (account: Visitor['account']): readonly Person[] =>
  account.administrator === 1 ? ['moderator', 'administrator'] : isModerator(account) ? ['moderator'] : [];

/** A user's roles in a game. In a game that does not exist everybody is a stranger. */
export async function personsAt(
  { db }: Store,
  id: string,
  visitor: Visitor | undefined,
  request: FastifyRequest,
): Promise<readonly Person[]> {
  if (visitor === undefined) return ['nobody'];
  // The route has not validated its parameters yet.
  if (!isId(id)) return ['stranger'];
  const { account } = visitor;
  const game = await db.selectFrom('game').select(['host', 'access', 'link']).where('id', '=', id).executeTakeFirst();
  const seats = await db.selectFrom('seat').select(['place', 'account_id']).where('game_id', '=', id).execute();
  const own = seats.filter(({ account_id }) => account_id === account.id);
  const persons: Person[] = ['stranger', ...own.map(({ place }): Person => (place === 0 ? 'first' : 'second'))];
  if (game === undefined) return persons;
  persons.push(...standingOf(account));
  if (game.host === account.id) persons.push('host');
  if (game.access === 'open' || sameSecret(linkOf(request), game.link)) persons.push('spectator');
  return persons;
}
