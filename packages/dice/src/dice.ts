import type { ChanceSource, Choices } from '@carillon/flow';
import { BrokenInvariant, invariant } from '@carillon/kit';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The version of the dice algorithm; it is part of every hash. */
const TAG = 'carillon-dice-1';
const SECRET = /^[0-9a-f]{64}$/;
const VALUE = /^[A-Za-z0-9_-]{0,64}$/;
const NUMBERS = 0x1_0000_0000;

/** The source of one game's dice. */
export interface DiceKey {
  /** 64 hexadecimal digits that nobody can guess: drawn before anybody joins, published when the game is over. */
  readonly secret: string;
  /** The game's id, so that a secret reused by mistake gives different rolls. */
  readonly game: string;
  /** What each player added, in seat order: up to 64 letters, digits, `-` and `_`. */
  readonly values: readonly string[];
}

/** The commitment published before anybody joins: the SHA-256 of a purpose line followed by the secret's 32 bytes. */
export function commitment(secret: string): string {
  mustBeSecret(secret);
  return bytesToHex(
    sha256
      .create()
      .update(utf8ToBytes(`${TAG} commitment\n`))
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
  mustBeSecret(key.secret);
  const isValue = (value: string): boolean => VALUE.test(value);
  if (!key.values.every(isValue)) throw new BrokenInvariant('a value for the dice has other characters');
  const secret = hexToBytes(key.secret);
  return {
    draw: (choices, counter) =>
      outcomeAt(
        choices,
        numberBelow(choices.totalWeight, (n) => word(secret, key, counter, n)),
      ),
  };
}

function mustBeSecret(secret: string): void {
  invariant(SECRET.test(secret), 'the secret of dice is 64 hexadecimal digits');
}

/** One number from 0 to 2^32 - 1. */
function word(secret: Uint8Array, { game, values }: DiceKey, counter: number, attempt: number): number {
  const message = [TAG, game, counter, attempt, ...values].join('\n');
  const bytes = hmac(sha256, secret, utf8ToBytes(message));
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
