import type { Option } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../../src/page/table/play/letters.ts';
import { keysOf as keysOfButtons } from '../../../../src/page/table/prompt/option-keys.ts';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

/** The keys of all buttons of a question. */
function keysOf(...texts: readonly string[]): readonly (string | undefined)[] {
  const options = texts.map(option);
  const letters = lettersOf(options);
  return keysOfButtons(options, letters);
}

describe('the key of a button', () => {
  it('is the letter of its verb', () => {
    expect(keysOf('stand', 'retreat')).toEqual(['s', 'r']);
  });

  it('is its own digit for a number, whichever place it has', () => {
    expect(keysOf('bid 3', 'bid 0', 'pass')).toEqual(['3', '0', 'p']);
  });

  it('counts from 1 the buttons that share a verb, whatever stands before them', () => {
    expect(keysOf('decline', 'intercept webb', 'intercept rogers')).toEqual(['d', '1', '2']);
  });

  it('counts a leader together with the units beside him: only the no has a letter', () => {
    expect(keysOf('decline', 'lead rogers', 'send canadiens', 'send ottawa')).toEqual(['d', '1', '2', '3']);
  });

  it('is its letter for a leader or unit who alone could be chosen', () => {
    expect(keysOf('decline', 'lead rogers', 'send canadiens')).toEqual(['d', 'l', 's']);
  });

  it('never is the digit of another button', () => {
    expect(keysOf('bid 2', 'take webb', 'take rogers', 'pass')).toEqual(['2', '1', '3', 'p']);
  });

  it('is the digit of its place if several buttons share a verb, up to the ninth', () => {
    const spaces = Array.from({ length: 11 }, (_, i) => `go place-${String.fromCharCode(97 + i)}`);
    expect(keysOf(...spaces)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', undefined, undefined]);
  });
});
