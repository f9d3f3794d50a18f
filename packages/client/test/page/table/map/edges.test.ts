import { expect, it } from 'vitest';
import { outOfSight } from '../../../../src/page/table/map/edges.ts';

const ROOM = { width: 400, height: 300 };
const at = (x: number, y: number) => ({ x, y });

it('choices out of sight are shown by the edge they are farthest beyond, the nearest first', () => {
  const [above, farAbove, right, seen] = [at(100, -20), at(390, -90), at(430, -10), at(200, 150)];
  const found = outOfSight([farAbove, above, right, seen], { x: 0, y: 0, k: 1 }, ROOM);
  expect(found).toEqual({ up: [above, farAbove], left: [], right: [right], down: [] });
});

it('what the camera brings into the picture is not out of sight', () => {
  const farm = at(900, 100);
  expect(outOfSight([farm], { x: 0, y: 0, k: 1 }, ROOM).right).toEqual([farm]);
  expect(outOfSight([farm], { x: -700, y: 0, k: 1 }, ROOM).right).toEqual([]);
  expect(outOfSight([farm], { x: -1000, y: 0, k: 1 }, ROOM).left).toEqual([farm]);
});
