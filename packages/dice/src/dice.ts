import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The version of the way dice are made; a part of every hash. */
const TAG = 'carillon-dice-1';

/** What is published of a secret (64 hexadecimal digits) before anybody has joined: it fits no other secret. */
export function commitment(secret: string): string {
  return bytesToHex(
    sha256
      .create()
      .update(utf8ToBytes(`${TAG} commitment\n`))
      .update(hexToBytes(secret))
      .digest(),
  );
}
