import { NONE, type None } from '@carillon/flow';
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

// The counters (3.0) as the rules ask of them: everything printed looked up once.

const byPiece = <T>(read: (facts: PieceFacts) => T): readonly T[] => PIECE_FACTS.map(read);
const ofType = (...types: readonly UnitType[]): readonly boolean[] => byPiece(({ type }) => types.includes(type));

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
const shapes = byPiece(({ shape }) => shape);
const rerolls = byPiece((facts) => facts.rerolls);
const sides = byPiece<Side | None>((facts) => (facts.side === null ? NONE : side.of(facts.side)));
const nations = byPiece<Nation | None>((facts) => (facts.nation === null ? NONE : nation.of(facts.nation)));
const villages = byPiece<Space | None>((facts) => (facts.village === null ? NONE : space.of(facts.village)));
const colonies = byPiece<Colony | None>((facts) => (facts.colony === null ? NONE : colony.of(facts.colony)));
const includes = (list: readonly string[], name: string): boolean => list.includes(name);
const points = byPiece(({ type }) => MOVEMENT.find(({ types }) => includes(types, type))?.mp ?? 0);
const groups = byPiece<Group | None>(({ type }) => {
  const found = BATTLE.groups.find(({ types }) => includes(types, type));
  return found === undefined ? NONE : group.of(found.id);
});

/** A smaller counter without shape, that neither rolls nor is hit nor counts (3.7). */
export const isCommander = (of: Piece): boolean => at(commanders, of);
/** Light units, Indian ones among them (3.1). */
export const isLight = (of: Piece): boolean => at(lights, of);
export const isIndian = (of: Piece): boolean => at(indians, of);
export const isBrigade = (of: Piece): boolean => at(brigades, of);
/** Metropolitan Brigades; Highland ones are (3.2.1). */
export const isMetropolitan = (of: Piece): boolean => at(metropolitans, of);
export const isHighland = (of: Piece): boolean => at(highlands, of);
export const isColonialBrigade = (of: Piece): boolean => at(colonials, of);
export const isCanadiens = (of: Piece): boolean => at(canadiens, of);
export const isArtillery = (of: Piece): boolean => at(artillery, of);
export const isBastion = (of: Piece): boolean => at(bastions, of);
export const isFort = (of: Piece): boolean => at(forts, of);
export const isFleet = (of: Piece): boolean => at(fleets, of);
/** Forts and Bastions never move. */
export const isMobile = (of: Piece): boolean => !isFort(of) && !isBastion(of);
export const hasReducedFace = (of: Piece): boolean => at(reducible, of);
/** 15.2.2 Drawing it draws a Commander. */
export const hasGorget = (of: Piece): boolean => at(gorgets, of);
/** Printed brown: Colonial Brigades and Colonial Light units (3.1). */
export const isColonial = (of: Piece): boolean => at(brown, of);
/** A Commander's rating (3.7), 0 for others. */
export const ratingOf = (of: Piece): number => at(ratings, of);
export const shapeOf = (of: Piece): ShapeName | null => at(shapes, of);
/** Whether a Commander's rerolls are for the shape of a unit (13.5). */
export const givesRerollTo = (commander: Piece, unit: Piece): boolean => {
  const shape = shapeOf(unit);
  return shape !== null && at(rerolls, commander).includes(shape);
};
/** The faction whose colour a counter is printed in; `NONE` for those of the Indian Nations. */
export const printedSide = (of: Piece): Side | None => at(sides, of);
export const nationOf = (of: Piece): Nation | None => at(nations, of);
/** The Village that a single Indian unit is linked to (2.1.8), or `NONE`. */
export const villageOf = (of: Piece): Space | None => at(villages, of);
/** The Colony named on a Colonial Brigade, or `NONE`. */
export const colonyOf = (of: Piece): Colony | None => at(colonies, of);
/** Movement Points (10.2). */
export const movementOf = (of: Piece): number => at(points, of);
/** The units it rolls with in Battle (13.3.3); `NONE` for Commanders. */
export const groupOf = (of: Piece): Group | None => at(groups, of);

const kinds = byPiece(({ kind }) => kind);
const kindNumbers = kinds.map((kind) => kinds.indexOf(kind));
/** Two counters of the same number are alike but for state and place: of such, one is offered. */
export const alikeNumber = (of: Piece): number => at(kindNumbers, of);
