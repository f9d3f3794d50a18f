import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { nameKey } from './names.ts';

/** What a hash costs: memory in KiB, passes over it, and lanes. */
interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** How passwords are hashed and checked. The library uses argon2id by default. */
export interface Hashing {
  hash(password: string, cost: Cost): Promise<string>;
  verify(kept: string, password: string): Promise<boolean>;
}

/** A hash of this cost takes some 50 ms, off the event loop. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most common leaked passwords, in lower case: attackers try them first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((each) => String(each).toLowerCase()));

/** The passwords of a server's users, of which it keeps only hashes. */
export class Passwords {
  /** A hash of an unknown password: checked when there is no account, so that the time taken reveals nothing. */
  private nobodys: Promise<string> | undefined;

  constructor(
    private readonly cost: Cost = COST,
    private readonly hashing: Hashing = { hash, verify },
  ) {}

  /** The argon2id hash of a password, with its salt and cost, as text. */
  hash(password: string): Promise<string> {
    return this.hashing.hash(password, this.cost);
  }

  /** Whether a password fits a hash. Takes equally long if there is no hash. */
  async fits(password: string, kept: string | null | undefined): Promise<boolean> {
    this.nobodys ??= this.hash(crypto.randomUUID());
    const fits = await this.hashing.verify(kept ?? (await this.nobodys), password);
    return fits && typeof kept === 'string';
  }

  /** Users with a password must enter it before anything irreversible; a guest has none. */
  async knows(kept: string | null, given: string | undefined): Promise<boolean> {
    return kept === null || this.fits(given ?? '', kept);
  }

  /** Whether a hash was made at another cost than the current one. */
  isOutdated(kept: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !kept.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

/** Whether a password is easily guessed: a common one, one repeated character, or the account's own name. */
export function isWeak(password: string, name: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || new Set(plain).size === 1 || nameKey(password) === nameKey(name);
}
