import type { Box, Panel, Point } from '@carillon/workshop';
import { type MapFacts, standsAt } from './facts.ts';

/** Width and height of each panel. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  halifax: [90, 70],
  louisbourg: [90, 98],
  'pays-den-haut': [104, 92],
  'northern-colonial-militias': [122, 58],
  'southern-colonial-militias': [122, 58],
  'st-lawrence-canadian-militias': [152, 50],
};

/** Panels drawn aside from where the board has them: out of the way of the counters at Québec, room for a siege of Louisbourg. */
const SHIFTS: Readonly<Record<string, Point>> = {
  'st-lawrence-canadian-militias': [-70, 0],
  louisbourg: [0, 10.5],
  halifax: [0, 22],
};

/** Counters stand a little below the middle, since the name takes the upper edge. */
const LIFT = 4;

/** The three holding boxes and the three militia boxes. */
export function panels(facts: MapFacts): Panel[] {
  const rows = [...facts.spaces.filter((space) => space.kind === 'holding-box'), ...facts.militiaBoxes];
  return rows.map((row) => ({ id: row.id, name: row.name, box: around(drawnAt(row), SIZES[row.id] ?? [90, 60]) }));
}

function drawnAt(row: MapFacts['spaces'][number] | MapFacts['militiaBoxes'][number]): Point {
  const [x, y] = standsAt(row);
  const [right, down] = SHIFTS[row.id] ?? [0, 0];
  return [x + right, y + down];
}

function around([x, y]: Point, [width, height]: readonly [number, number]): Box {
  const middle = y - LIFT;
  return { left: x - width / 2, top: middle - height / 2, right: x + width / 2, bottom: middle + height / 2 };
}
