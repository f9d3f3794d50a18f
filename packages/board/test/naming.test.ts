import { describe, expect, test } from 'vitest';
import { clash } from '../src/boxes.ts';
import { nameBox } from '../src/map/name-box.ts';
import { naming } from '../src/map/naming.ts';
import type { MapName } from '../src/map/types.ts';

const SIZE = 8;
const spot = (id: string, x: number) => ({ id, x, y: 100, open: true, worth: 10_000 });
const settings = (labels: readonly MapName[]) => ({ near: { size: SIZE, labels }, far: { size: SIZE, labels } });
const LABELS: readonly MapName[] = [
  ['west', 112, 103, 'start', ['West', 20]],
  ['east', 152, 103, 'start', ['East', 20]],
];
const map = naming({
  settings: settings(LABELS),
  spots: [spot('west', 100), spot('east', 140)],
  panels: [{ left: 200, top: 80, right: 260, bottom: 120 }],
  size: { width: 400, height: 200 },
});
const NEAR = { setting: 'near', scale: 1 } as const;
const FRENCH = new Map([
  ['west', 'Les Trois Rivières du Couchant'],
  ['east', 'Les Rapides du Levant'],
]);

describe('the names of a map', () => {
  test('stay where the tool has put them, in the language that it used', () => {
    expect(map.among([], NEAR)).toEqual(LABELS);
    expect(map.among([], NEAR, (id) => (id === 'west' ? 'West' : undefined))).toEqual(LABELS);
  });

  test('in another language, keep clear of each other and of boxes in the widths they are drawn with', () => {
    const placed = map.among([], NEAR, (id) => FRENCH.get(id));
    expect(placed.map(([id, , , , line]) => `${id}: ${line?.[0]}`)).toEqual(
      LABELS.map(([id]) => `${id}: ${FRENCH.get(id)}`),
    );
    const [west, east] = placed.map((label) => nameBox(label, SIZE));
    if (!west || !east) throw new Error('both names have room');
    expect(west.right - west.left).toBeGreaterThan(20);
    expect(clash(west, east, 0.3)).toBe(false);
    for (const box of [west, east])
      expect(clash(box, { left: 200, top: 80, right: 260, bottom: 120 }, 0.3)).toBe(false);
  });

  test('of a place that its own counters surround is farther away, and a name without counters gives way', () => {
    const around = { left: 80, top: 84, right: 124, bottom: 114 };
    const placed = map.among([around], NEAR);
    const west = placed.find(([id]) => id === 'west');
    expect(west && clash(nameBox(west, SIZE), around, 0.3)).toBe(false);
    expect(placed.map(([id]) => id).toSorted()).toEqual(['east', 'west']);
  });

  test('keep the place to which a counter has moved them when it leaves, and others keep theirs', () => {
    const over = { left: 110, top: 90, right: 134, bottom: 106 };
    const moved = map.among([over], NEAR);
    expect(moved.map(([id]) => id)).toEqual(['west', 'east']);
    expect(moved[0]).not.toEqual(LABELS[0]);
    expect(moved[1]).toEqual(LABELS[1]);
    expect(map.among([], NEAR, undefined, moved)).toEqual(moved);
    expect(map.among([], NEAR)).toEqual(LABELS);
  });

  test('leave the place that they had when a counter covers it, and no other name moves for that', () => {
    const moved = map.among([{ left: 110, top: 90, right: 134, bottom: 106 }], NEAR);
    const [west] = moved;
    if (!west) throw new Error('it has room');
    const counter = nameBox(west, SIZE);
    const [again, east] = map.among([counter], NEAR, undefined, moved);
    expect(again && clash(nameBox(again, SIZE), counter, 0.3)).toBe(false);
    expect(east).toEqual(moved[1]);
  });

  test('stand on the side away from the counters of another space', () => {
    const over = { left: 110, top: 90, right: 134, bottom: 106, place: 'west' };
    const below = { left: 85, top: 119, right: 125, bottom: 145, place: 'east' };
    const middle = (labels: readonly MapName[]): number => {
      const west = labels.find(([id]) => id === 'west');
      if (!west) throw new Error('it has room');
      const { top, bottom } = nameBox(west, SIZE);
      return (top + bottom) / 2;
    };
    expect(middle(map.among([over], NEAR))).toBeGreaterThan(106);
    expect(middle(map.among([over, below], NEAR))).toBeLessThan(106);
  });
});
