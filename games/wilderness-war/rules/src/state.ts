import { each, flag, number, type StateOf, setOf, stateShape } from '@carillon/flow';
import {
  assemblies,
  card,
  cardPlace,
  marker,
  option,
  piece,
  place,
  scenario,
  season,
  side,
  space,
  spaceOrNone,
  work,
} from './ids.ts';

const fields = {
  scenario,
  /** Optional rules that are in force (14.0). */
  options: setOf(option),
  /**
   * The players have exchanged seats after bidding: the player who took the French seat plays the British (13.3, 14.7).
   */
  exchanged: flag,
  year: number,
  season,
  /** Victory points: positive on the French end of the track, negative on the British. */
  vp: number,
  /** The place of each piece. */
  place: each(piece, place),
  /** Units on their reduced side. */
  reduced: setOf(piece),
  /** Pieces inside a besieged fort or fortress (8.1); all others are outside. */
  inside: setOf(piece),
  /** Pieces that can no longer be activated in this Action Phase (5.31, 5.36). */
  acted: setOf(piece),
  /** Fort, stockade or fort under construction in each space. */
  works: each(space, work),
  /** Settlements with an Allied marker (5.532). */
  allied: setOf(space),
  fieldworks: setOf(space),
  /** Fortresses held by the side they did not originally belong to (9.22). */
  captured: setOf(space),
  /** Spaces with a Siege marker (8.21), and those at level 1 and 2. */
  besieged: setOf(space),
  siegeOne: setOf(space),
  siegeTwo: setOf(space),
  amphib: setOf(space),
  /** Raided markers that each side has placed in a space (10.31). */
  frenchRaids: each(space, number),
  britishRaids: each(space, number),
  /** Niagara and Ohio Forks, if the British held it last (13.23). */
  britishHolds: setOf(space),
  /** Provincial Assemblies (5.54). */
  assemblies,
  inEffect: setOf(marker),
  /** Sides whose last card play was construction (5.4). */
  built: setOf(side),
  /** The siege at which a side has played Coehorns & Howitzers in this Action Phase (8.231, 9.13). */
  coehorns: each(side, spaceOrNone),
  cards: each(card, cardPlace),
  /** Cards in a hand that both sides know, because one took them from the other (Courier Intercepted!). */
  shown: setOf(card),
  /** Cards in each hand. */
  held: each(side, number),
  /** Cards in the draw pile. */
  undealt: number,
  /** Surrender! has left a hand this season: the deck is reshuffled at its end (5.25). */
  reshuffle: flag,
  /** Sides that hold their last card and take no more Action Phases this season (4.0). */
  holding: setOf(side),
  /** Sides that carried a card into this season and must play all their cards (4.0). */
  carried: setOf(side),
  /** Units of each side outside forts and fortresses in each space: Drilled Troops, plus Auxiliaries times `AUXILIARIES`. Derived. */
  frenchUnits: each(space, number),
  britishUnits: each(space, number),
  /** Spaces whose `works` is not none. Derived. */
  builtOn: setOf(space),
} as const;

/** The fields and the stack of a game of Wilderness War, in one buffer. */
export const shape = stateShape(fields, { stack: 280, derived: ['frenchUnits', 'britishUnits', 'builtOn'] });
export type State = StateOf<typeof fields>;
