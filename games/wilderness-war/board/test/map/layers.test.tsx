import { MapNames, MapSheet } from '@carillon/board';
import { CONNECTIONS, SPACE_FACTS, type SpaceFacts } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { describe, expect, test } from 'vitest';
import {
  BoxPanels,
  Connections,
  courses,
  faceOf,
  mapSize,
  names,
  positions,
  SpaceSign,
  Spaces,
  sheet,
  spaceRadius,
} from '../../src/map/index.ts';

const Names = (): JSX.Element => <MapNames naming={names} faceOf={faceOf} taken={[]} />;
const Ground = (): JSX.Element => <MapSheet sheet={sheet} />;
const Boxes = (): JSX.Element => <BoxPanels language="en" />;
const LAYERS = { Ground, Connections, Boxes, Spaces, Names };

function drawn(layer: () => JSX.Element): string {
  return renderToString(layer);
}

function count(text: string, part: RegExp): number {
  return text.match(part)?.length ?? 0;
}

function factsOf(id: string): SpaceFacts {
  const facts = SPACE_FACTS.find((each) => each.id === id);
  if (!facts) throw new Error(`no space ${id}`);
  return facts;
}

const sign = (id: string) => drawn(() => <SpaceSign facts={factsOf(id)} />);

describe('the layers of the map', () => {
  const whole = Object.values(LAYERS).map(drawn).join('');

  test('are light enough for a slow machine: under 2,500 elements', () => {
    expect(count(whole, /<[a-z]/gi)).toBeLessThan(2500);
  });

  test.each(['water', 'land', 'tints', 'rivers', 'relief', 'lettering', 'connections', 'boxes', 'spaces', 'names'])(
    'the %s layer is a separate group',
    (name) => {
      expect(count(whole, new RegExp(`class="layer-${name}"`, 'g'))).toBe(1);
    },
  );

  test('contain no path with a broken number', () => {
    expect(whole).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('every reference to a definition is valid', () => {
    const wanted = [...whole.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
    const defined = new Set([...whole.matchAll(/ id="([\w-]+)"/g)].map((match) => match[1]));
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('no letter is smaller than 11 pixels where its layer is shown', () => {
    const sizes = [...whole.matchAll(/font-size="([\d.]+)"/g)].map((match) => Number(match[1]));
    expect(Math.min(...sizes.filter((size) => size !== names.settings.near.size))).toBeGreaterThanOrEqual(10.5);
  });
});

test('each Department has one wash, over its own land', () => {
  const washed = sheet.washes.map(({ of }) => of);
  const owners = SPACE_FACTS.flatMap(({ department }) => department ?? []);
  expect([...washed].sort()).toEqual([...new Set(owners)].sort());
  expect(sheet.tints.map(([of]) => of).sort()).toEqual([...washed].sort());
});

describe('the signs of the spaces', () => {
  test('include one for each space of the open map', () => {
    expect(count(drawn(Spaces), /class="space space-/g)).toBe(138);
  });

  test('show the terrain by shape', () => {
    expect(sign('worcester')).toContain('M-7.5-7.5H7.5V7.5H-7.5Z');
    expect(sign('venango')).toMatch(/<circle [^>]*r="8"/);
    expect(sign('katskills')).toContain('M-9.5 7.5L0-9L9.5 7.5Z');
  });

  test('have different frames for French and British fields, not only colours', () => {
    const shapes = (id: string) => [...sign(id).matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    expect(shapes('sorel')[0]).not.toBe(shapes('trenton')[0]);
  });

  test('have special marks for fortresses, ports, settlements and scoring places', () => {
    const plain = count(sign('sorel'), /<path/g);
    expect(count(sign('montreal'), /<path/g)).toBe(plain + 1);
    expect(count(sign('quebec'), /<path/g)).toBe(plain + 2);
    expect(sign('kittaning')).toContain('#b5713a');
    expect(sign('canajoharie')).toContain('#a98a22');
    expect(count(sign('niagara'), /<path/g)).toBe(count(sign('oswego'), /<path/g) + 1);
  });

  test.each(['montreal', 'trenton', 'sorel', 'katskills'])('are as wide as their radius says: %s', (id) => {
    const outline = sign(id).match(/ d="([^"]+)"/)?.[1] ?? '';
    const widest = Math.max(...(outline.match(/[\d.]+/g) ?? []).map(Number));
    expect(spaceRadius(factsOf(id))).toBeGreaterThanOrEqual(widest);
    expect(spaceRadius(factsOf(id))).toBeLessThanOrEqual(widest + 1);
  });

  test('do not touch their neighbours', () => {
    const placed = SPACE_FACTS.flatMap((facts, i) =>
      facts.holdingBox ? [] : [{ facts, at: positions[i] ?? { x: 0, y: 0 } }],
    );
    const touching = placed.flatMap((a, i) =>
      placed.slice(i + 1).flatMap((b) => {
        const away = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
        return away < spaceRadius(a.facts) + spaceRadius(b.facts) ? [`${a.facts.id} ${b.facts.id}`] : [];
      }),
    );
    expect(touching).toEqual([]);
  });
});

describe('connections', () => {
  test('each have a course, in order', () => {
    expect(courses).toHaveLength(CONNECTIONS.length);
    const astray = CONNECTIONS.filter((connection, index) => {
      const [x, y] = (courses[index]?.match(/-?[\d.]+/g) ?? []).map(Number);
      const start = positions[SPACE_FACTS.findIndex((facts) => facts.id === connection.a)];
      return !start || Math.hypot((x ?? 0) - start.x, (y ?? 0) - start.y) > 6;
    });
    expect(astray).toEqual([]);
  });

  test('include four exits of the upper country and four landings that end in an arrow head', () => {
    const ways = drawn(Connections);
    expect(count(ways, /map-arrow-exit/g)).toBe(4);
    expect(count(ways, /map-arrow-landing/g)).toBe(4);
  });
});

test('every place of the board is on the sheet: 141 spaces and 3 militia boxes', () => {
  expect(positions).toHaveLength(144);
  expect(
    positions.filter(({ x, y }) => !(x > 10 && x < mapSize.width - 10 && y > 10 && y < mapSize.height - 10)),
  ).toEqual([]);
});

test('a name in another language is shown whole, in no more lines than the printed one', () => {
  const label = names.settings.near.labels.find((each) => each.length > 5);
  if (!label) throw new Error('no name has two lines');
  const [id, , , , ...lines] = label;
  const html = drawn(() => (
    <MapNames naming={names} faceOf={faceOf} taken={[]} nameOf={(at) => (at === id ? 'Longue Pointe Neuve' : at)} />
  ));
  const [group = ''] = html.match(new RegExp(`<g[^>]*data-name="${id}".*?</g>`)) ?? [];
  const shown = [...group.matchAll(/<text[^>]*>(?:<!--.*?-->)*([^<]*)/g)].map(([, text]) => text);
  expect(shown.join(' ')).toBe('Longue Pointe Neuve');
  expect(shown).toHaveLength(lines.length);
});
