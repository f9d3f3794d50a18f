import type { Option } from '@carillon/board';
import type { LetterVerb } from '../play/letters.ts';

/** The digit of a choice that is a number, such as a bid. */
export const digitOf = ({ args }: Pick<Option, 'args'>): string | undefined => args.find((word) => /^\d$/.test(word));

/** The number of digits that press buttons. */
const FIGURES = 9;

/**
 * The keys that press the buttons of a question: a choice's own digit, or the letter of its verb; buttons that share a
 * verb are counted from 1. A tenth one has no key.
 */
export function keysOf(buttons: readonly Option[], letters: readonly LetterVerb[]): readonly (string | undefined)[] {
  let counted = 0;
  return buttons.map((option) => {
    const own = digitOf(option) ?? letters.find(({ verb, options }) => verb === option.verb && options.length === 1);
    if (own !== undefined) return typeof own === 'string' ? own : own.letter;
    counted++;
    return counted <= FIGURES ? String(counted) : undefined;
  });
}
