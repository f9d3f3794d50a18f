import { type Box, nameBox, clash as overlaps } from '@carillon/board';
import { SPACE_FACTS } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, test } from 'vitest';
import { frames, mapSize, names, positions } from '../../src/map/index.ts';
import { titleLines } from '../../src/map/panels.tsx';

const { settings } = names;

/** Map units in two pixels of a window of 1440 x 900 that shows the whole map. */
const TOLERANCE = 2 / Math.min(1440 / mapSize.width, 900 / mapSize.height);

/** The two boxes overlap by more than the tolerance in both directions. */
const clash = (a: Box, b: Box): boolean => overlaps(a, b, TOLERANCE);

const onMap = SPACE_FACTS.filter((facts) => !facts.holdingBox);

/** A stack of counters, 26 units square, with its middle a little above the place of each space. */
const counters = SPACE_FACTS.flatMap((facts, index) => {
  const { x, y } = positions[index] ?? { x: Number.NaN, y: Number.NaN };
  return facts.holdingBox ? [] : [{ id: facts.id as string, left: x - 13, top: y - 17, right: x + 13, bottom: y + 9 }];
});

const panels = frames.map(([id, , left, top, right, bottom]) => ({ id, left, top, right, bottom }));

describe.each([
  ['all names', 'near'],
  ['the names of the overview', 'far'],
] as const)('%s', (_, setting) => {
  const { labels, size } = settings[setting];
  const boxes = labels.map((label) => ({ id: label[0], ...nameBox(label, size) }));

  test('do not overlap each other', () => {
    const clashes = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => (clash(a, b) ? [`${a.id} ${b.id}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test('are not hidden by counters or by the boxes beside the map', () => {
    const things = [...counters, ...panels];
    const hidden = boxes.flatMap((a) => things.flatMap((b) => (clash(a, b) ? [`${a.id} under ${b.id}`] : [])));
    expect(hidden).toEqual([]);
  });

  test('stay inside the edge of the sheet', () => {
    const out = boxes.filter(
      (b) => b.left < 7 || b.top < 7 || b.right > mapSize.width - 7 || b.bottom > mapSize.height - 7,
    );
    expect(out).toEqual([]);
  });

  test('are next to their own space', () => {
    const gap = (box: Box, id: string) => {
      const slot = counters.find((counter) => counter.id === id);
      if (!slot) return Number.POSITIVE_INFINITY;
      const across = Math.max(0, box.left - slot.right, slot.left - box.right);
      return Math.hypot(across, Math.max(0, box.top - slot.bottom, slot.top - box.bottom));
    };
    expect(boxes.filter((box) => gap(box, box.id) > 7).map((box) => box.id)).toEqual([]);
  });
});

test('every space of the open map has its name, whole or with "Mts" for "Mountains"', () => {
  const set = new Map(settings.near.labels.map(([id, , , , ...lines]) => [id, lines.map((line) => line[0]).join(' ')]));
  const plain = (name: string) => name.replaceAll('Mountains', 'Mts').replaceAll('- ', '-');
  expect(set.size).toBe(onMap.length);
  expect(onMap.filter((facts) => plain(set.get(facts.id) ?? '') !== plain(facts.name))).toEqual([]);
});

test('the overview names every fortress and every scoring place, and most others', () => {
  const named = new Set(settings.far.labels.map((label) => label[0]));
  const great = onMap.filter((facts) => facts.fortress || facts.vpLocation);
  expect(great.filter((facts) => !named.has(facts.id))).toEqual([]);
  expect(named.size).toBeGreaterThan(0.85 * onMap.length);
});

test('the overview is legible from 1.05 pixels per unit, all names from 1.4', () => {
  expect(settings.far.size * 1.05).toBeGreaterThanOrEqual(11);
  expect(settings.near.size * 1.4).toBeGreaterThanOrEqual(11);
});

describe('the title of a box', () => {
  test.each([
    ['Southern Colonial Militias', ['Southern Colonial', 'Militias']],
    ['Milices canadiennes du Saint-Laurent', ['Milices canadiennes', 'du Saint-Laurent']],
    ['Milices coloniales du Sud', ['Milices coloniales', 'du Sud']],
    ['Louisbourg', ['Louisbourg']],
  ])('breaks where it reads well: %s', (name, lines) => {
    expect(titleLines(name, 100)).toEqual(lines);
  });
});
