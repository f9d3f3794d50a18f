import { DAY, MINUTE } from '@carillon/kit';
import type { Ending } from '@carillon/protocol';
import { isPastOpening } from '../games/act/opening.ts';
import type { Loaded } from '../games/keep/loaded.ts';
import { accountsOf } from '../games/players.ts';
import { isPlayedFromOneNetwork } from '../games/watch/sitters.ts';
import type { Db } from '../store/store.ts';

/** For this long a rated game reduces the weight of later ones between the same two players, in milliseconds. */
const REMEMBERED = 90 * DAY;
/** The minimum number of turns of each side in a rated game, and its shortest duration. */
const LEAST: Length = { turns: 4, ms: 15 * MINUTE };
/** How much a game counts for the other side, by the number of a player's earlier opponents in rated games. */
const NEWCOMER = [0.1, 0.2, 0.4, 0.7];

/** The length of a game. */
interface Length {
  /** The turns of the side that played fewer. */
  readonly turns: number;
  readonly ms: number;
}

/** Whether the result of a finished game changes the ratings of its players. */
export async function isRated(db: Db, loaded: Loaded, { rule }: Ending): Promise<boolean> {
  const { game, seats } = loaded;
  if (!game.rated || rule === 'agreed' || !isPastOpening(loaded) || isShort(loaded)) return false;
  const accounts = accountsOf(seats);
  return (await areMembers(db, accounts)) && !(await isPlayedFromOneNetwork(db, game.id));
}

/**
 * Whether the game is too short to be rated: too few turns of a side, or a duration below `times` times the shortest.
 */
export function isShort(loaded: Loaded, times = 1): boolean {
  const { turns, ms } = lengthOf(loaded);
  return turns < LEAST.turns || ms < times * LEAST.ms;
}

function lengthOf({ table, module: { rules }, game }: Loaded): Length {
  const turns = new Map<string, number>(rules.seats.map((seat) => [seat, 0]));
  let last: string | undefined;
  for (const number of table.numbers) {
    const entry = table.journal[number];
    if (entry === undefined || !('choice' in entry) || entry.auto === true || !turns.has(entry.who)) continue;
    if (entry.who !== last) turns.set(entry.who, (turns.get(entry.who) ?? 0) + 1);
    last = entry.who;
  }
  return { turns: Math.min(...turns.values()), ms: (game.ended ?? game.updated) - (game.started ?? game.created) };
}

/** Whether none of these accounts is a guest's. */
export async function areMembers(db: Db, accounts: readonly string[]): Promise<boolean> {
  const guests = db.selectFrom('account').select('id').where('kind', '=', 'guest').where('id', 'in', accounts);
  return (await guests.executeTakeFirst()) === undefined;
}

/**
 * The weight of a rated game between two players of a title: each earlier one between them in the last 90 days halves
 * it. So however often two players meet, they win or lose less than twice as much as in one game.
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

/**
 * How much a game against an account counts: little while the account has met few others in rated games, so that nobody
 * gains much from accounts made to lose.
 */
export async function trustIn(db: Db, account: string): Promise<number> {
  const met = db
    .selectFrom('outcome as own')
    .innerJoin('outcome as theirs', 'theirs.game_id', 'own.game_id')
    .select('theirs.account_id')
    .distinct()
    .where('own.account_id', '=', account)
    .where('theirs.account_id', '!=', account)
    .where('own.rated', '=', 1)
    .limit(NEWCOMER.length);
  return NEWCOMER[(await met.execute()).length] ?? 1;
}
