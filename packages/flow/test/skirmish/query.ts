/** Pure functions of a position. They change and store nothing. */
import { type IdSet, met, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from './clauses.ts';
import {
  alike,
  type Card,
  exits,
  other,
  type Piece,
  piece,
  type Side,
  type Space,
  sideOf,
  space,
  strengthOf,
  titleOf,
} from './names.ts';
import type { Modifier, State } from './state.ts';

/** The pieces of a side in a space, in ascending order. */
export const piecesAt = (g: State, of: Side, at: Space): Piece[] =>
  piece.all.filter((each) => sideOf(each) === of && g.place.get(each) === at);

/** Whether a side may name a piece that it has in a space. */
export const mayName = (g: State, of: Side, at: Space, each: Piece): boolean =>
  met(CLAUSES.own, sideOf(each) === of) && met(CLAUSES.here, g.place.get(each) === at);

/** Of identical pieces only the first: what a player can distinguish. */
export const unlike = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter((each, i) => met(CLAUSES.once, !pieces.slice(0, i).some((before) => alike(before, each))));

/** Of each title only the first card: its copies are identical. */
export const oneOfTitle = (cards: readonly Card[]): Card[] =>
  cards.filter((each, i) => met(CLAUSES.once, cards.findIndex((before) => titleOf(before) === titleOf(each)) === i));

/** The forces of a side: how strong it stands in each space where it has pieces. */
export const forcesOf = (g: State, of: Side): Record<string, number> =>
  Object.fromEntries(space.all.filter((at) => holds(g, of, at)).map((at) => [space.nameOf(at), strength(g, of, at)]));

export const holds = (g: State, of: Side, at: Space): boolean => piecesAt(g, of, at).length > 0;

/** The strength of a side in a space, or on the whole map. */
export const strength = (g: State, of: Side, at?: Space): number =>
  piece.all
    .filter((each) => sideOf(each) === of && (at === undefined ? g.place.get(each) !== NONE : g.place.get(each) === at))
    .reduce((sum, each) => sum + strengthOf(each), 0);

/** 2.2 The adjacent spaces; all spaces, while an explanation asks what if they need not be adjacent. */
export const near = (at: Space): readonly Space[] => (unmet(CLAUSES.adjacent) ? space.all : exits(at));

/** 3.1 The adjacent spaces from which a side could intercept, or bring up reserves. */
export const neighboursHeld = (g: State, of: Side, at: Space): Space[] =>
  exits(at).filter((each) => holds(g, of, each));

/** 4.5 Where a beaten side may retreat: adjacent to the battle, without enemies. */
export const retreatsFrom = (g: State, of: Side, at: Space): Space[] =>
  near(at).filter((each) => met(CLAUSES.noEnemies, !holds(g, other(of), each)));

/** 4.2 How many pieces the enemy loses to a side's fire. */
export const hitsOf = (score: number): number => (score >= 9 ? 2 : score >= 5 ? 1 : 0);

export const totalOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);

/** The bonus of the cards played in an interception or a battle to a roll. */
export const cardModifiers = (played: IdSet<Card>, each: (card: Card) => number): Modifier[] =>
  played.toArray().map((id) => ({ why: titleOf(id), by: each(id) }));
