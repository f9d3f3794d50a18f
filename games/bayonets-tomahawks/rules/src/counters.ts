import { cell, NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { PIECE_FACTS, type PieceFacts } from './data/pieces.ts';
import { BATTLE, MOVEMENT } from './data/tables.ts';
import {
  type Colony,
  colony,
  type Group,
  group,
  type Nation,
  nation,
  type Piece,
  type Side,
  type Space,
  side,
  space,
} from './ids.ts';
import type { ShapeName, UnitType } from './names.ts';

// The counters (3.0) as the rules use them: everything printed, looked up once.

// Stored as buffers of numbers with one shape, because they are read more often than anything else.
const byPiece = (read: (facts: PieceFacts) => number | boolean): Int16Array =>
  Int16Array.from(PIECE_FACTS, (facts) => Number(read(facts)));
const ofType = (...types: readonly UnitType[]): Int16Array => byPiece(({ type }) => types.includes(type));

const commanders = ofType('commander');
const lights = ofType('light', 'indian', 'indian-nation');
const indians = ofType('indian', 'indian-nation');
const brigades = ofType('highland', 'metropolitan-brigade', 'colonial-brigade', 'canadiens');
const metropolitans = ofType('highland', 'metropolitan-brigade');
const highlands = ofType('highland');
const colonials = ofType('colonial-brigade');
const canadiens = ofType('canadiens');
const artillery = ofType('artillery');
const bastions = ofType('bastion');
const forts = ofType('fort');
const fleets = ofType('fleet');
const reducible = byPiece(({ reducedFace }) => reducedFace);
const gorgets = byPiece(({ gorget }) => gorget);
const brown = byPiece(({ colonial }) => colonial);
const ratings = byPiece(({ rating }) => rating);
const shapes = PIECE_FACTS.map(({ shape }) => shape);
const rerolls = PIECE_FACTS.map((facts) => facts.rerolls);
const sides = byPiece((facts) => (facts.side === null ? NONE : side.of(facts.side)));
const nations = byPiece((facts) => (facts.nation === null ? NONE : nation.of(facts.nation)));
const villages = byPiece((facts) => (facts.village === null ? NONE : space.of(facts.village)));
const colonies = byPiece((facts) => (facts.colony === null ? NONE : colony.of(facts.colony)));
const includes = (list: readonly string[], name: string): boolean => list.includes(name);
const points = byPiece(({ type }) => MOVEMENT.find(({ types }) => includes(types, type))?.mp ?? 0);
const groups = byPiece(({ type }) => {
  const found = BATTLE.groups.find(({ types }) => includes(types, type));
  return found === undefined ? NONE : group.of(found.id);
});

/** A smaller counter without shape, which neither rolls nor takes Hits nor counts (3.7). */
export const isCommander = (of: Piece): boolean => cell(commanders, of) !== 0;
/** Light units, including Indian ones (3.1). */
export const isLight = (of: Piece): boolean => cell(lights, of) !== 0;
/** 3.1.1 Indian units, those of the Nations (3.1.2) among them. */
export const isIndian = (of: Piece): boolean => cell(indians, of) !== 0;
export const isBrigade = (of: Piece): boolean => cell(brigades, of) !== 0;
/** Metropolitan Brigades, including Highland ones (3.2.1). */
export const isMetropolitan = (of: Piece): boolean => cell(metropolitans, of) !== 0;
export const isHighland = (of: Piece): boolean => cell(highlands, of) !== 0;
export const isColonialBrigade = (of: Piece): boolean => cell(colonials, of) !== 0;
export const isCanadiens = (of: Piece): boolean => cell(canadiens, of) !== 0;
/** 3.3 */
export const isArtillery = (of: Piece): boolean => cell(artillery, of) !== 0;
export const isBastion = (of: Piece): boolean => cell(bastions, of) !== 0;
export const isFort = (of: Piece): boolean => cell(forts, of) !== 0;
/** 3.6 */
export const isFleet = (of: Piece): boolean => cell(fleets, of) !== 0;
/** Forts and Bastions never move. */
export const isMobile = (of: Piece): boolean => !isFort(of) && !isBastion(of);
/** 3.0.2, 3.1.1 Whether a unit has a Reduced face; Indian units have none. */
export const hasReducedFace = (of: Piece): boolean => cell(reducible, of) !== 0;
/** 15.2.2 Drawing it draws a Commander. */
export const hasGorget = (of: Piece): boolean => cell(gorgets, of) !== 0;
/** Printed brown: Colonial Brigades and Colonial Light units (3.1). */
export const isColonial = (of: Piece): boolean => cell(brown, of) !== 0;
/** A Commander's rating (3.7), 0 for others. */
export const ratingOf = (of: Piece): number => cell(ratings, of);
export const shapeOf = (of: Piece): ShapeName | null => at(shapes, of);
/** Whether a Commander's rerolls are for the shape of a unit (13.5). */
export const givesRerollTo = (commander: Piece, unit: Piece): boolean => {
  const shape = shapeOf(unit);
  return shape !== null && at(rerolls, commander).includes(shape);
};
/** The faction whose colour a counter is printed in; `NONE` for those of the Indian Nations. */
export const printedSide = (of: Piece): Side | None => cell(sides, of) as Side | None;
export const nationOf = (of: Piece): Nation | None => cell(nations, of) as Nation | None;
/** The Village that a single Indian unit is linked to (2.1.8), or `NONE`. */
export const villageOf = (of: Piece): Space | None => cell(villages, of) as Space | None;
/** The Colony named on a Colonial Brigade, or `NONE`. */
export const colonyOf = (of: Piece): Colony | None => cell(colonies, of) as Colony | None;
/** Movement Points (10.2). */
export const movementOf = (of: Piece): number => cell(points, of);
/** The units it rolls with in Battle (13.3.3); `NONE` for Commanders. */
export const groupOf = (of: Piece): Group | None => cell(groups, of) as Group | None;

const kinds = PIECE_FACTS.map(({ kind }) => kind);
const kindNumbers = byPiece(({ kind }) => kinds.indexOf(kind));
/** Two counters with the same number are identical except for state and place; only one of them is offered. */
export const alikeNumber = (of: Piece): number => cell(kindNumbers, of);
