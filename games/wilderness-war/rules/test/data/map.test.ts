import { expect, test } from 'vitest';
import connectionsJson from '../../../facts/data/connections.json' with { type: 'json' };
import spacesJson from '../../../facts/data/spaces.json' with { type: 'json' };
import { AMPHIBIOUS_ARROWS, CONNECTIONS, ONE_WAY_ARROWS } from '../../src/data/connections.ts';
import { MILITIA_BOX_FACTS, SPACE_FACTS } from '../../src/data/spaces.ts';
import { DEPARTMENTS, MILITIA_BOXES, PLACES, SPACES, TERRAINS } from '../../src/names.ts';

const { spaces, militiaBoxes } = spacesJson;

/** Spaces joined to each space, read from the connections in both directions. */
function neighbours(): Map<string, string[]> {
  const joined = new Map<string, string[]>(SPACES.map((space) => [space, []]));
  for (const { a, b } of CONNECTIONS) {
    joined.get(a)?.push(b);
    joined.get(b)?.push(a);
  }
  return joined;
}

function walkFrom(start: string): Set<string> {
  const joined = neighbours();
  const reached = new Set([start]);
  for (const space of reached) for (const next of joined.get(space) ?? []) reached.add(next);
  return reached;
}

test('the map has 141 spaces and 3 militia boxes, named in the order of the facts', () => {
  expect(SPACES).toHaveLength(141);
  expect(SPACES).toEqual(spaces.map((space) => space.id));
  expect(MILITIA_BOXES).toHaveLength(3);
  expect(MILITIA_BOXES).toEqual(militiaBoxes.map((box) => box.id));
});

test('places are the spaces, the militia boxes, and four places off the map', () => {
  const offMap = ['reserve', 'leader-pool', 'set-aside', 'removed'];
  expect(PLACES).toEqual([...SPACES, ...MILITIA_BOXES, ...offMap]);
  expect(new Set(PLACES).size).toBe(148);
});

test('every space agrees with the facts in every field', () => {
  const listed = spaces.map((space) => ({
    id: space.id,
    name: space.name,
    holdingBox: space.kind === 'holding-box',
    terrain: space.terrain,
    department: space.department,
    originally: space.originally,
    fortress: space.fortress,
    port: space.port,
    settlement: space.settlement,
    vpLocation: space.vpLocation,
  }));
  expect(SPACE_FACTS).toEqual(listed);
});

test('every militia box agrees with the facts in every field', () => {
  const listed = militiaBoxes.map(({ id, name, side, department }) => ({ id, name, side, department }));
  expect(MILITIA_BOX_FACTS).toEqual(listed);
});

test('terrains and Departments are those that the map uses', () => {
  expect([...TERRAINS].sort()).toEqual([...new Set(spaces.map((space) => space.terrain))].sort());
  expect([...DEPARTMENTS].sort()).toEqual(['northern', 'southern', 'st-lawrence']);
});

test('eleven fortresses: eight originally British, three originally French', () => {
  const fortresses = SPACE_FACTS.filter((space) => space.fortress);
  expect(fortresses.filter((space) => space.originally === 'british')).toHaveLength(8);
  expect(fortresses.filter((space) => space.originally === 'french').map((space) => space.name)).toEqual([
    'Québec',
    'Montréal',
    'Louisbourg',
  ]);
});

test('276 connections agree with the facts: 203 by land, 53 along rivers, 20 along lake shores', () => {
  expect(CONNECTIONS).toEqual(connectionsJson.connections);
  const number = (kind: string) => CONNECTIONS.filter((connection) => connection.kind === kind).length;
  expect([CONNECTIONS.length, number('land'), number('river'), number('lakeshore')]).toEqual([276, 203, 53, 20]);
});

test('each connection joins two different spaces and is listed once, whichever end is named first', () => {
  const pairs = CONNECTIONS.map(({ a, b }) => [a, b].sort().join(' - '));
  expect(new Set(pairs).size).toBe(276);
  expect(CONNECTIONS.filter(({ a, b }) => a === b)).toEqual([]);
});

test('each space is a neighbour of its neighbours', () => {
  const joined = neighbours();
  for (const [space, others] of joined) for (const other of others) expect(joined.get(other)).toContain(space);
  expect([...joined.values()].flat()).toHaveLength(2 * 276);
});

test('one can walk from Boston to every space but the three holding boxes', () => {
  const cutOff = SPACES.filter((space) => !walkFrom('boston').has(space));
  expect(cutOff).toEqual(['halifax', 'louisbourg', 'pays-den-haut']);
  expect(SPACE_FACTS.filter((space) => space.holdingBox).map((space) => space.id)).toEqual(cutOff);
});

test('arrows agree with the facts and join spaces that no connection joins', () => {
  const listed = ({ from, to }: { from: string; to: string }) => ({ from, to });
  expect(ONE_WAY_ARROWS).toEqual(connectionsJson.oneWayArrows.map(listed));
  expect(AMPHIBIOUS_ARROWS).toEqual(connectionsJson.amphibiousArrows.map(listed));
  const joined = neighbours();
  for (const { from, to } of [...ONE_WAY_ARROWS, ...AMPHIBIOUS_ARROWS]) expect(joined.get(from)).not.toContain(to);
});
