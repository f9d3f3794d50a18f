import type { Option } from '@carillon/board';

/** A verb that a letter can choose, and its choices. */
export interface LetterVerb {
  readonly letter: string;
  readonly verb: string;
  readonly options: readonly Option[];
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A letter for each available verb: the first of its own letters that is free, in the engine's order, so that a verb
 * nearly always has the same letter.
 */
export function lettersOf(options: readonly Option[]): LetterVerb[] {
  const verbs = [...new Set(options.map(({ verb }) => verb))];
  const used = new Set<string>();
  return verbs.map((verb) => {
    const letter = [...verb, ...ALPHABET].find((each) => ALPHABET.includes(each) && !used.has(each)) ?? '';
    used.add(letter);
    return { letter, verb, options: options.filter((option) => option.verb === verb) };
  });
}
