import { expect, it } from 'vitest';
import { endsOf, joined } from '../../../../src/page/table/advice/ways.ts';

it('joins the steps of a march, and a fight at its end, into one way', () => {
  const march = [{ from: 'a', to: 'b' }, { from: 'b', to: 'c' }, { to: 'c' }];
  expect(joined(march)).toEqual([['a', 'b', 'c']]);
  expect(joined([...march, { from: 'd', to: 'c' }, { to: 'e' }])).toEqual([['a', 'b', 'c'], ['d', 'c'], ['e']]);
});

it('marks where ways begin and end, each space once, and none that is passed', () => {
  const ends = endsOf([['a', 'b', 'c'], ['d', 'c'], ['e']]);
  expect(ends).toEqual(['a', 'c', 'd', 'e'].map((id) => ({ kind: 'space', id })));
});
