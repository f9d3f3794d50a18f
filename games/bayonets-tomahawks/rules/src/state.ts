import { each, flag, number, type StateOf, setOf, stateShape } from '@carillon/flow';
import {
  card,
  cardOrNone,
  cardPlace,
  chit,
  chitPlace,
  commander,
  connection,
  connectionOrNone,
  deck,
  nation,
  option,
  piece,
  pieceOrNone,
  place,
  point,
  pointOrNone,
  round,
  scenario,
  side,
  sideOrNone,
  space,
  token,
  tokenPlace,
  way,
} from './ids.ts';

const fields = {
  scenario,
  year: number,
  /** Open readings that differ from the default at this table. */
  options: setOf(option),
  round,
  /**
   * The Victory marker (18.1). The track has no zero: 1 is French 1, 0 is British 1, so that each VP is one step;
   * `query/victory.ts` reads it.
   */
  victory: number,
  /** Points of each faction on the Raid track (9.3). */
  raidPoints: each(side, number),
  /** The Open Seas marker shows both icons: every Sea Zone is friendly to the British too (10.6.2). */
  openSeas: flag,
  /** The place of each counter. */
  place: each(piece, place),
  reduced: setOf(piece),
  /** Units that have taken part in an Action in this Action Round (7.2.1). */
  spent: setOf(piece),
  /** Units with a Rout marker (13.8): all of a stack, or none. The same for Out of Supply (14.1.1). */
  routed: setOf(piece),
  outOfSupply: setOf(piece),
  /** Units that Landed (10.6.1), and units in a stack that Marshaled (11.0), in this Action Round. */
  landed: setOf(piece),
  marshaled: setOf(piece),
  /** Units that have retreated into an unresolved Battle and take no part in it (13.9.3). */
  sittingOut: setOf(piece),
  /** The faction that controls each space (2.1.2); none: neutral. */
  control: each(space, sideOrNone),
  /** The faction that each Indian Nation has joined (8.0). */
  joined: each(nation, sideOrNone),
  /** Successfully raided in this Year (9.3), by the faction of the marker. */
  frenchRaids: setOf(space),
  britishRaids: setOf(space),
  roads: setOf(connection),
  /** Road and Fort Construction markers (12.0), and those placed in this Action Round. */
  roadsBegun: setOf(connection),
  fortsBegun: setOf(space),
  roadsNew: setOf(connection),
  fortsNew: setOf(space),
  /** The markers placed by the British; the others are French. */
  britishRoadsBegun: setOf(connection),
  britishFortsBegun: setOf(space),
  /** Battle markers (10.7). */
  battles: setOf(space),
  /** Spaces where a faction had units when the Action Round began (13.1), and who controlled them then (10.7). */
  frenchBefore: setOf(space),
  britishBefore: setOf(space),
  controlBefore: each(space, sideOrNone),
  /** The faction that first moved into a space in this Action Round (13.1). */
  firstIn: each(space, sideOrNone),
  /** Units of each faction that have moved along a connection in this Action Round (10.1), and Roads that Artillery has used. */
  frenchMoved: each(connection, number),
  britishMoved: each(connection, number),
  frenchGuns: setOf(connection),
  britishGuns: setOf(connection),
  /** The connections by which a faction has entered spaces in this Action Round (10.2.1, 13.9.1). */
  frenchEntered: setOf(way),
  britishEntered: setOf(way),
  /** A connection that the British may not use in this Action Round (French Lake Warships). */
  closed: connectionOrNone,
  cards: each(card, cardPlace),
  /** The card of each deck that is in play in this Action Round. */
  played: each(deck, cardOrNone),
  /** Cards in play whose event is used up for this Action Round. */
  used: setOf(card),
  /** Action Points of the cards in play that are used or lost (7.3), and the one held for Reaction (7.3.6). */
  pointsGone: setOf(point),
  reaction: pointOrNone,
  /** The French card in play has one more Light Action Point (Let's See How the French Fight). */
  extraLight: flag,
  /** The First Player of this Action Round (7.1). */
  first: side,
  /** War in Europe chits (18.3). */
  chits: each(chit, chitPlace),
  /** Factions with a chit on their placeholder: everybody sees it. */
  holdsChit: setOf(side),
  /**
   * The number of chits that a faction must still draw, one for each enemy Metropolitan Brigade just eliminated
   * (18.3.1).
   */
  chitsDue: each(side, number),
  tokens: each(token, tokenPlace),
  /** The Brigade that drew a Commander, with which he comes into play (15.2.2). */
  broughtBy: each(commander, pieceOrNone),
  /** A Fleet came before the Fleets Arrive Round of this Year (Wintering Rear Admiral). */
  earlyFleet: flag,
  /** Units of each faction, Commanders not counted, in each space and in the Sail box. Derived. */
  frenchUnits: each(place, number),
  britishUnits: each(place, number),
  /** The counters in each place, in ascending order: the first, and of each counter the next one there. Derived. */
  firstHere: each(place, pieceOrNone),
  nextHere: each(piece, pieceOrNone),
} as const;

/** The fields and the stack of a game of Bayonets & Tomahawks, in one buffer. */
export const shape = stateShape(fields, {
  stack: 400,
  derived: ['frenchUnits', 'britishUnits', 'firstHere', 'nextHere'],
});
export type State = StateOf<typeof fields>;
