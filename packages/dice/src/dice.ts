import type { ChanceSource, Choices } from '@carillon/flow';
import { BrokenInvariant, invariant } from '@carillon/kit';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The version of the dice algorithm. In version 1, every roll depended on the order of the seats, and nobody could
 * check the lot that gave out the seats.
 */
export type DiceVersion = 1 | 2;

/** Part of every hash, by version. */
const TAGS: Readonly<Record<DiceVersion, string>> = { 1: 'carillon-dice-1', 2: 'carillon-dice-2' };
const SECRET = /^[0-9a-f]{64}$/;
const VALUE = /^[A-Za-z0-9_-]{0,64}$/;
const NUMBERS = 0x1_0000_0000;

/** The source of one game's dice. */
export interface DiceKey {
  /** 64 hexadecimal digits that nobody can guess: drawn before anybody joins, published when the game is over. */
  readonly secret: string;
  /** The game's id, so that a secret reused by mistake gives different rolls. */
  readonly game: string;
  /** The value that each player added: up to 64 letters, digits, `-` and `_`. Their order counts in version 1 only. */
  readonly values: readonly string[];
  readonly version: DiceVersion;
}

/** The commitment published before anybody joins: the SHA-256 of a purpose line followed by the secret's 32 bytes. */
export function commitment(secret: string, version: DiceVersion): string {
  mustBeSecret(secret);
  return bytesToHex(
    sha256
      .create()
      .update(utf8ToBytes(`${TAGS[version]} commitment\n`))
      .update(hexToBytes(secret))
      .digest(),
  );
}

/**
 * Dice derived from a key alone. Each attempt at a roll or draw gives one 32-bit number: the first four bytes of the
 * HMAC-SHA256, keyed with the secret, over these lines: tag, game, counter, attempt, each player's value. A number that
 * would favour an outcome is dropped and the next attempt is made. Throws if the key is malformed.
 */
export function diceFrom(key: DiceKey): ChanceSource {
  const below = numbersFrom(key);
  return { draw: (choices, counter) => outcomeAt(choices, below(choices.totalWeight, String(counter))) };
}

/**
 * Deals seats by lot, from the same key as the dice: the players in the order of the seats. It depends on the players'
 * values and not on the order in which they are given, unless two values are equal.
 */
export function byLot<Player extends { readonly value: string }>(key: DiceKey, players: readonly Player[]): Player[] {
  const below = numbersFrom(key);
  const left = [...players].sort((one, other) => compare(one.value, other.value));
  return players.flatMap((_, seat) => left.splice(below(left.length, `lot-${seat}`), 1));
}

function mustBeSecret(secret: string): void {
  invariant(SECRET.test(secret), 'the secret of dice is 64 hexadecimal digits');
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** A source of whole numbers below a bound, by counter. */
type Numbers = (bound: number, counter: string) => number;

function numbersFrom({ secret, game, values, version }: DiceKey): Numbers {
  mustBeSecret(secret);
  const isValue = (value: string): boolean => VALUE.test(value);
  if (!values.every(isValue)) throw new BrokenInvariant('a value for the dice has other characters');
  const key = hexToBytes(secret);
  const inOrder = version === 1 ? values : [...values].sort(compare);
  return (bound, counter) =>
    numberBelow(bound, (attempt) => word(key, [TAGS[version], game, counter, attempt, ...inOrder]));
}

/** One number from 0 to 2^32 - 1. */
function word(key: Uint8Array, lines: readonly (string | number)[]): number {
  const bytes = hmac(sha256, key, utf8ToBytes(lines.join('\n')));
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

function numberBelow(bound: number, wordOf: (attempt: number) => number): number {
  const limit = NUMBERS - (NUMBERS % bound);
  for (let attempt = 0; ; attempt++) {
    const number = wordOf(attempt);
    if (number < limit) return number % bound;
  }
}

/** The index of the outcome whose weight range contains a number. */
function outcomeAt(choices: Choices, number: number): number {
  let left = number;
  for (let i = 0; i < choices.count; i++) {
    left -= choices.weightOf(i);
    if (left < 0) return i;
  }
  throw new BrokenInvariant('the weights do not add up');
}
