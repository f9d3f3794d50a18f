import { clash, hullOf } from '@carillon/board';
import { expect, test } from 'vitest';
import { HALF, layStacks, placesOf, platesBox, type StackOf } from '../src/index.ts';

const places = placesOf({
  names: ['hill', 'mill', 'far away'],
  points: [{ x: 100, y: 100 }, { x: 130, y: 100 }, undefined],
  frames: [['camp', 'Camp', 120, 60, 160, 116]],
  connections: [
    { a: 'hill', b: 'mill' },
    { a: 'mill', b: 'hill' },
  ],
  standAt: (_place, { x, y }, panel) => ({ x, y: panel ? y : y - HALF }),
});

type Stack = StackOf<string, string, string>;

const stack = (key: string, place: string, units: number): Stack => ({
  ...{ key, place, side: 'red', leaders: [] },
  units: Array.from({ length: units }, (_, i) => `${key}-${i}`),
});

const laid = (...stacks: readonly Stack[]) =>
  layStacks(stacks, 1, {
    places,
    size: { width: 400, height: 200 },
    footprintOf: (each) => [platesBox(each)],
    homeOf: ({ place }) => places.standAt(place),
    stays: ({ place }) => place === 'camp',
  });

test('a place is at its point, a box in the middle of its frame; a place without a point is not on the board', () => {
  expect(places.all).toEqual(['hill', 'mill', 'camp']);
  expect(places.pointOf('camp')).toEqual({ x: 140, y: 88 });
  expect(places.neighboursOf('hill')).toEqual(['mill']);
  expect(places.neighboursOf('camp')).toEqual([]);
});

test('stacks make room: they do not overlap, and smaller ones come first', () => {
  const both = laid(stack('big', 'hill', 4), stack('small', 'hill', 1));
  expect(both.map(({ key }) => key)).toEqual(['small', 'big']);
  const [a, b] = both.map(({ boxes }) => hullOf(boxes));
  expect(a && b && clash(a, b, 1)).toBe(false);
});

test('a stack in a box of its own stays where it is, and others make room for it', () => {
  const both = laid(stack('boxed', 'camp', 1), stack('open', 'mill', 2));
  const [boxed, open] = both;
  expect(boxed?.at).toEqual({ x: 140, y: 88 });
  expect(boxed && open && clash(hullOf(boxed.boxes), hullOf(open.boxes), 1)).toBe(false);
  expect(open?.aside).toBe(true);
});
