import { depthOf } from '@carillon/wargame-board';
import type { PieceName } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, test } from 'vitest';
import { BADGE, footprintOf, leaderFrom, SIEGE, unitsFrom, WALLS } from '../src/position/footprint.ts';
import type { Stack } from '../src/position/stacks.ts';

const LEADERS: readonly PieceName[] = ['montcalm', 'levis', 'vaudreuil', 'rigaud'];
const UNITS: readonly PieceName[] = [
  'french-regular-1',
  'french-regular-2',
  'french-regular-3',
  'french-regular-4',
  'french-regular-5',
];

const stackOf = (leaders: number, units: number, inside = false): Stack => ({
  key: 'french quebec',
  place: 'quebec',
  side: 'french',
  inside,
  leaders: LEADERS.slice(0, leaders),
  units: UNITS.slice(0, units),
});

/** Width and height of each box. */
const sizes = (stack: Stack) =>
  footprintOf(stack).map(({ left, top, right, bottom }) =>
    [right - left, bottom - top].map((size) => Math.round(size * 10) / 10),
  );

const COUNTER = [26.4, 26.4];
const NUMBER = [15.2, 15.2];
const MEDALLION = [21.6, 25.6];

describe('the boxes that a stack takes up', () => {
  test('are one counter for a unit alone, and a number besides from two units on', () => {
    expect(sizes(stackOf(0, 1))).toEqual([COUNTER]);
    expect(sizes(stackOf(0, 2))).toEqual([[28.2, 28.2], NUMBER]);
  });

  test('show the edge of a second counter from two units on, of a third from four', () => {
    expect([1, 2, 3, 4, 5].map((units) => depthOf(stackOf(0, units)))).toEqual([0, 1, 1, 2, 2]);
    expect(sizes(stackOf(0, 4))).toEqual([[30, 30], NUMBER]);
  });

  test('are no counter for leaders alone, who stand in the middle', () => {
    expect(sizes(stackOf(1, 0))).toEqual([MEDALLION]);
    expect(leaderFrom(stackOf(1, 0), 0)).toEqual({ x: 0, y: 0, shown: true });
    const [box] = footprintOf(stackOf(3, 0));
    expect((box?.left ?? 0) + (box?.right ?? 0)).toBeCloseTo(0);
  });

  test('have room for three leaders at most', () => {
    const [width, height] = MEDALLION;
    expect([1, 2, 3, 4].map((leaders) => sizes(stackOf(leaders, 0))[0])).toEqual(
      [0, 6, 12, 12].map((more) => [(width ?? 0) + more, height]),
    );
    expect([0, 1, 2, 3].map((index) => leaderFrom(stackOf(4, 0), index).shown)).toEqual([true, true, true, false]);
  });

  test('put units to the right of their leaders', () => {
    expect([unitsFrom(stackOf(0, 1)).x, unitsFrom(stackOf(1, 1)).x]).toEqual([0, 5]);
    expect(sizes(stackOf(1, 1))).toEqual([COUNTER, MEDALLION]);
    const [counter, leader] = footprintOf(stackOf(1, 1));
    expect(leader?.left).toBeLessThan(counter?.left ?? 0);
    expect(leader?.right).toBeLessThan(counter?.right ?? 0);
    const { x } = leaderFrom(stackOf(2, 1), 1);
    expect(x).toBe(leaderFrom(stackOf(2, 1), 0).x - 6);
  });

  test('include walls and siege marker for pieces inside', () => {
    const [walls, number, siege] = footprintOf(stackOf(0, 3, true));
    expect(walls).toEqual({ left: -WALLS, top: -WALLS, right: WALLS, bottom: WALLS });
    expect((number?.left ?? 0) + BADGE.r).toBeCloseTo(BADGE.x);
    expect((number?.top ?? 0) + BADGE.r).toBeCloseTo(BADGE.y);
    const middle = [(siege?.left ?? 0) + SIEGE.width, (siege?.top ?? 0) + SIEGE.height];
    expect(middle).toEqual([SIEGE.x, SIEGE.y]);
    expect(sizes(stackOf(1, 1, true))).toEqual([[34, 34], [21, 18], MEDALLION]);
  });
});
