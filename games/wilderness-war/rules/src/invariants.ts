import { cell, type Impossible, inLine, NONE } from '@carillon/flow';
import { BrokenInvariant, invariant } from '@carillon/kit';
import { countsAs, firstUnit, isLeader, lastPiece } from './counters.ts';
import { impossible } from './faults.ts';
import {
  BRITISH,
  type Card,
  card,
  cardPlace,
  DRAW_PILE,
  FRENCH,
  handOf,
  NO_WORK,
  type Piece,
  piece,
  type Side,
  type Space,
  side,
  space,
  spaceOf,
  UNKNOWN,
} from './ids.ts';
import { isFortress } from './map.ts';
import { flow, March } from './procedures/contents.ts';
import { isInHand } from './query/cards.ts';
import type { State } from './state.ts';

/** Demands what holds in every position, whatever is being asked. */
export function check(g: State): void {
  checkUnits(g);
  checkCards(g);
  checkSpaces(g);
}

function checkUnits(g: State): void {
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p)) mustBeUnit(p);
  for (const each of side.all) checkCounted(g, each, each === FRENCH ? g.frenchUnits : g.britishUnits);
}

const counted = new Int16Array(space.count);

/** The units of a side in each space, counted anew, are those of its column. */
function checkCounted(g: State, of: Side, column: State['frenchUnits']): void {
  const { place, inside } = g;
  counted.fill(0);
  for (let p = firstUnit(of); p <= lastPiece(of); p++) {
    const where = spaceOf(place.get(p));
    if (where !== NONE && !inside.has(p)) counted[where] = cell(counted, where) + countsAs(p);
  }
  for (const each of space.all) if (column.get(each) !== cell(counted, each)) throw miscounted(each);
}

const miscounted = (where: Space): BrokenInvariant =>
  new BrokenInvariant(`the units at ${space.nameOf(where)} are miscounted`);

const mustBeUnit = (p: Piece): void =>
  invariant(!isLeader(p), () => `${piece.nameOf(p)} is a leader on a reduced side`);

function checkCards(g: State): void {
  for (let each = g.shown.first(); each !== NONE; each = g.shown.after(each)) mustBeHeld(g, each);
  cardsIn.fill(0);
  const { cards } = g;
  for (const each of card.all) {
    const where = cards.get(each);
    cardsIn[where] = cell(cardsIn, where) + 1;
  }
  if (cell(cardsIn, UNKNOWN) > 0) return;
  for (const of of side.all) invariant(cell(cardsIn, handOf(of)) === g.held.get(of), 'a hand is miscounted');
  invariant(cell(cardsIn, DRAW_PILE) === g.undealt, 'the draw pile is miscounted');
}

const cardsIn = new Int16Array(cardPlace.count);

function mustBeHeld(g: State, each: Card): void {
  const held = isInHand(g, each, FRENCH) || isInHand(g, each, BRITISH);
  invariant(held, () => `${card.nameOf(each)} is known to both but in no hand`);
}

function checkSpaces(g: State): void {
  const { siegeOne, siegeTwo } = g;
  for (let each = siegeOne.first(); each !== NONE; each = siegeOne.after(each)) {
    if (siegeTwo.has(each)) throw atTwoLevels(each);
  }
  for (let each = g.builtOn.first(); each !== NONE; each = g.builtOn.after(each)) mustTakeWorks(each);
  const { frenchUnits, britishUnits, works } = g;
  for (const each of space.all) {
    if (g.builtOn.has(each) !== (works.get(each) !== NO_WORK)) throw missed(each);
    // Enemies share a space only while one of them is being fought.
    if (frenchUnits.get(each) !== 0 && britishUnits.get(each) !== 0) mustBeFought(g, each);
  }
}

function atTwoLevels(where: Space): Impossible {
  const name = space.nameOf(where);
  return impossible('siege-at-two-levels', `${name} is besieged at level 1 and at level 2`, inLine('space', name));
}

const missed = (where: Space): BrokenInvariant =>
  new BrokenInvariant(`what is built at ${space.nameOf(where)} is not noted, or noted and not built`);

const mustTakeWorks = (where: Space): void =>
  invariant(!isFortress(where), () => `works stand in the fortress ${space.nameOf(where)}`);

const mustBeFought = (g: State, where: Space): void =>
  invariant(flow.within(g, March)?.at === where, () => `both sides are at ${space.nameOf(where)}`);
