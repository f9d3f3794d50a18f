import unhomoglyph from 'unhomoglyph';

/** Letters of any script and digits, with single spaces, dots, hyphens, apostrophes or underscores between them. */
const NAME = /^[\p{L}\p{N}](?:[ ._'’-]?[\p{L}\p{N}\p{M}])*$/u;
const LONGEST = 24;
const SHORTEST = 2;
/** Words that suggest an official of the server; no name may contain one. */
const RESERVED = [
  ...['admin', 'administrator', 'carillon', 'chance', 'deleted', 'moderator', 'nobody', 'official', 'operator'],
  ...['root', 'server', 'staff', 'support', 'system'],
];
/** Digits that can be read as letters, and letters that can be confused. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', i: 'l', j: 'l', v: 'u', '|': 'l' },
};

/** A name as shown: each letter in one normal form, no space at the ends. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim();

/**
 * The key by which a user logs in, however the name is written: by Unicode's confusables (UTS 39), ignoring case,
 * accents and the marks between letters. `Раul`, with Cyrillic first letters, has the key of `Paul`.
 */
export function nameKey(name: string): string {
  const plain = (text: string): string => unhomoglyph(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();
  // Applied twice, since letters that look alike in capitals differ in small letters.
  return plain(plain(tidyName(name))).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * What two similar-looking names have in common; no two accounts may share it. It goes further than the key: digits
 * count as letters and `rn` as `m`, so `Al1ce` looks like `Alice`, and `Carnillon` like `Camillon`.
 */
export const skeletonOf = (name: string): string =>
  nameKey(name)
    .replaceAll(/./gu, (letter) => READ_AS[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('uu', 'w');

const RESERVED_SKELETONS = new Set(RESERVED.map(skeletonOf));

/** Whether a name contains an official word, with or without a number after it. */
function isReserved(name: string): boolean {
  const words = [name, ...name.split(/[ ._'’-]/u), ...name.split(/(?<=\p{Ll})(?=\p{Lu})/u)];
  return words.some((word) =>
    [word, word.replace(/\p{N}+$/u, '')].some((each) => RESERVED_SKELETONS.has(skeletonOf(each))),
  );
}

/** Whether a user may have this name. */
export function isName(name: string): boolean {
  const shown = tidyName(name);
  const length = [...shown].length;
  return length >= SHORTEST && length <= LONGEST && NAME.test(shown) && !isReserved(shown);
}
