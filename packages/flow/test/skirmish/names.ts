/**
 * Skirmish: a small complete game, written as a rules package is written. It shows how; `docs/writing-procedures.md`
 * walks through it. Two sides of four pieces fight over a map of six spaces for a few turns:
 *
 * 1 A turn: each side draws a card (1.1); both bid supply in secret for the first move (1.2, 1.3); each side in
 *   turn marches with one force or rests (1.4); somebody may have won (5).
 * 2 A march: choose the pieces (2.1), go up to two spaces, one by one (2.2); each may be intercepted (3); where enemies
 *   stand there is a battle (4); a force that was intercepted, or that lost, goes no further (2.3).
 * 3 An interception: from a space next to the one entered (3.1), cards (3.2), two dice (3.3).
 * 4 A battle: cards (4.1), both fire at once (4.2), losses one at a time (4.3), who won (4.4), the retreat (4.5).
 * 5 Victory: by taking the enemy's home (5.1), or by strength after the last turn (5.2).
 *
 * This file is the vocabulary: names, and the ids that stand for them. It imports nothing of the game.
 */
import { type Id, idKind } from '@carillon/flow';
import { at } from '@carillon/kit';

export const side = idKind('side', ['blue', 'red']);
export type Side = Id<'side'>;
export const BLUE: Side = side.of('blue');
export const RED: Side = side.of('red');
export const other = (of: Side): Side => (of === BLUE ? RED : BLUE);

/** The map: each space with its neighbours. Blue's home is the camp, Red's the keep. */
const MAP = {
  camp: ['mill', 'wood'],
  mill: ['camp', 'hill', 'farm'],
  wood: ['camp', 'hill'],
  hill: ['mill', 'wood', 'farm', 'keep'],
  farm: ['mill', 'hill', 'keep'],
  keep: ['hill', 'farm'],
};
export const space = idKind('space', Object.keys(MAP));
export type Space = Id<'space'>;
const LINKS = Object.values(MAP).map((names) => names.map(space.of));
/** The spaces next to one. */
export const exits = (from: Space): readonly Space[] => at(LINKS, from);
const HOMES = [space.of('camp'), space.of('keep')];
export const homeOf = (of: Side): Space => at(HOMES, of);

/** The pieces, four a side, each with its strength. Pieces of one side with the same strength are identical. */
const PIECES = {
  'blue-guard': 3,
  'blue-rangers': 2,
  'blue-militia-1': 1,
  'blue-militia-2': 1,
  'red-guard': 3,
  'red-rangers': 2,
  'red-militia-1': 1,
  'red-militia-2': 1,
};
export const piece = idKind('piece', Object.keys(PIECES));
export type Piece = Id<'piece'>;
const STRENGTHS = Object.values(PIECES);
export const strengthOf = (of: Piece): number => at(STRENGTHS, of);
export const sideOf = (of: Piece): Side => (of < piece.count / 2 ? BLUE : RED);
/** Whether there is nothing to choose between two pieces in one space. */
export const alike = (a: Piece, b: Piece): boolean => sideOf(a) === sideOf(b) && strengthOf(a) === strengthOf(b);

/** When cards may be played. */
export const moment = idKind('moment', ['interception', 'battle']);
export type Moment = Id<'moment'>;
export const INTERCEPTION: Moment = moment.of('interception');
export const BATTLE: Moment = moment.of('battle');

/** The cards by title; what they do is in `cards.ts`. A number distinguishes copies of one title. */
export const card = idKind('card', ['ambush-1', 'ambush-2', 'earthworks', 'reserves', 'guides-1', 'guides-2']);
export type Card = Id<'card'>;
export const titleOf = (of: Card): string => card.nameOf(of).replace(/-\d$/, '');

/** By which rule a game ended. */
export const ending = idKind('ending', ['5.1', '5.2']);
