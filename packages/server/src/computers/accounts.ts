import type { Db } from '../store/store.ts';
import type { Who } from '../who.ts';

/** The levels that a server may offer; each has an account, which nobody can log in to. */
const LEVELS = ['recruit', 'lieutenant', 'captain', 'general'] as const;
/** No ULID is as early as these. */
const accountOf = (place: number): string => String(place + 1).padStart(26, '0');
const ACCOUNTS: ReadonlyMap<string, string> = new Map(LEVELS.map((level, place) => [level, accountOf(place)]));
const BY_ACCOUNT: ReadonlyMap<string, string> = new Map(LEVELS.map((level, place) => [accountOf(place), level]));
/** The accounts of all computer players. */
export const COMPUTERS: readonly string[] = [...BY_ACCOUNT.keys()];

/** The level of a computer player's account; `undefined` for a person's. */
export const levelOf = (account: string): string | undefined => BY_ACCOUNT.get(account);

/** The computer player of a level; `undefined` if there is no such level. */
export function computerOf(level: string): Who | undefined {
  const account = ACCOUNTS.get(level);
  return account === undefined ? undefined : { account, name: nameOf(level), guest: true, admin: false };
}

/** Nobody else can have this name, because of its brackets. */
const nameOf = (level: string): string => `Computer (${level.slice(0, 1).toUpperCase()}${level.slice(1)})`;

/** Makes the account of a level if it is missing. It has no password, no session and no address. */
export async function ensureAccount(db: Db, { account, name }: Who, now: number): Promise<void> {
  await db
    .insertInto('account')
    .values({
      ...{ id: account, name, name_key: `:${account}`, skeleton: null, password: null, kind: 'guest' },
      ...{ administrator: 0, locked: 0, language: 'en', notices: '{}', created_at: now, deleted_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
