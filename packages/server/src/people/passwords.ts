import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { nameKey } from './names.ts';

/** The library uses argon2id by default. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How a hash of that cost begins. */
const OF_THIS_COST = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** The most common leaked passwords, in lower case: attackers try them first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((each) => String(each).toLowerCase()));

/** A hash of an unknown password: checked when there is no account, so that the time taken reveals nothing. */
let nobodys: Promise<string> | undefined;

/** The argon2id hash of a password, with its salt and cost, as text. Takes some 50 ms, off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a password fits a hash. Takes equally long if there is no hash. */
export async function fitsPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const fits = await verify(kept ?? (await nobodys), password);
  return fits && typeof kept === 'string';
}

/** Users with a password must enter it before anything irreversible; a guest has none. */
export const knowsPassword = async (kept: string | null, given: string | undefined): Promise<boolean> =>
  kept === null || fitsPassword(given ?? '', kept);

/** Whether a hash was made at another cost than the current one. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(OF_THIS_COST);

/** Whether a password is easily guessed: a common one, one repeated character, or the account's own name. */
export function isWeak(password: string, name: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || new Set(plain).size === 1 || nameKey(password) === nameKey(name);
}
