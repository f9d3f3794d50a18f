import { readFileSync } from 'node:fs';
import {
  type Bend,
  distance,
  distanceToLine,
  inRings,
  lengthOf,
  linesModule,
  type Point,
  placedModule,
  readRegion,
  resample,
  sampled,
} from '@carillon/workshop';
import { describe, expect, test } from 'vitest';
import { ARROWS } from '../../src/map/arrows.ts';
import { bendOf, drawMap, FRAME, REGION } from '../../src/map/draw.ts';
import { readFacts, standsAt } from '../../src/map/facts.ts';

const facts = readFacts();
const bend = bendOf(facts.spaces);
const map = drawMap(facts, readRegion(REGION));
const stand = new Map(facts.spaces.map((space) => [space.id, standsAt(space)]));

function place(id: string): Point {
  const point = stand.get(id);
  if (!point) throw new Error(`no space ${id}`);
  return point;
}

/** Lakes are holes of the land. */
const inWater = (point: Point) => !inRings(point, [...map.water.land, ...map.water.lakes]);
const toShore = (point: Point) =>
  Math.min(...[...map.water.land, ...map.water.lakes].map((r) => distanceToLine(point, r)));

describe('the land bent onto the board', () => {
  test('no part of it is folded over another', () => {
    const folded: Point[] = [];
    for (let lon = -84; lon <= -66; lon += 0.2) {
      for (let lat = 38; lat <= 48.5; lat += 0.2)
        if (onBoard(bend([lon, lat])) && mirrored(bend, lon, lat)) folded.push([lon, lat]);
    }
    expect(folded).toEqual([]);
  });

  test('nine in ten known places are within a counter of their space', () => {
    const known = facts.spaces.filter((space) => space.lonlatSource === 'known' && space.kind === 'space');
    const far = known.filter((space) => distance(bend(space.lonlat), standsAt(space)) > 13);
    expect(known.length).toBeGreaterThan(90);
    expect(far.length).toBeLessThan(known.length / 10);
  });

  test.each([
    ['Lake Ontario', [360, 200]],
    ['Lake Erie', [60, 250]],
    ['Lake Champlain', [655, 200]],
    ['the St Lawrence below Québec', [905, 72]],
    ['Massachusetts Bay', [775, 440]],
    ['the open sea', [900, 420]],
  ] as const)('%s is water', (_, point) => {
    expect(inWater(point)).toBe(true);
  });

  test.each(['albany', 'ohio-forks', 'worcester', 'carlisle', 'katskills', 'memphremagog'])(
    '%s is on dry land',
    (id) => {
      expect(inWater(place(id))).toBe(false);
    },
  );

  test('every port is on the shore', () => {
    const ports = facts.spaces.filter((space) => space.port && space.kind === 'space');
    expect(ports).toHaveLength(7);
    expect(ports.filter((port) => toShore(standsAt(port)) > 14).map((port) => port.id)).toEqual([]);
  });
});

function onBoard([x, y]: Point): boolean {
  return x > FRAME.left && x < FRAME.right && y > FRAME.top && y < FRAME.bottom;
}

/** East and north, bent, are no longer a quarter turn to the left. */
function mirrored(carry: Bend, lon: number, lat: number): boolean {
  const [at, east, north] = [carry([lon, lat]), carry([lon + 0.02, lat]), carry([lon, lat + 0.02])];
  return (east[0] - at[0]) * (north[1] - at[1]) - (east[1] - at[1]) * (north[0] - at[0]) >= 0;
}

describe('the connections', () => {
  const courses = facts.connections.map((connection, index) => {
    const points = sampled(map.courses[index]?.points ?? []);
    return { ...connection, name: `${connection.a} to ${connection.b}`, points };
  });

  test('each runs from the one space to the other', () => {
    const astray = courses.filter(({ a, b, points }) => {
      const [start, end] = [points[0], points.at(-1)];
      return !start || !end || distance(start, place(a)) > 6 || distance(end, place(b)) > 6;
    });
    expect(astray.map((course) => course.name)).toEqual([]);
  });

  test('roads pass no third space within its sign', () => {
    const roads = courses.filter((course) => course.kind === 'land');
    const others = (course: { a: string; b: string }) =>
      facts.spaces.filter((s) => s.id !== course.a && s.id !== course.b);
    const touching = roads.filter((road) => others(road).some((s) => distanceToLine(standsAt(s), road.points) < 9.5));
    expect(touching.map((road) => road.name)).toEqual([]);
  });

  test('roads are not detours: at most a tenth longer than the straight way', () => {
    const long = courses.filter(
      ({ kind, a, b, points }) => kind === 'land' && lengthOf(points) > 1.1 * distance(place(a), place(b)),
    );
    expect(long.map((road) => road.name)).toEqual([]);
  });

  test('lakeshore courses keep to drawn water, except for the landings at their ends', () => {
    const shores = courses.filter((course) => course.kind === 'lakeshore');
    const ashore = shores.filter((course) => dry(course.points, course) > 0.1);
    expect(shores).toHaveLength(20);
    expect(ashore.map((course) => course.name)).toEqual([]);
  });

  test('the exits of the upper country and the ways of landings are all drawn, to the spaces they name', () => {
    const drawn = ARROWS.map(({ from, to }) => `${from} > ${to}`);
    const printed = [...facts.oneWayArrows, ...facts.amphibiousArrows].map(({ from, to }) => `${from} > ${to}`);
    expect(new Set(drawn)).toEqual(new Set(printed));
    for (const { to, curve } of ARROWS.filter((arrow) => arrow.to !== 'louisbourg')) {
      expect(distance(curve[2], place(to)), to).toBeLessThan(18);
    }
  });
});

/** The share of a course that runs over land, away from its spaces by more than their signs. */
function dry(points: readonly Point[], ends: { a: string; b: string }): number {
  const steps = resample(points, 1);
  const away = steps.filter((point) => distance(point, place(ends.a)) > 14 && distance(point, place(ends.b)) > 14);
  return away.filter((point) => !inWater(point) && toShore(point) > 3).length / Math.max(1, away.length);
}

describe('hills and woods', () => {
  test('stand on dry land, and under no name and no counter', () => {
    const marks = [...map.hills, ...map.trees];
    const names = map.names.map((name) => name.box);
    expect(marks.length).toBeGreaterThan(250);
    expect(marks.filter((mark) => inWater(mark.at))).toEqual([]);
    expect(
      marks.filter(({ at: [x, y] }) => names.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom)),
    ).toEqual([]);
  });

  test('mountain spaces have hills about them, except one hemmed in by names', () => {
    const bare = facts.spaces.filter(
      (space) =>
        space.terrain === 'mountain' && map.hills.filter((hill) => distance(hill.at, standsAt(space)) < 45).length < 2,
    );
    expect(bare.length, bare.map((space) => space.id).join()).toBeLessThanOrEqual(1);
  });
});

describe('the checked-in map', () => {
  test.each([
    ['lines.ts', linesModule('wilderness-war', map)],
    ['placed.ts', placedModule('wilderness-war', map, ARROWS)],
  ])('%s is what the tool draws from the facts', (file, text) => {
    const path = new URL(`../../../board/src/map/generated/${file}`, import.meta.url);
    expect(readFileSync(path, 'utf8') === text, 'run npm run map').toBe(true);
  });
});
