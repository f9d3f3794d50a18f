import { faultOf } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { readPosition } from '../src/index.ts';

// Impossible positions: each is refused with its fault, rule and line.

/** The fault, the text, `fault rule`, and the beginning of the line that is blamed. */
type Case = readonly [string, string, string, string];

/** The fault of a text, with the first words of its line. */
function blame(text: string, words: number): string {
  const shown = faultOf(() => readPosition(text)) ?? 'accepted';
  const number = Number(shown.split(' ').at(-1));
  const line = text.split('\n')[number - 1]?.split(' ').slice(0, words).join(' ');
  return `${shown.split(' ').slice(0, -1).join(' ')} @ ${line}`;
}

/** A test of each. */
export const cases = (all: readonly Case[]): void =>
  test.each(all)('%s', (_what, text, fault, line) => {
    expect(blame(text, line.split(' ').length)).toBe(`${fault} @ ${line}`);
  });
