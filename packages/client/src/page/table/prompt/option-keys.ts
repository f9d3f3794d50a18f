import type { Option } from '@carillon/board';
import type { LetterVerb } from '../play/letters.ts';

/** The digit of a choice that is a number, such as a bid. */
export const digitOf = ({ args }: Pick<Option, 'args'>): string | undefined => args.find((word) => /^\d$/.test(word));

const FIGURES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The keys that press the buttons of a question: a choice's own digit, or the letter of its verb. Buttons that share a
 * verb are counted from 1, and with them all others that name something, such as a leader beside several units. Once the
 * digits are used up, a button has no key.
 */
export function keysOf(buttons: readonly Option[], letters: readonly LetterVerb[]): readonly (string | undefined)[] {
  const letterOf = ({ verb }: Option): string | undefined =>
    letters.find((each) => each.verb === verb && each.options.length === 1)?.letter;
  const own = new Set(buttons.map(digitOf));
  const free = FIGURES.filter((digit) => !own.has(digit));
  const counts = buttons.some((option) => digitOf(option) === undefined && letterOf(option) === undefined);
  return buttons.map((option) => {
    const known = digitOf(option) ?? (counts && option.args.length > 0 ? undefined : letterOf(option));
    return known ?? free.shift();
  });
}
