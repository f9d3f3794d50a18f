import unhomoglyph from 'unhomoglyph';

/** Letters and digits, with their marks, and single spaces, dots, hyphens, apostrophes or underscores between them. */
const NAME = /^[\p{L}\p{Nd}]\p{M}{0,3}(?:[ ._'’-]?[\p{L}\p{Nd}]\p{M}{0,3})*$/u;
/** Invisible characters: Unicode counts some of them as letters, for instance the Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const VISIBLE = /[\p{L}\p{Nd}]/gu;
const LONGEST = 24;
const SHORTEST = 2;
/** The scripts that people write names in today. Chinese, Japanese and Korean each combine several. */
const SCRIPTS: readonly (readonly string[])[] = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Thaana', 'Cherokee'],
  ...['Canadian_Aboriginal', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
].map((script) => [script]);
const TOGETHER = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];
/** One pattern per script: its letters, marks and digits, and the digits, marks and signs that all scripts share. */
const IN_ONE_SCRIPT = [...SCRIPTS, ...TOGETHER].map(
  (scripts) =>
    new RegExp(`^(?:${scripts.map((script) => `\\p{scx=${script}}`).join('|')}|[\\p{sc=Inherited}0-9 ._'’-])*$`, 'u'),
);
/** Words that suggest an official of the server or a computer player; no name may contain one as a separate word. */
const RESERVED = [
  ...['admin', 'administrator', 'administratorin', 'administrateur', 'chance', 'deleted', 'mod', 'mods', 'nobody'],
  ...['official', 'operator', 'ordi', 'root', 'server', 'staff', 'support', 'system'],
];
/** Longer such words: no name may contain one at all. */
const RESERVED_ANYWHERE = ['carillon', 'computer', 'moderator', 'moderateur', 'ordinateur'];
/** Digits that can be read as letters, and letters that can be confused. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', i: 'l', j: 'l', v: 'u', '|': 'l' },
};

/** A name as shown: each letter in one normal form, no spaces at the ends. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim();

/**
 * The key by which a user logs in, however the name is written: by Unicode's confusables (UTS 39), ignoring case,
 * accents and the marks between letters. `Раul`, with Cyrillic first letters, has the key of `Paul`.
 */
export function nameKey(name: string): string {
  const plain = (text: string): string => unhomoglyph(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();
  // Applied twice, because letters that look alike as capitals differ in lower case.
  return plain(plain(tidyName(name))).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The key that two similar-looking names share; no two accounts may have the same. It goes further than the login key:
 * digits count as letters and `rn` as `m`, so `Al1ce` looks like `Alice`, and `Carnillon` like `Camillon`.
 */
export const skeletonOf = (name: string): string =>
  nameKey(name)
    .replaceAll(/./gu, (letter) => READ_AS[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('uu', 'w');

const RESERVED_SKELETONS = new Set(RESERVED.map(skeletonOf));
const ANYWHERE_SKELETONS = RESERVED_ANYWHERE.map(skeletonOf);

/** Whether a name contains a reserved word, however it is written, with or without numbers around it. */
function isReserved(name: string): boolean {
  const parts = [name, ...name.split(/[ ._'’-]/u), ...name.split(/(?<=\p{Ll})(?=\p{Lu})/u)];
  const words = parts.flatMap((word) => [word, word.replaceAll(/^\p{N}+|\p{N}+$/gu, '')]);
  const whole = skeletonOf(name);
  return (
    words.some((word) => RESERVED_SKELETONS.has(skeletonOf(word))) ||
    ANYWHERE_SKELETONS.some((word) => whole.includes(word))
  );
}

/** Whether a user may have this name: at least two visible letters or digits, of one script, and no reserved word. */
export function isName(name: string): boolean {
  const shown = tidyName(name);
  return (
    [...shown].length <= LONGEST &&
    (shown.match(VISIBLE) ?? []).length >= SHORTEST &&
    NAME.test(shown) &&
    !INVISIBLE.test(name) &&
    IN_ONE_SCRIPT.some((script) => script.test(shown)) &&
    nameKey(shown) !== '' &&
    !isReserved(shown)
  );
}
