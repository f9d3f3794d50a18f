import { computerName, isLevel, LEVELS, type LevelName } from '@carillon/seat';
import type { AccountRow } from '../people/tables.ts';
import { addMissing } from '../store/add-missing.ts';
import { NOTICES } from '../store/columns.ts';
import type { Db } from '../store/store.ts';
import type { Who } from '../who.ts';

/** Each level has an account, which nobody can log in to. Games store its number, which never changes. */
const NUMBERS: Readonly<Record<LevelName, number>> = { recruit: 1, lieutenant: 2, captain: 3, general: 4 };
/** No ULID is as early as these. */
const accountOf = (level: LevelName): string => String(NUMBERS[level]).padStart(26, '0');
const BY_ACCOUNT: ReadonlyMap<string, LevelName> = new Map(LEVELS.map((level) => [accountOf(level), level]));
/** The accounts of all computer players. */
export const COMPUTERS: readonly string[] = [...BY_ACCOUNT.keys()];

/** The level of a computer player's account; `undefined` for a person's. */
export const levelOf = (account: string): LevelName | undefined => BY_ACCOUNT.get(account);

/** Whether an account is a person's; `null` stands for an empty seat. */
export const isPerson = (account: string | null): account is string =>
  account !== null && levelOf(account) === undefined;

/** The computer player of a level; `undefined` if there is no such level. */
export function computerOf(level: string): Who | undefined {
  return isLevel(level)
    ? { account: accountOf(level), name: computerName(level), guest: true, admin: false }
    : undefined;
}

/** Makes the account of a level if it is missing. It has no password, no session and no address. */
export async function ensureAccount(db: Db, { account, name }: Who, now: number): Promise<void> {
  const row: AccountRow = {
    ...{ id: account, name, name_key: `:${account}`, skeleton: null, password: null, kind: 'guest' },
    ...{ administrator: 0, locked: 0, language: 'en', notices: NOTICES.write({}), created_at: now, deleted_at: null },
    ...{ moderator: null, acts_seen_at: null },
  };
  await addMissing(db, 'account', [row]);
}
