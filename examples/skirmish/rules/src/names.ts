/**
 * Skirmish: a game small enough to read in one sitting. Two sides of four pieces fight over six spaces for five turns.
 * Its rulebook is `RULES` in `board/src/texts.ts`. This file is the vocabulary: names and their ids.
 */
import { between, type Id, idKind } from '@carillon/flow';
import { at } from '@carillon/kit';

export const side = idKind('side', ['blue', 'red']);
export type Side = Id<'side'>;
export const BLUE: Side = side.of('blue');
export const RED: Side = side.of('red');
export const other = (of: Side): Side => (of === BLUE ? RED : BLUE);

/** The map: each space with its neighbours. Blue's home is the camp, Red's the keep. */
export const MAP = {
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
export const exits = (from: Space): readonly Space[] => at(LINKS, from);
export const homeOf = (of: Side): Space => space.of(of === BLUE ? 'camp' : 'keep');

/** The pieces of each side, the strongest first, and their strengths. */
const STRENGTHS = [3, 2, 1, 1];
export const PIECES = side.names.flatMap((of) =>
  ['guard', 'rangers', 'scouts', 'militia'].map((kind) => `${of}-${kind}`),
);
export const piece = idKind('piece', PIECES);
export type Piece = Id<'piece'>;
export const strengthOf = (of: Piece): number => at(STRENGTHS, of % STRENGTHS.length);
export const sideOf = (of: Piece): Side => (of < STRENGTHS.length ? BLUE : RED);

export const supply = between(0, 9);
