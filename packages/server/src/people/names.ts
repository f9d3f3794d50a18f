import unhomoglyph from 'unhomoglyph';

/** Letters of any script, digits, and single spaces, dots, hyphens, apostrophes or underscores between them. */
const NAME = /^[\p{L}\p{N}](?:[ ._'’-]?[\p{L}\p{N}\p{M}])*$/u;
const LONGEST = 24;
const SHORTEST = 2;
/** Names that would speak for the server. */
const RESERVED = ['admin', 'administrator', 'carillon', 'chance', 'deleted', 'moderator', 'nobody', 'server', 'system'];

/** A name as it is shown: one way of writing each letter, no space at the ends. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim();

/**
 * What two names that look alike have in common. By the confusables of Unicode (UTS 39), without case, accents and
 * marks between the letters: `Раul`, with a Cyrillic beginning, has the key of `Paul`.
 */
export function nameKey(name: string): string {
  const plain = (text: string): string => unhomoglyph(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();
  // Twice, since letters that look alike in capitals differ in small ones.
  return plain(plain(tidyName(name))).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const RESERVED_KEYS = new Set(RESERVED.map(nameKey));

/** Whether somebody may be called so. */
export function isName(name: string): boolean {
  const shown = tidyName(name);
  const length = [...shown].length;
  return length >= SHORTEST && length <= LONGEST && NAME.test(shown) && !RESERVED_KEYS.has(nameKey(shown));
}
