import { NONE } from '@carillon/flow';
import { arrive, eliminate, joinStack, leaveBehind, put, remove, takeControl } from '../change.ts';
import { isBrigade, isColonialBrigade, isIndian, isMetropolitan, nationOf, villageOf } from '../counters.ts';
import {
  ARRIVING,
  BRITISH,
  type Card,
  card,
  FRENCH,
  isOnBoard,
  known,
  LOSSES,
  type Piece,
  piece,
  placeOf,
  REMOVED,
  type Side,
  type Space,
  space,
  spaceOf,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { hasUnits, sideOf } from '../query/presence.ts';
import { isLastYear } from '../setup.ts';
import type { State } from '../state.ts';

// Events that pick counters: who picks, how many, which ones, and what happens to them.

type Say = ((entry: LogEntry) => void) | undefined;

/** One part of an event. */
export interface Part {
  /** The side that picks; `null`: chance. */
  readonly by: Side | null;
  readonly count: number;
  readonly may: (g: State, p: Piece) => boolean;
  readonly take: (g: State, say: Say, p: Piece) => void;
}

const isOf = (g: State, p: Piece, of: Side): boolean => sideOf(g, p) === of;
/** On the map or in the Sail box. */
const isAbout = (g: State, p: Piece): boolean => isOnBoard(g.place.get(p));
const isOnMap = (g: State, p: Piece): boolean => spaceOf(g.place.get(p)) !== NONE;

/** 13.4.1 An event eliminates a unit; its space may fall back. */
function strike(g: State, say: Say, p: Piece): void {
  const where = spaceOf(g.place.get(p));
  const of = known(sideOf(g, p));
  eliminate(g, say, p, '7.4');
  if (where !== NONE) leaveBehind(g, say, of, where);
}

function sendToLosses(g: State, say: Say, p: Piece): void {
  const where = known(spaceOf(g.place.get(p)));
  const of = known(sideOf(g, p));
  remove(g, say, p, LOSSES, '7.4');
  leaveBehind(g, say, of, where);
}

const isFrenchIndian = (g: State, p: Piece): boolean => isIndian(p) && isOf(g, p, FRENCH);
const isBrigadeOf = (g: State, p: Piece, of: Side): boolean => isBrigade(p) && isOf(g, p, of) && isAbout(g, p);
const someMetropolitan = (g: State, of: Side): boolean =>
  piece.all.some((p) => isMetropolitan(p) && isBrigadeOf(g, p, of));

/** Disease in French Camp: a Metropolitan Brigade if there is one, otherwise another. */
const FRENCH_CAMP: readonly Part[] = [
  {
    by: FRENCH,
    count: 1,
    may: (g, p) => isBrigadeOf(g, p, FRENCH) && (isMetropolitan(p) || !someMetropolitan(g, FRENCH)),
    take: strike,
  },
];

/** From this Year on Disease in British Camp strikes both kinds of Brigades. */
const BOTH_KINDS_FROM = 1757;
const BRITISH_CAMP_EARLY: readonly Part[] = [
  { by: BRITISH, count: 1, may: (g, p) => isBrigadeOf(g, p, BRITISH), take: strike },
];
/** Open reading (34): what is struck if there is only one kind. Taken as that one alone. */
const BRITISH_CAMP: readonly Part[] = [
  { by: BRITISH, count: 1, may: (g, p) => isColonialBrigade(p) && isBrigadeOf(g, p, BRITISH), take: strike },
  { by: BRITISH, count: 1, may: (g, p) => isMetropolitan(p) && isBrigadeOf(g, p, BRITISH), take: strike },
];

/** Smallpox-Infected Blankets. */
const BLANKETS: readonly Part[] = [
  { by: BRITISH, count: 2, may: (g, p) => isFrenchIndian(g, p) && isOnMap(g, p), take: sendToLosses },
];

const OHIO: readonly Piece[] = [piece.of('mingo'), piece.of('delaware'), piece.of('chaouanon')];
/** Pennsylvania's Peace Promises. */
const PEACE: readonly Part[] = [
  { by: BRITISH, count: 2, may: (g, p) => OHIO.includes(p) && isOnMap(g, p), take: sendToLosses },
];

/** Smallpox Epidemic: Indian units in the French Losses box never return. */
const EPIDEMIC: readonly Part[] = [
  {
    by: null,
    count: 2,
    may: (g, p) => isFrenchIndian(g, p) && g.place.get(p) === LOSSES,
    take: (g, say, p) => remove(g, say, p, REMOVED, '7.4'),
  },
];

/** British Encroachment: Indian units return to their Villages; those of a Nation wait for a choice of Village. */
const ENCROACHMENT: readonly Part[] = [
  {
    by: null,
    count: 2,
    may: (g, p) => isFrenchIndian(g, p) && g.place.get(p) === LOSSES,
    take: comeBack,
  },
];

function comeBack(g: State, say: Say, p: Piece): void {
  const village = villageOf(p);
  if (nationOf(p) !== NONE) put(g, p, ARRIVING);
  else if (village !== NONE && !hasUnits(g, BRITISH, village)) returnTo(g, say, p, village);
}

/** British Encroachment: a unit is back in a Village, which the British no longer hold (2.1.2). */
export function returnTo(g: State, say: Say, p: Piece, village: Space): void {
  arrive(g, FRENCH, p, village);
  say?.({ type: 'placed', piece: piece.nameOf(p), at: space.nameOf(village), rule: '7.4' });
  joinStack(g, say, FRENCH, placeOf(village));
  takeControl(g, say, FRENCH, village);
}

const PARTS: ReadonlyMap<Card, (g: State) => readonly Part[]> = new Map([
  [card.of('disease-in-french-camp-5'), () => FRENCH_CAMP],
  [card.of('disease-in-british-camp-34'), (g: State) => (g.year < BOTH_KINDS_FROM ? BRITISH_CAMP_EARLY : BRITISH_CAMP)],
  [card.of('smallpox-infected-blankets-11'), () => BLANKETS],
  [card.of('pennsylvanias-peace-promises-53'), () => PEACE],
  [card.of('smallpox-epidemic-45'), (g: State) => (isLastYear(g) ? [] : EPIDEMIC)],
  [card.of('british-encroachment-51'), () => ENCROACHMENT],
]);

/** The parts of an event that picks counters; none for other events. */
export const partsOf = (g: State, of: Card): readonly Part[] => PARTS.get(of)?.(g) ?? [];
