import type { Option } from '@carillon/board';
import type { LetterVerb } from '../play/letters.ts';

/** The digit of a choice that is a number, such as a bid. */
export const digitOf = ({ args }: Pick<Option, 'args'>): string | undefined => args.find((word) => /^\d$/.test(word));

/** The number of digits that press buttons. */
const FIGURES = 9;

/**
 * The key that presses the button of a choice: its own digit, or the letter of its verb, or, if several buttons share
 * the verb, the digit of its `place` (counted from 0) plus 1. A tenth button has no key.
 */
export const keyOf = (option: Option, place: number, letters: readonly LetterVerb[]): string | undefined =>
  digitOf(option) ??
  letters.find(({ verb, options }) => verb === option.verb && options.length === 1)?.letter ??
  (place < FIGURES ? String(place + 1) : undefined);
