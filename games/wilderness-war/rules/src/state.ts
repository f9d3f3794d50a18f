import { each, flag, number, type StateOf, setOf, stateShape } from '@carillon/flow';
import { card, cardPlace, piece, place, scenario, season, side, space, work } from './ids.ts';

/** In the columns of units, an Auxiliary counts that much. */
export const AUXILIARIES = 128;

const fields = {
  scenario,
  year: number,
  season,
  /** Victory points: positive on the French end of the track, negative on the British. */
  vp: number,
  /** Where each piece is. */
  place: each(piece, place),
  /** Units on their reduced side. */
  reduced: setOf(piece),
  /** Fort, stockade or fort under construction in each space. */
  works: each(space, work),
  /** Settlements with an Allied marker (5.532). */
  allied: setOf(space),
  fieldworks: setOf(space),
  cards: each(card, cardPlace),
  /** Cards in each hand. */
  held: each(side, number),
  /** Cards in the draw pile. */
  undealt: number,
  /** Surrender! has left a hand this season: the deck is reshuffled at its end (5.25). */
  reshuffle: flag,
  /** Sides that hold their last card and take no more Action Phases this season (4.0). */
  holding: setOf(side),
  /** Sides that carried a card into this season, and must play all their cards (4.0). */
  carried: setOf(side),
  /** Units of each side in each space: Drilled Troops, plus Auxiliaries times `AUXILIARIES`. Derived from `place`. */
  frenchUnits: each(space, number),
  britishUnits: each(space, number),
} as const;

/** The fields and the stack of a game of Wilderness War, in one buffer. */
export const shape = stateShape(fields, { stack: 280, derived: ['frenchUnits', 'britishUnits'] });
export type State = StateOf<typeof fields>;
