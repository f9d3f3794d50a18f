import { expect, test } from 'vitest';
import { NotationError } from '../../src/notation/error.ts';
import { linesOf } from '../../src/notation/lines.ts';

// A text from outside may be exactly as long as its limits, and no longer.

const LIMITS = { characters: 20, lines: 3, line: 9 };

/** The number of lines with content in a text, or the reason for its refusal. */
function read(text: string): number | string {
  try {
    return linesOf(text, LIMITS).length;
  } catch (error) {
    if (error instanceof NotationError) return `${error.code} ${error.line}`;
    throw error;
  }
}

test.each<[what: string, text: string, answer: number | string]>([
  ['as many characters as allowed', 'roll 1234\nroll 123\n\n', 2],
  ['one character too many', 'roll 1234\nroll 1234\n\n', 'too_long 0'],
  ['a line of the greatest length', 'roll 1234', 1],
  ['a line one longer', 'roll 12345', 'line_too_long 1'],
  ['the second line one longer', 'roll\nroll 12345', 'line_too_long 2'],
  ['as many lines as allowed', 'a\nb\nc', 3],
  ['as many lines, the last one ended', 'a\nb\nc\n', 3],
  ['a line too many', 'a\nb\nc\nd\n', 'too_many_lines 0'],
])('%s', (_what, text, answer) => {
  expect(read(text)).toBe(answer);
});
