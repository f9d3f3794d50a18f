/** Words up to this length fit on the narrowest card. */
const FITS = 11;
/** The minimum number of letters before or after a hyphen. */
const LEAST = 3;
/** A vowel with the consonants that close its syllable, before the consonant, or the pair, that opens the next. */
const SYLLABLE =
  /([aeiouyàâéèêëîïôûü][^aeiouyàâéèêëîïôûü\s-]*?)(?=(?:[cpt]h|gn|[bcdfgkptv][lr]|[a-zç])[aeiouyàâéèêëîïôûü])/gi;
const SOFT_HYPHEN = '\u00AD';

/** A title whose long words may break between syllables; browsers break none in a language they have no rules for. */
export const hyphenated = (title: string): string =>
  title
    .split(' ')
    .map((word) => (word.length > FITS ? broken(word) : word))
    .join(' ');

function broken(word: string): string {
  return word.replace(SYLLABLE, (syllable, _vowel, at: number) => {
    const end = at + syllable.length;
    const may = end >= LEAST && word.length - end >= LEAST && word[end] !== undefined && !isVowel(word[end]);
    return may ? syllable + SOFT_HYPHEN : syllable;
  });
}

const isVowel = (letter: string): boolean => /[aeiouyàâéèêëîïôûü]/i.test(letter);
