import { expect, it } from 'vitest';
import { say } from '../src/page/texts/index.ts';

it('the words of the shell count as each language counts', () => {
  expect([0, 1, 2].map((count) => say('en', 'forceCount', { count }))).toEqual(['0 pieces', '1 piece', '2 pieces']);
  expect([0, 1, 2].map((count) => say('fr', 'forceCount', { count }))).toEqual(['0 pion', '1 pion', '2 pions']);
});

it('a message with a missing argument does not compile', () => {
  // @ts-expect-error: there is no count
  expect(say('en', 'forceCount')).not.toBe(say('en', 'forceCount', { count: 1 }));
  // @ts-expect-error: a count is not a word
  expect(say('en', 'forceCount', { count: 'many' })).toBe('NaN pieces');
});
