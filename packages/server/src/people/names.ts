import unhomoglyph from 'unhomoglyph';

/** Letters of any script, digits, and single spaces, dots, hyphens, apostrophes or underscores between them. */
const NAME = /^[\p{L}\p{N}](?:[ ._'’-]?[\p{L}\p{N}\p{M}])*$/u;
const LONGEST = 24;
const SHORTEST = 2;
/** Words that would speak for the server; no name may hold one. */
const RESERVED = [
  ...['admin', 'administrator', 'carillon', 'chance', 'deleted', 'moderator', 'nobody', 'official', 'operator'],
  ...['root', 'server', 'staff', 'support', 'system'],
];
/** Digits that are read as letters, and letters that are read as each other. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', i: 'l', j: 'l', v: 'u', '|': 'l' },
};

/** A name as it is shown: one way of writing each letter, no space at the ends. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim();

/**
 * The name by which somebody logs in, however it is written. By the confusables of Unicode (UTS 39), without case,
 * accents and marks between the letters: `Раul`, with a Cyrillic beginning, has the key of `Paul`.
 */
export function nameKey(name: string): string {
  const plain = (text: string): string => unhomoglyph(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();
  // Twice, since letters that look alike in capitals differ in small ones.
  return plain(plain(tidyName(name))).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * What two names that look alike have in common: no two accounts share one. Beyond the key, digits are read as letters
 * and `rn` as `m`: `Al1ce` looks like `Alice`, and `Carnillon` like `Camillon`.
 */
export const skeletonOf = (name: string): string =>
  nameKey(name)
    .replaceAll(/./gu, (letter) => READ_AS[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('uu', 'w');

const RESERVED_SKELETONS = new Set(RESERVED.map(skeletonOf));

/** Whether a name holds a word that speaks for the server, with or without a number behind it. */
function isReserved(name: string): boolean {
  const words = [name, ...name.split(/[ ._'’-]/u), ...name.split(/(?<=\p{Ll})(?=\p{Lu})/u)];
  return words.some((word) =>
    [word, word.replace(/\p{N}+$/u, '')].some((each) => RESERVED_SKELETONS.has(skeletonOf(each))),
  );
}

/** Whether somebody may be called so. */
export function isName(name: string): boolean {
  const shown = tidyName(name);
  const length = [...shown].length;
  return length >= SHORTEST && length <= LONGEST && NAME.test(shown) && !isReserved(shown);
}
