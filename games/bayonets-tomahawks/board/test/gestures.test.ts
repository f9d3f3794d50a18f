import type { Option } from '@carillon/board';
import { expect, it } from 'vitest';
import { gestures } from '../src/gestures.ts';
import { named } from './named/positions.ts';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

it('a click on a place asks what is meant where counters in it may be chosen too', () => {
  const view = { ...named('louisbourg'), seat: null };
  const options = ['place canadiens-1 louisbourg', 'place canadiens-1 quebec', 'flip fleet-beauffremont'].map(option);
  expect([...gestures(view, options).values()]).toEqual([
    { on: 'target', target: { kind: 'space', id: 'louisbourg' }, named: true },
    { on: 'target', target: { kind: 'space', id: 'quebec' } },
    { on: 'target', target: { kind: 'piece', id: 'fleet-beauffremont' } },
  ]);
});
