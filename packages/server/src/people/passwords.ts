import { hash, verify } from '@node-rs/argon2';

/** argon2id is what the library takes unless told otherwise. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of no password that anybody knows: checked against where there is no account, so that time tells nothing. */
let nobodys: Promise<string> | undefined;

/** The argon2id hash of a password, with its salt and cost, as text. Takes some 50 ms, off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a password fits a hash. Takes as long where there is no hash. */
export async function fitsPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const fits = await verify(kept ?? (await nobodys), password);
  return fits && typeof kept === 'string';
}
