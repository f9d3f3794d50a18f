import { clash, grownAt, type Lettering, nameBox, outside } from '@carillon/board';
import { HALF } from '@carillon/wargame-board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { frames, names as mapNames, mapSize } from '../src/map/index.ts';
import { type LaidStack, layStacks } from '../src/position/layout.ts';
import { isPanel, places } from '../src/position/places.ts';
import { NAMED, named } from './named/positions.ts';

/** Map units in two pixels of a window of 1440 x 900 that shows the whole map. */
const TOLERANCE = 1.9;

const laidIn = (name: string, growth = 1): readonly LaidStack[] =>
  layStacks({ ...named(name), seat: null } as View, growth);
function letteringAt(zoom: number): Lettering {
  const found = mapNames.letteringAt(zoom);
  if (found === undefined) throw new Error(`no names are shown at ${zoom}`);
  return found;
}
const ofStack = (laid: readonly LaidStack[], key: string): LaidStack | undefined =>
  laid.find(({ stack }) => stack.key === key);
const far = (laid: LaidStack): number => {
  const { x, y } = places.pointOf(laid.stack.place) ?? { x: 0, y: 0 };
  return Math.hypot(laid.at.x - x, laid.at.y - y);
};

interface Shown {
  /** CSS pixels per board unit. */
  readonly zoom: number;
  /** The typesetting of names, and the part of them that must find room. */
  readonly settings: readonly (Lettering & { readonly least: number })[];
}

const SHOWN: Readonly<Record<string, Shown>> = {
  'a near window': {
    zoom: 1.25,
    settings: [
      { setting: 'near', scale: 1, least: 0.96 },
      { setting: 'far', scale: 1, least: 0.85 },
      { setting: 'far', scale: 1.25, least: 0.5 },
      { setting: 'far', scale: 1.55, least: 0.3 },
    ],
  },
  'the whole map in 1440 x 900': { zoom: 1.03, settings: [{ ...letteringAt(1.03), least: 0.7 }] },
  'the whole map in 1024 x 768': { zoom: 0.695, settings: [{ ...letteringAt(0.695), least: 0.3 }] },
};
const CASES = NAMED.flatMap((name) => Object.keys(SHOWN).map((window) => [name, window] as const));

describe.each(CASES)('counters in the position "%s" in %s', (name, window) => {
  const { zoom, settings } = SHOWN[window] ?? { zoom: 1, settings: [] };
  const laid = laidIn(name, grownAt(zoom));
  /** Enlarged counters grow upwards. */
  const raised = HALF * (grownAt(zoom) - 1);

  it('do not overlap', () => {
    const pairs = laid.flatMap((a, i) => laid.slice(i + 1).map((b) => [a, b] as const));
    const over = pairs.filter(([a, b]) => a.boxes.some((box) => b.boxes.some((other) => clash(box, other, TOLERANCE))));
    expect(over.map(([a, b]) => `${a.stack.key} and ${b.stack.key}`)).toEqual([]);
  });

  it('stay by their spaces, on the sheet, and out of other boxes', () => {
    const sheet = { left: 0, top: 0, right: mapSize.width, bottom: mapSize.height };
    for (const each of laid) {
      if (!isPanel(each.stack.place)) expect(far(each), each.stack.key).toBeLessThan(45 + raised);
      for (const box of each.boxes) expect(outside(box, sheet), each.stack.key).toBeLessThan(1);
      const others = frames.filter(([id]) => id !== each.stack.place);
      const on = others.filter(([, , left, top, right, bottom]) =>
        each.boxes.some((box) => clash(box, { left, top, right, bottom }, TOLERANCE)),
      );
      expect(on, each.stack.key).toEqual([]);
    }
  });

  it.each(settings)(
    'are clear of all names set $setting and enlarged $scale times, which are clear of each other',
    ({ setting: set, scale, least }) => {
      const boxes = laid.flatMap((each) => each.boxes);
      const names = mapNames
        .among(boxes, { setting: set, scale })
        .map((label) => ({ id: label[0], box: nameBox(label, mapNames.settings[set].size * scale) }));
      for (const { id, box } of names) {
        expect(
          boxes.filter((other) => clash(box, other, TOLERANCE)),
          id,
        ).toEqual([]);
        expect(
          names.filter((other) => other.id !== id && clash(box, other.box, TOLERANCE)).map((each) => each.id),
        ).toEqual([]);
      }
      expect(names.length).toBeGreaterThan(mapNames.settings[set].labels.length * least);
    },
  );
});

describe('the names of spaces with counters', () => {
  it.each([...NAMED])('are all on the whole map in 1440 x 900, near or at the end of a line: "%s"', (name) => {
    const zoom = 1.03;
    const lettering = letteringAt(zoom);
    const laid = laidIn(name, grownAt(zoom));
    const shown = mapNames.among(
      laid.flatMap(({ boxes }) => boxes),
      lettering,
    );
    const held = new Set<string>(laid.map(({ stack }) => stack.place));
    const named = mapNames.settings.near.labels.filter(([id]) => held.has(id)).map(([id]) => id);
    const missing = named.filter((id) => !shown.some(([each]) => each === id));
    expect(missing.filter((id) => id.startsWith('hudson-carry'))).toEqual([]);
    expect(missing.length).toBeLessThan(2);
    for (const label of shown.filter(([id]) => id.startsWith('hudson-carry'))) {
      const size = mapNames.settings[lettering.setting].size * lettering.scale;
      const { x, y } = places.pointOf(label[0]) ?? { x: 0, y: 0 };
      const line = mapNames.leaderOf(label, size);
      const { left, top, right, bottom } = nameBox(label, size);
      const gap = Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
      expect(line !== undefined, label[0]).toBe(gap >= 40);
    }
  });
});

describe('a stack', () => {
  it('inside a fort is on its sign, with the besiegers beside it', () => {
    const laid = laidIn('lake-george');
    const inside = ofStack(laid, 'british hudson-carry-north inside');
    const besiegers = ofStack(laid, 'french hudson-carry-north');
    expect(inside && far(inside)).toBeLessThan(10);
    expect(besiegers && far(besiegers)).toBeGreaterThan(20);
  });

  it('moves aside only as far as it must', () => {
    const counts = NAMED.map((name) => laidIn(name).filter(({ aside }) => aside).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(3);
  });
});
