import { describe, expect, test } from 'vitest';
import { clash } from '../src/boxes.ts';
import { nameBox, naming } from '../src/map/naming.ts';
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
});
