import { BrokenInvariant, invariant, unreachable } from '@carillon/kit';
import { describe, expect, test } from 'vitest';

describe('invariant', () => {
  test('passes what holds, without making the message', () => {
    let made = 0;
    invariant(true, () => `${made++}`);
    expect(made).toBe(0);
  });

  test('throws what does not, with the message, plain or made on demand', () => {
    expect(() => invariant(false, 'two kings')).toThrow(new BrokenInvariant('two kings'));
    expect(() => invariant(false, () => 'two queens')).toThrow(new BrokenInvariant('two queens'));
  });

  test('is told apart from other errors by its name', () => {
    expect(new BrokenInvariant('x').name).toBe('BrokenInvariant');
  });
});

test('a case that nobody foresaw is named', () => {
  const unforeseen: unknown = { type: 'flood' };
  expect(() => unreachable(unforeseen as never)).toThrow('no case for {"type":"flood"}');
});
