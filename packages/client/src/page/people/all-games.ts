import { ok } from '@carillon/kit';
import type { PersonGame, PersonGames } from '@carillon/protocol';
import { type Answer, call, part } from '../net/api.ts';
import type { Cell } from '../shell/csv.ts';

/** A slice of a user's finished games. */
export const gamesOf = (name: string, query = ''): Promise<Answer<PersonGames>> =>
  call<PersonGames>('GET', `api/people/${part(name)}/games${query}`);

/** All finished games of a user that the reader may see, the newest first. */
export async function allGames(name: string, slice: typeof gamesOf = gamesOf): Promise<Answer<readonly PersonGame[]>> {
  const all: PersonGame[] = [];
  for (;;) {
    const last = all.at(-1);
    const reply = await slice(name, last === undefined ? '' : `?before=${part(last.id)}`);
    if (!reply.ok) return reply;
    all.push(...reply.value.games);
    if (!reply.value.more || reply.value.games.length === 0) return ok(all);
  }
}

/**
 * Games as a table with one game per row. Its headings are English and stable; names are those of the rules, `opponent`
 * is empty if the opponent has no name, `ended` is an instant (ISO 8601).
 */
export function personGameRows(games: readonly PersonGame[]): Cell[][] {
  return [
    ['title', 'scenario', 'side', 'opponent', 'period', 'outcome', 'rated', 'left', 'ended'],
    ...games.map((game): Cell[] => [
      ...[game.title, game.scenario, game.side, game.opponent ?? '', game.period ?? '', game.outcome],
      ...[game.rated ? 'yes' : 'no', game.left ? 'yes' : 'no', new Date(game.at).toISOString()],
    ]),
  ];
}
