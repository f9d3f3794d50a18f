import { BrokenInvariant, invariant, unreachable } from '@carillon/kit';
import { describe, expect, test } from 'vitest';

describe('invariant', () => {
  test('accepts a true condition without building the message', () => {
    let made = 0;
    invariant(true, () => `${made++}`);
    expect(made).toBe(0);
  });

  test('throws on a false condition, with the message, given or computed', () => {
    expect(() => invariant(false, 'two kings')).toThrow(new BrokenInvariant('two kings'));
    expect(() => invariant(false, () => 'two queens')).toThrow(new BrokenInvariant('two queens'));
  });

  test('throws an error recognisable by its name', () => {
    expect(new BrokenInvariant('x').name).toBe('BrokenInvariant');
  });
});

test('an unforeseen case is named', () => {
  const unforeseen: unknown = { type: 'flood' };
  expect(() => unreachable(unforeseen as never)).toThrow('no case for {"type":"flood"}');
});
