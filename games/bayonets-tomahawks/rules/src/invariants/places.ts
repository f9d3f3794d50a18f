import { cell, inLine, NONE } from '@carillon/flow';
import {
  isArtillery,
  isBastion,
  isColonialBrigade,
  isCommander,
  isFleet,
  isFort,
  isIndian,
  isLight,
  isMetropolitan,
  nationOf,
  printedSide,
} from '../counters.ts';
import {
  ARRIVING,
  BONUS_POOL,
  BRITISH,
  DISBANDED,
  FRENCH,
  LOSSES,
  type Piece,
  type Place,
  POOL,
  piece,
  place,
  REMOVED,
  SAIL_BOX,
  spaceOf,
} from '../ids.ts';
import { isBase, isCoastal, isFortress } from '../map.ts';
import { impossible } from './faults.ts';

// The places that a counter can ever be in, by the facts printed on it.

const isWork = (p: Piece): boolean => isFort(p) || isBastion(p);
const isOnceRemoved = (p: Piece): boolean => isWork(p) || isCommander(p);
const isFrench = (p: Piece): boolean => printedSide(p) === FRENCH;
/** Single Indian units, Canadiens and French Light units begin on the map. */
const isDrawn = (p: Piece): boolean =>
  isFleet(p) ||
  isMetropolitan(p) ||
  isColonialBrigade(p) ||
  isArtillery(p) ||
  isCommander(p) ||
  nationOf(p) !== NONE ||
  (isLight(p) && !isIndian(p) && printedSide(p) === BRITISH);

type Test = (p: Piece) => boolean;
const BOXES: ReadonlyMap<Place, Test> = new Map<Place, Test>([
  [SAIL_BOX, (p) => !isWork(p)],
  [LOSSES, (p) => !isOnceRemoved(p) && !isFleet(p)],
  [DISBANDED, isColonialBrigade],
  [POOL, (p) => isDrawn(p) || isFort(p)],
  [BONUS_POOL, isColonialBrigade],
  [ARRIVING, isDrawn],
  [REMOVED, (p) => isOnceRemoved(p) || (isFleet(p) && isFrench(p)) || (isIndian(p) && printedSide(p) !== BRITISH)],
]);

function mayStand(p: Piece, where: Place): boolean {
  const at = spaceOf(where);
  if (at === NONE) return BOXES.get(where)?.(p) ?? true;
  if (isFrench(p) && isBase(at)) return false;
  if (isFleet(p)) return isCoastal(at);
  return !isBastion(p) || isFortress(at);
}

/** Whether each counter may be in each place: all places of one counter, then of the next. */
const allowed = Int16Array.from(
  piece.all.flatMap((p) => place.names.map((name) => Number(mayStand(p, place.of(name))))),
);

/** A counter is in a suitable place. */
export function checkPlace(p: Piece, where: Place): void {
  if (cell(allowed, p * place.count + where) === 0) throw misplaced(p, where);
}

function misplaced(p: Piece, where: Place) {
  const [name, box] = [piece.nameOf(p), place.nameOf(where)];
  const line = inLine('at', name);
  const at = spaceOf(where);
  if (at !== NONE) {
    if (isBastion(p)) return impossible('bastion-elsewhere', `the Bastion ${name} is at ${box}`, line);
    if (isFrench(p) && isBase(at)) return frenchInBase(p, where);
    return impossible('fleet-inland', `the Fleet ${name} is inland`, line);
  }
  const what = `${name} cannot be in the box ${box}`;
  if (where === SAIL_BOX) return impossible('not-at-sea', `${name} cannot be on the Sail box`, line);
  if (where === LOSSES) return impossible('not-in-the-losses', what, line);
  if (where === DISBANDED) return impossible('not-disbanded', what, line);
  if (where === ARRIVING) return impossible('not-drawn', `${name} is never drawn`, line);
  if (where === REMOVED) return impossible('not-removed', `${name} is never removed from play`, line);
  if (where === BONUS_POOL) return impossible('not-of-the-bonus-pool', `${name} is no unit of the ${box}`, line);
  return impossible('not-of-the-pool', `${name} does not come from the pool`, line);
}

/** 2.1.7 */
export const frenchInBase = (p: Piece, where: Place) =>
  impossible(
    'french-in-base',
    `${piece.nameOf(p)} is French and in the Base ${place.nameOf(where)}`,
    inLine('at', piece.nameOf(p)),
  );
