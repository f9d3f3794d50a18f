import { cell, NONE, type None } from '@carillon/flow';
import { at, BrokenInvariant } from '@carillon/kit';
import { CONNECTION_FACTS } from './data/connections.ts';
import { SPACE_FACTS, type SpaceFacts } from './data/spaces.ts';
import {
  type Colony,
  type Connection,
  colony,
  type Nation,
  nation,
  type Side,
  type Space,
  side,
  space,
  type Way,
} from './ids.ts';
import type { SpaceKind } from './names.ts';

// The map (2.0) as the rules use it: everything looked up once.

/** A connection as seen from one end. */
export interface Adjacency {
  readonly to: Space;
  readonly by: Connection;
  /** The connection in this direction. */
  readonly way: Way;
}

const exits: Adjacency[][] = space.all.map(() => []);
CONNECTION_FACTS.forEach(({ a, b }, index) => {
  const by = index as Connection;
  at(exits, space.of(a)).push({ to: space.of(b), by, way: (2 * index) as Way });
  at(exits, space.of(b)).push({ to: space.of(a), by, way: (2 * index + 1) as Way });
});

/** The connections of a space. Not the shared `at`: these reads are the hottest. */
export function exitsOf(from: Space): readonly Adjacency[] {
  const found = exits[from];
  if (found === undefined) throw new BrokenInvariant(`no space ${from}`);
  return found;
}

// Stored as buffers of numbers with one shape, because they are read very often.
const bySpace = (read: (facts: SpaceFacts) => number | boolean): Int16Array =>
  Int16Array.from(SPACE_FACTS, (facts) => Number(read(facts)));
const isKind = (...kinds: readonly SpaceKind[]): Int16Array => bySpace(({ kind }) => kinds.includes(kind));

const outposts = isKind('outpost');
const settled = isKind('settled', 'fortress');
const fortresses = isKind('fortress');
const bases = isKind('base');
const wilderness = isKind('wilderness');
const homes = bySpace(({ home }) => (home === null ? NONE : side.of(home)));
const values = bySpace(({ value }) => value);
const victory = bySpace(({ victorySpace }) => victorySpace);
const colonies = bySpace((facts) => (facts.colony === null ? NONE : colony.of(facts.colony)));
const coastal = bySpace(({ seaZones }) => seaZones.length > 0);
const atlantic = bySpace(({ seaZones }) => seaZones.includes('atlantic-ocean'));
const nations = bySpace((f) => (f.indianNation === null ? NONE : nation.of(f.indianNation)));
const militiaSides = bySpace(({ militia }) => (militia === null ? NONE : side.of(militia.side)));
const militiaCounts = bySpace(({ militia }) => militia?.count ?? 0);
/** The rank of spaces without one. */
const UNRANKED = 0x7fff;
const ranks = bySpace(({ battleRank }) => battleRank ?? UNRANKED);

/** 2.1.4 */
export const isOutpost = (of: Space): boolean => cell(outposts, of) !== 0;
/** 2.1.5 Settled Spaces; Fortresses are (2.1.10). */
export const isSettled = (of: Space): boolean => cell(settled, of) !== 0;
/** Printed as a Fortress; without Bastions it is only a Settled Space (2.1.10). */
export const isFortress = (of: Space): boolean => cell(fortresses, of) !== 0;
export const isBase = (of: Space): boolean => cell(bases, of) !== 0;
/** 2.1.3 A space that is nobody's home and that nobody controls. */
export const isWilderness = (of: Space): boolean => cell(wilderness, of) !== 0;
/** The faction whose Home Space it is (2.1.1), or `NONE`. */
export const homeOf = (of: Space): Side | None => cell(homes, of) as Side | None;
/** Its printed value (2.1.4, 2.1.5). */
export const worthOf = (of: Space): number => cell(values, of);
export const isVictorySpace = (of: Space): boolean => cell(victory, of) !== 0;
/** The Colony in which it lies (2.4), or `NONE`. */
export const colonyAt = (of: Space): Colony | None => cell(colonies, of) as Colony | None;
/** 2.1.6, 2.3 Whether it borders a Sea Zone. */
export const isCoastal = (of: Space): boolean => cell(coastal, of) !== 0;
/** Whether it borders the Atlantic Ocean, the only Sea Zone that is British from the start (10.6.2). */
export const isAtlantic = (of: Space): boolean => cell(atlantic, of) !== 0;
/** 2.1.8, 2.5 The Indian Nation whose Village it is, or `NONE`. */
export const nationAt = (of: Space): Nation | None => cell(nations, of) as Nation | None;
/** The faction for which its Militia fight (13.2.1), or `NONE`, and the silhouettes printed. */
export const militiaSideOf = (of: Space): Side | None => cell(militiaSides, of) as Side | None;
export const printedMilitia = (of: Space): number => cell(militiaCounts, of);
/** Its place in the order of Battles (13.0). */
export const battleRank = (of: Space): number => cell(ranks, of);

const byConnection = (read: (facts: (typeof CONNECTION_FACTS)[number]) => number | boolean): Int16Array =>
  Int16Array.from(CONNECTION_FACTS, (facts) => Number(read(facts)));
const highways = byConnection(({ kind }) => kind === 'highway');
const coastlines = byConnection((facts) => facts.coastal);
const nationPaths = byConnection((facts) => (facts.nation === null ? NONE : nation.of(facts.nation)));
const ends = CONNECTION_FACTS.map(({ a, b }): readonly [Space, Space] => [space.of(a), space.of(b)]);

/** 2.2.1 A Highway; all others are Paths until a Road is built. */
export const isHighway = (of: Connection): boolean => cell(highways, of) !== 0;
/** 2.2.4 Fleets may move along it. */
export const isCoastalConnection = (of: Connection): boolean => cell(coastlines, of) !== 0;
/** 2.2.2 The Nation whose dark grey Path it is, or `NONE`. */
export const nationOfPath = (of: Connection): Nation | None => cell(nationPaths, of) as Nation | None;
export const endsOf = (of: Connection): readonly [Space, Space] => at(ends, of);
