import type { Option } from '@carillon/board';

/** A verb that can be chosen by a letter, and the choices under it. */
export interface LetterVerb {
  readonly letter: string;
  readonly verb: string;
  readonly options: readonly Option[];
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A letter for each verb that is offered: the first of its own letters that is still free, in the order of the engine;
 * so a verb nearly always has the same one.
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
