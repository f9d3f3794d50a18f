import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { nameKey } from './names.ts';

/** The cost of a hash: memory in KiB, passes over it, and lanes. */
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

/** A hash of this cost takes about 50 ms, off the event loop. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most common leaked passwords, in lower case: attackers try them first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((each) => String(each).toLowerCase()));

/**
 * Sequences that people type without thinking: the alphabet, the digits, and the rows of English, German and French
 * keyboards.
 */
const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '0123456789012', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
/** Digits and signs that replace letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};
/** The site's name, which attackers try with every usual addition. */
const SITE = 'carillon';
const YEAR = /(?:19|20)\d\d/g;
const REPEATED = /^(.+?)\1+$/su;
/** A password with fewer characters to guess than this, counted by `guessesIn`, is weak. */
const FEWEST = 6;
/** A shorter name occurs in too many words by chance. */
const SHORTEST_NAME = 3;

/** Hashes and checks the passwords of a server's users. */
export class Passwords {
  /** A hash of an unknown password, checked if there is no account, so that the time taken reveals nothing. */
  private nobodys: Promise<string> | undefined;

  constructor(
    private readonly cost: Cost = COST,
    private readonly hashing: Hashing = { hash, verify },
  ) {}

  /** The argon2id hash of a password, with its salt and cost, as text. */
  hash(password: string): Promise<string> {
    return this.hashing.hash(password, this.cost);
  }

  /** Whether a password matches a hash. Takes equally long if there is no hash. */
  async fits(password: string, kept: string | null | undefined): Promise<boolean> {
    this.nobodys ??= this.hash(crypto.randomUUID());
    const fits = await this.hashing.verify(kept ?? (await this.nobodys), password);
    return fits && typeof kept === 'string';
  }

  /** Whether a hash was made at a cost other than the current one. */
  isOutdated(kept: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !kept.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

/** Whether the three characters from a position on follow a row, or are the same. */
function isRun(letters: readonly string[], start: number): boolean {
  const three = letters.slice(Math.max(0, start), start + 3).join('');
  return three.length === 3 && (new Set(three).size === 1 || RUNS.some((run) => run.includes(three)));
}

/**
 * How many characters an attacker has to guess: a known word, a year and a sequence count as one each, a repeated block
 * counts once.
 */
function guessesIn(plain: string, known: readonly string[]): number {
  const short = known.reduce((text, word) => text.replaceAll(word, '\0'), plain).replaceAll(YEAR, '\0');
  const letters = [...short.replace(REPEATED, '$1')];
  return letters.filter((_, place) => place === 0 || !(isRun(letters, place - 2) || isRun(letters, place - 1))).length;
}

/**
 * Whether a password is easily guessed: a common one, a sequence, a repetition, or the site's or the account's own
 * name, with little added.
 */
export function isWeak(password: string, name: string): boolean {
  const lower = password.toLowerCase();
  const read = lower.replaceAll(/[013457@$!]/g, (sign) => STANDS_FOR[sign] ?? sign);
  const own = name.toLowerCase();
  return [lower, read].some((plain) => {
    const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const known = [SITE, ...(own.length >= SHORTEST_NAME ? [own] : []), ...(COMMON.has(core) ? [core] : [])];
    return COMMON.has(plain) || guessesIn(plain, known) < FEWEST || nameKey(password) === nameKey(name);
  });
}
