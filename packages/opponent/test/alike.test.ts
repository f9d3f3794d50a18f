import { expect, it } from 'vitest';
import { type Outline, toldApart } from '../src/alike.ts';
import type { Intended } from '../src/intended.ts';

const plan = (choice: string, gist: readonly string[] = [], intended?: Intended): Outline => ({
  choice,
  gist,
  intended,
});
const siege: Intended = { aim: 'siege', at: 'mill', pieces: ['guards'] };
const raid: Intended = { aim: 'raid', at: 'mill', pieces: ['guards'] };

it('merges plans that begin alike and have the same purpose, into the first of them', () => {
  const plans = [plan('take one', ['go mill'], siege), plan('take two', ['go mill', 'go ford'], siege)];
  expect(toldApart(plans, 3)).toEqual([plans[0]]);
  const same = [plan('go', ['go mill', 'go ford']), plan('go', ['go ford', 'go mill', 'go mill'])];
  expect(toldApart(same, 3)).toEqual([same[0]]);
});

it('keeps plans whose first step or purpose differs', () => {
  const purpose = [plan('take one', ['go mill'], siege), plan('take one', ['go mill'], raid), plan('take one')];
  expect(toldApart(purpose, 3)).toEqual(purpose);
  const first = [plan('lead', []), plan('send', []), plan('decline', [])];
  expect(toldApart(first, 3)).toEqual(first);
  const goals = [plan('go', ['go mill', 'go ford']), plan('go', ['go mill', 'go hill'])];
  expect(toldApart(goals, 3)).toEqual(goals);
});

it('prefers plans that differ in both from all before them, and keeps at most as many as are wanted', () => {
  const [one, two, three, four] = [
    plan('play 1', ['play 1', 'go mill'], siege),
    plan('play 2', ['play 2', 'go mill'], siege),
    plan('play 3', ['play 3', 'go ford'], raid),
    plan('play 4', ['play 4', 'go hill']),
  ];
  expect(toldApart([one, two, three, four], 3)).toEqual([one, three, four]);
  expect(toldApart([one, two, three], 3)).toEqual([one, three, two]);
});
