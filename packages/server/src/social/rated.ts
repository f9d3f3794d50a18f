import type { Ending } from '@carillon/protocol';
import type { Loaded } from '../games/loaded.ts';
import { isPastOpening } from '../games/opening.ts';
import { isPlayedFromOneNetwork } from '../games/sitters.ts';
import type { Db } from '../store/store.ts';

/** For this long a rated game lessens what later ones between the same two players say. */
const REMEMBERED = 90 * 86_400_000;

/** Whether the result of a finished game changes the ratings of those who sit at it. */
export async function isRated(db: Db, loaded: Loaded, { rule }: Ending): Promise<boolean> {
  const { game, seats } = loaded;
  if (game.rated === 0 || rule === 'agreed' || !isPastOpening(loaded)) return false;
  const accounts = seats.flatMap(({ account_id }) => account_id ?? []);
  return (await areMembers(db, accounts)) && !(await isPlayedFromOneNetwork(db, game.id));
}

/** Whether all these accounts are of members, not of guests. */
export async function areMembers(db: Db, accounts: readonly string[]): Promise<boolean> {
  const guests = db.selectFrom('account').select('id').where('kind', '=', 'guest').where('id', 'in', accounts);
  return (await guests.executeTakeFirst()) === undefined;
}

/**
 * How much a rated game of two players at a title weighs: each earlier one of the same two in the last 90 days halves
 * it. So however often two players meet, they win or lose less than twice what one game would give.
 */
export async function weightOf(db: Db, title: string, [one, other]: readonly string[], now: number): Promise<number> {
  const met = db
    .selectFrom('outcome as own')
    .innerJoin('outcome as theirs', 'theirs.game_id', 'own.game_id')
    .select('own.game_id')
    .where('own.account_id', '=', one ?? '')
    .where('theirs.account_id', '=', other ?? '')
    .where('own.title', '=', title)
    .where('own.rated', '=', 1)
    .where('own.at', '>', now - REMEMBERED);
  return 0.5 ** (await met.execute()).length;
}
