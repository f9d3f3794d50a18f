import { cell, NONE, type None } from '@carillon/flow';
import { at, BrokenInvariant } from '@carillon/kit';
import { CONNECTIONS, ONE_WAY_ARROWS } from './data/connections.ts';
import { SPACE_FACTS, type SpaceFacts } from './data/spaces.ts';
import { type Place, place, type Side, type Space, side, space } from './ids.ts';
import type { DepartmentName } from './names.ts';

// The map (2.0) as the rules use it: everything looked up once.

/** A connection as seen from one end. Water connections are land connections too (2.0). */
export interface Adjacency {
  readonly to: Space;
  readonly water: boolean;
  /** Along a lake shore (Lake Schooner). */
  readonly lake: boolean;
}

const joined: Adjacency[][] = space.all.map(() => []);
for (const { a, b, kind } of CONNECTIONS) {
  const water = kind !== 'land';
  const lake = kind === 'lakeshore';
  at(joined, space.of(a)).push({ to: space.of(b), water, lake });
  at(joined, space.of(b)).push({ to: space.of(a), water, lake });
}
const leaving: Adjacency[][] = joined.map((exits) => [...exits]);
for (const { from, to } of ONE_WAY_ARROWS)
  at(leaving, space.of(from)).push({ to: space.of(to), water: true, lake: false });

/** The list entry for a space. Not the shared `at`: these reads are the hottest. */
export function listOf<T>(lists: readonly (readonly T[])[], of: Space): readonly T[] {
  const list = lists[of];
  if (list === undefined) throw new BrokenInvariant(`no space ${of}`);
  return list;
}

/** The connections of a space: adjacency for every purpose. */
export const adjacentTo = (from: Space): readonly Adjacency[] => listOf(joined, from);
/** The ways out of a space for land and boat movement: its connections, and from Pays d'en Haut the arrows (2.0). */
export const exitsOf = (from: Space): readonly Adjacency[] => listOf(leaving, from);

/** Whether two spaces are adjacent. */
export const areAdjacent = (a: Space, b: Space): boolean => adjacentTo(a).some(({ to }) => to === b);

/** 2.0 Whether only an arrow leads from one space to another: they are not adjacent, and nobody goes back that way. */
export const isArrow = (from: Space, to: Space): boolean =>
  !areAdjacent(from, to) && exitsOf(from).some((exit) => exit.to === to);

/** Explain mode: a connection to each space, as if by river. */
export const waysTo: readonly Adjacency[] = space.all.map((to) => ({ to, water: true, lake: false }));

const factsOf = (of: Space): SpaceFacts => at(SPACE_FACTS, of);
// Stored as buffers of numbers with one shape, because they are read very often.
const bySpace = (read: (facts: SpaceFacts) => number | boolean): Int16Array =>
  Int16Array.from(space.all, (id) => Number(read(factsOf(id))));

const cultivated = bySpace((facts) => facts.terrain === 'cultivated');
const wilderness = bySpace((facts) => facts.terrain === 'wilderness');
const mountain = bySpace((facts) => facts.terrain === 'mountain');
const fortress = bySpace((facts) => facts.fortress);
const port = bySpace((facts) => facts.port);
const original = bySpace(({ originally }) => (originally === null ? NONE : side.of(originally)));

export const isCultivated = (of: Space): boolean => cell(cultivated, of) !== 0;
export const isWilderness = (of: Space): boolean => cell(wilderness, of) !== 0;
export const isMountain = (of: Space): boolean => cell(mountain, of) !== 0;
export const isFortress = (of: Space): boolean => cell(fortress, of) !== 0;
export const isPort = (of: Space): boolean => cell(port, of) !== 0;
/** All ports, in order. */
export const PORTS: readonly Space[] = space.all.filter(isPort);
/** The side that a cultivated space is originally friendly to (2.0), or `NONE`. */
export const originallyOf = (of: Space): Side | None => cell(original, of) as Side | None;

const BOXES: { readonly [D in DepartmentName]: Place } = {
  northern: place.of('northern-colonial-militias'),
  southern: place.of('southern-colonial-militias'),
  'st-lawrence': place.of('st-lawrence-canadian-militias'),
};
const boxes = bySpace(({ department }) => (department === null ? NONE : BOXES[department]));
/** The militia box of a space's Department (7.3), or `NONE`: Halifax and Louisbourg have none. */
export const militiaBoxOf = (of: Space): Place | None => cell(boxes, of) as Place | None;
