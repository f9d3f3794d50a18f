import { cell, type IdSet, NONE, type None } from '@carillon/flow';
import { AUXILIARIES, firstPiece, firstUnit, lastPiece } from '../counters.ts';
import {
  FRENCH,
  NO_WORK,
  type Piece,
  type Place,
  type Side,
  type Space,
  side,
  spaceOf,
  type Work,
  work,
} from '../ids.ts';
import { isFortress, originallyOf } from '../map.ts';
import type { State } from '../state.ts';

// The contents of a space.

const unitsColumn = (g: State, of: Side, where: Space): number =>
  of === FRENCH ? g.frenchUnits.get(where) : g.britishUnits.get(where);

/** Whether a side has Drilled Troops or Auxiliaries in a space outside its forts and fortresses. Militia and leaders do not count. */
export const hasUnits = (g: State, of: Side, where: Space): boolean => unitsColumn(g, of, where) !== 0;
export const hasDrilled = (g: State, of: Side, where: Space): boolean => unitsColumn(g, of, where) % AUXILIARIES !== 0;

/**
 * The first piece of a side in a place, or `NONE`. Iterate with `for (let p = firstAt(…); p !== NONE; p = nextAt(…,
 * p))`.
 */
export const firstAt = (g: State, of: Side, where: Place): Piece | None => seek(g, of, where, firstPiece(of));
/** The first unit of a side in a place, or `NONE`; leaders are skipped. */
export const firstUnitAt = (g: State, of: Side, where: Place): Piece | None => seek(g, of, where, firstUnit(of));
/** The next piece of a side in a place after `after`, or `NONE`. */
export const nextAt = (g: State, of: Side, where: Place, after: Piece): Piece | None =>
  seek(g, of, where, (after + 1) as Piece);

/** Like `firstAt`, without pieces inside a fort or fortress. */
export const firstOutside = (g: State, of: Side, where: Place): Piece | None =>
  seekOutside(g, of, where, firstPiece(of));
/** Like `nextAt`, without pieces inside a fort or fortress. */
export const nextOutside = (g: State, of: Side, where: Place, after: Piece): Piece | None =>
  seekOutside(g, of, where, (after + 1) as Piece);

function seekOutside(g: State, of: Side, where: Place, from: Piece): Piece | None {
  let p = seek(g, of, where, from);
  while (p !== NONE && g.inside.has(p)) p = seek(g, of, where, (p + 1) as Piece);
  return p;
}

const seek = (g: State, of: Side, where: Place, from: Piece): Piece | None => g.place.find(where, from, lastPiece(of));

/** Collects the spaces in which a side has pieces. */
export function gatherOccupied(g: State, of: Side, into: IdSet<Space>): void {
  into.clear();
  for (let p = firstPiece(of) as number; p <= lastPiece(of); p++) {
    const where = spaceOf(g.place.get(p as Piece));
    if (where !== NONE) into.add(where);
  }
}

const STOCKADES = [work.of('french-stockade'), work.of('british-stockade')] as const;
const FORTS = [work.of('french-fort'), work.of('british-fort')] as const;
const FORTS_STARTED = [work.of('french-fort-started'), work.of('british-fort-started')] as const;
const BOTH = [work.of('french-stockade-fort-started'), work.of('british-stockade-fort-started')] as const;
const of2 = (pair: readonly [Work, Work], of: Side): Work => (of === FRENCH ? pair[0] : pair[1]);

export const stockadeOf = (of: Side): Work => of2(STOCKADES, of);
export const fortOf = (of: Side): Work => of2(FORTS, of);
export const fortStartedOf = (of: Side): Work => of2(FORTS_STARTED, of);
/** A stockade with a fort under construction beside it (5.43). */
export const stockadeAndFortOf = (of: Side): Work => of2(BOTH, of);

/** For each kind of works, the side that has any there, or `NONE`. */
const ownersOf = (...pairs: readonly (readonly [Work, Work])[]): Int16Array =>
  Int16Array.from(work.all, (each) => side.all.find((of) => pairs.some((pair) => of2(pair, of) === each)) ?? NONE);
const builders = ownersOf(STOCKADES, FORTS, FORTS_STARTED, BOTH);
const stockades = ownersOf(STOCKADES, BOTH);
const fortsStarted = ownersOf(FORTS_STARTED, BOTH);
const fortifications = ownersOf(STOCKADES, FORTS, BOTH);

/** The side that has built anything there, including a fort under construction, or `NONE`. */
export const builtBy = (g: State, where: Space): Side | None => cell(builders, g.works.get(where)) as Side | None;

/** The side that has a fort under construction there, or `NONE`. */
export const fortStartedBy = (g: State, where: Space): Side | None =>
  cell(fortsStarted, g.works.get(where)) as Side | None;

export const hasStockade = (g: State, of: Side, where: Space): boolean => cell(stockades, g.works.get(where)) === of;

/** Whether a side has a fort under construction there: not yet a fortification (5.44). */
export const hasFortStarted = (g: State, of: Side, where: Space): boolean => fortStartedBy(g, where) === of;

export const hasFort = (g: State, of: Side, where: Space): boolean => g.works.get(where) === fortOf(of);

/** Whether a side holds the fortress there: its own originally, or captured (9.22); besieged or not. */
export const hasFortress = (g: State, of: Side, where: Space): boolean =>
  isFortress(where) && (originallyOf(where) === of) !== g.captured.has(where);

/** Whether a side has a fortification there: a stockade, a completed fort or a fortress (2.0). */
export function hasFortification(g: State, of: Side, where: Space): boolean {
  const works = g.works.get(where);
  return works === NO_WORK ? hasFortress(g, of, where) : cell(fortifications, works) === of;
}

/** Whether a space has a Siege marker (8.21). The fort or fortress, and everybody inside, is then besieged. */
export const isBesieged = (g: State, where: Space): boolean => g.besieged.has(where);

/** 8.22 Whether a side has a fortification there that is not besieged. */
export const hasFreeFortification = (g: State, of: Side, where: Space): boolean =>
  hasFortification(g, of, where) && !isBesieged(g, where);

/** 8.1 Whether a side has a fort or fortress there, in which pieces may take shelter. */
export const hasPost = (g: State, of: Side, where: Space): boolean =>
  hasFort(g, of, where) || hasFortress(g, of, where);
/** A fort or fortress that is not besieged. */
export const hasFreePost = (g: State, of: Side, where: Space): boolean =>
  hasPost(g, of, where) && !isBesieged(g, where);
