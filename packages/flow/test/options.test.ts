import type { Json } from '@carillon/kit';
import { expect, test } from 'vitest';
import { BadValue, readOptions } from '../src/index.ts';

const OPTIONS = [
  { name: 'weather', values: ['mild', 'harsh'] },
  { name: 'turns', values: [null, 3, 4] },
];
const read = (json: Json): [string, unknown][] => [...readOptions(OPTIONS, json)];

test('an option not given has its default', () => {
  expect(read({})).toEqual([
    ['weather', 'mild'],
    ['turns', null],
  ]);
  expect(read({ turns: 4 })).toEqual([
    ['weather', 'mild'],
    ['turns', 4],
  ]);
});

test.each([[null], [[]], [{ turns: 5 }], [{ turns: '3' }], [{ wind: true }], [{ ['__proto__']: 1 }]])(
  '%j is refused',
  (json) => {
    expect(() => read(json)).toThrow(BadValue);
  },
);
