import { DAY } from '@carillon/kit';
import type { Db } from '../store/store.ts';

/** An account that has met this many others counts in full: see `trustIn`. */
const ESTABLISHED = 4;
/** A circle stays closed even if its members have rated games with this many strangers. */
const STRANGERS = 1;
/**
 * How far back a winner's games are examined, in milliseconds: as long as earlier games reduce the weight of later
 * ones.
 */
const REMEMBERED = 90 * DAY;

/** A rated game that a player has won against a member of a circle. */
export interface Beaten {
  readonly account: string;
  readonly game: string;
}

/**
 * The accounts that have lost all their rated games against a winner and have met hardly anybody but each other. A
 * person with several accounts can have them play each other first, so that they do not look new. Each is returned with
 * its latest game.
 */
export async function circleOf(db: Db, winner: string, now: number): Promise<readonly Beaten[]> {
  const beaten = await beatenBy(db, winner, now - REMEMBERED);
  if (beaten.size <= ESTABLISHED) return [];
  const met = await opponentsOf(db, [...beaten.keys()]);
  return [...beaten].flatMap(([account, game]) => {
    const others = [...(met.get(account) ?? [])].filter((other) => other !== winner);
    const strangers = others.filter((other) => !beaten.has(other));
    return others.length >= ESTABLISHED && strangers.length <= STRANGERS ? [{ account, game }] : [];
  });
}

/** The accounts that an account has beaten in every rated game against them, each with the latest game. */
async function beatenBy(db: Db, winner: string, since: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('outcome as own')
    .innerJoin('outcome as theirs', 'theirs.game_id', 'own.game_id')
    .select(['own.game_id', 'own.outcome', 'theirs.account_id'])
    .where('own.account_id', '=', winner)
    .where('theirs.account_id', '!=', winner)
    .where('own.rated', '=', 1)
    .where('own.at', '>', since)
    .orderBy('own.at')
    .execute();
  const beaten = new Map(rows.map(({ account_id, game_id }) => [account_id, game_id]));
  for (const { account_id, outcome } of rows) if (outcome !== 'won') beaten.delete(account_id);
  return beaten;
}

/** The opponents of each of these accounts in rated games. */
async function opponentsOf(db: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('outcome as own')
    .innerJoin('outcome as theirs', 'theirs.game_id', 'own.game_id')
    .select(['own.account_id as account', 'theirs.account_id as other'])
    .distinct()
    .where('own.account_id', 'in', accounts)
    .whereRef('theirs.account_id', '!=', 'own.account_id')
    .where('own.rated', '=', 1)
    .execute();
  const met = new Map<string, Set<string>>();
  for (const { account, other } of rows) met.set(account, (met.get(account) ?? new Set()).add(other));
  return met;
}
