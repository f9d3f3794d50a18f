import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token is 256 random bits; it gives its holder the rights it was made for. */
const BYTES = 32;
/** Letters for codes that people read aloud: none can be confused with another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 20;

/** A new token, for cookies and links: 43 letters. The server keeps only its digest. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** The stored form of a token: its SHA-256 in hexadecimal. Nobody can log in with a leaked store. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function letter(): string {
  // Bytes beyond the last whole cycle of letters are redrawn, so that no letter is more likely.
  for (;;) {
    const byte = randomBytes(1).readUInt8();
    if (byte < 256 - (256 % LETTERS.length)) return LETTERS.charAt(byte % LETTERS.length);
  }
}

/** A code to be read aloud or typed: four groups of five letters, 98 random bits. */
export function newCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, letter).join('');
  return letters.match(/.{5}/g)?.join('-') ?? letters;
}

/** Normalises a typed code to the form in which it was issued. */
export const tidyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/.{5}(?=.)/g, '$&-');

/** Whether two secrets are equal; the time taken reveals nothing. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(a)), Buffer.from(digestOf(b)));
