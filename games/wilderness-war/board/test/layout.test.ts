import {
  type Box,
  boxAbout,
  clash,
  grownAt,
  type Lettering,
  type MapName,
  nameBox,
  outside,
  overlap,
  type Point,
  type Taken,
} from '@carillon/board';
import { HALF } from '@carillon/wargame-board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { frames, names as mapNames, mapSize } from '../src/map/index.ts';
import { type LaidStack, layStacks } from '../src/position/layout.ts';
import { isPanel, places } from '../src/position/places.ts';
import { NAMED, named } from './named/positions.ts';

/** Map units in two pixels of a window of 1440 x 900 that shows the whole map. */
const TOLERANCE = 1.9;
/** The longest line from a space to its name, in CSS pixels. */
const MOST_PIXELS = 100;

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

/** Windows that show the whole map, or on a phone its middle. */
const WINDOWS = { '1440 x 900': 1.03, '1024 x 768': 0.695, 'a phone': 0.875 };
const LINES = NAMED.flatMap((name) => Object.entries(WINDOWS).map(([window, zoom]) => [name, window, zoom] as const));

/** The names in all positions together that may be taken for those of another space. */
const MOST_MISREAD = 127;

describe('the names of spaces with counters', () => {
  it.each(LINES)('are all on the map, near or at the end of a line: "%s" in %s', (name, _, zoom) => {
    const lettering = letteringAt(zoom);
    const laid = laidIn(name, grownAt(zoom));
    const shown = mapNames.among(
      laid.flatMap(({ boxes }) => boxes),
      lettering,
    );
    const held = new Set<string>(laid.map(({ stack }) => stack.place));
    const named = mapNames.settings.near.labels.filter(([id]) => held.has(id)).map(([id]) => id);
    const missing = named.filter((id) => !shown.some(([each]) => each === id));
    expect(missing).toEqual([]);
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

/** The boxes of the counters, each with its space. */
const takenIn = (laid: readonly LaidStack[]): readonly Taken[] =>
  laid.flatMap(({ boxes, place }) => boxes.map((box) => ({ ...box, place })));

describe.each(Object.entries(WINDOWS))('from position to position, in %s', (_, zoom) => {
  const lettering = letteringAt(zoom);
  const size = mapNames.settings[lettering.setting].size * lettering.scale;
  const laid = NAMED.map((name) => laidIn(name, grownAt(zoom)));
  let before: readonly MapName[] = [];
  const kept = laid.map((each) => {
    before = mapNames.among(takenIn(each), lettering, undefined, before);
    return before;
  });
  const anew = laid.map((each) => mapNames.among(takenIn(each), lettering));
  /** How many names have moved although no counter came to stand on them. */
  const jumps = (all: readonly (readonly MapName[])[]): number =>
    all.slice(1).reduce((sum, now, i) => {
      const then = new Map(all[i]?.map((label) => [label[0], label]));
      const counters = takenIn(laid[i + 1] ?? []);
      const jumped = now.filter((label) => {
        const last = then.get(label[0]);
        return last && last !== label && counters.every((box) => !clash(box, nameBox(last, size), 0.3));
      });
      return sum + jumped.length;
    }, 0);

  it('no space with counters loses its name', () => {
    const missing = laid.flatMap((each, i) =>
      each.flatMap(({ place }) =>
        isPanel(place) || [kept, anew].every((all) => all[i]?.some(([id]) => id === place)) ? [] : [place],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names jump far less than if they were placed anew', () => {
    expect(jumps(kept)).toBeLessThan(0.6 * jumps(anew));
  });
});

describe('the names of the whole map in 1440 x 900', () => {
  const lettering = letteringAt(WINDOWS['1440 x 900']);
  const size = mapNames.settings[lettering.setting].size * lettering.scale;
  const signs = mapNames.settings.near.labels.flatMap(([id]) => {
    const at = places.pointOf(id);
    return at && !isPanel(id) ? [{ place: id, ...boxAbout(at, 10) }] : [];
  });
  /** How far a name is from the nearest of these. */
  const gapTo = (name: Box, all: readonly Box[]): number =>
    Math.min(
      ...all.map(({ left, right, top, bottom }) =>
        Math.hypot(
          Math.max(0, left - name.right, name.left - right),
          Math.max(0, top - name.bottom, name.top - bottom),
        ),
      ),
    );

  it('hardly ever stand at the sign or the counters of another space and away from their own', () => {
    const misread = NAMED.flatMap((name) => {
      const taken = takenIn(laidIn(name, grownAt(WINDOWS['1440 x 900'])));
      const all = [...signs, ...taken];
      return mapNames.among(taken, lettering).flatMap((label) => {
        const box = nameBox(label, size);
        const own = gapTo(
          box,
          all.filter(({ place }) => place === label[0]),
        );
        const other = gapTo(
          box,
          all.filter(({ place }) => place !== label[0]),
        );
        return mapNames.leaderOf(label, size) === undefined && other + 4 < own ? [`${name}: ${label[0]}`] : [];
      });
    });
    expect(misread.length, misread.join()).toBeLessThanOrEqual(MOST_MISREAD);
  });
});

describe('the line from a crowded space to its name', () => {
  it.each(LINES)('in the position "%s" in %s crosses no other name and no other space', (name, _, zoom) => {
    const lettering = letteringAt(zoom);
    const size = mapNames.settings[lettering.setting].size * lettering.scale;
    const counters = laidIn(name, grownAt(zoom)).flatMap(({ boxes }) => boxes);
    const names = mapNames.among(counters, lettering).map((label) => ({ label, box: nameBox(label, size) }));
    const crossed = names.flatMap(({ label, box }) => {
      const line = mapNames.leaderOf(label, size);
      if (line === undefined) return [];
      const spaces = mapNames.settings.near.labels.map(([id]) => id).filter((id) => id !== label[0] && !isPanel(id));
      const signs = spaces.flatMap((id) => places.pointOf(id) ?? []).map((at) => boxAbout(at, 7));
      const open = signs.filter((sign) => counters.every((each) => overlap(each, sign) === 0));
      const inTheWay = [
        ...names.filter((other) => other.box !== box).map((other) => ({ what: other.label[0], at: other.box })),
        ...open.map((at) => ({ what: 'a space', at })),
      ];
      return inTheWay.filter(({ at }) => runsInto(line, at)).map(({ what }) => `${label[0]}: ${what}`);
    });
    expect(crossed).toEqual([]);
  });

  it.each(LINES)('in the position "%s" in %s is short', (name, _, zoom) => {
    const lettering = letteringAt(zoom);
    const size = mapNames.settings[lettering.setting].size * lettering.scale;
    const counters = laidIn(name, grownAt(zoom)).flatMap(({ boxes }) => boxes);
    for (const label of mapNames.among(counters, lettering)) {
      const line = mapNames.leaderOf(label, size);
      const length = line === undefined ? 0 : Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
      expect(zoom * length, label[0]).toBeLessThan(MOST_PIXELS);
    }
  });

  it.each(Object.values(WINDOWS))('leads to both Hudson Carries at once, with the map at %s', (zoom) => {
    const counters = laidIn('corridor', grownAt(zoom)).flatMap(({ boxes }) => boxes);
    const shown = mapNames.among(counters, letteringAt(zoom)).map(([id]) => id);
    expect(shown).toEqual(expect.arrayContaining(['hudson-carry-north', 'hudson-carry-south']));
  });
});

/** Whether a line runs into a box. */
function runsInto({ from, to }: { readonly from: Point; readonly to: Point }, box: Box): boolean {
  const parts = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);
  return parts.some((part) => {
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

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
