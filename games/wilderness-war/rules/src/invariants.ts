import { cell, NONE } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import { countsAs, isLeader, sideOf } from './counters.ts';
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

const counted = new Int16Array(side.count * space.count);

function checkUnits(g: State): void {
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p)) mustBeUnit(p);
  counted.fill(0);
  for (const p of piece.all) {
    const where = spaceOf(g.place.get(p));
    if (where === NONE || g.inside.has(p)) continue;
    const index = sideOf(p) * space.count + where;
    counted[index] = cell(counted, index) + countsAs(p);
  }
  for (const each of space.all) {
    const french = g.frenchUnits.get(each) === cell(counted, FRENCH * space.count + each);
    const british = g.britishUnits.get(each) === cell(counted, BRITISH * space.count + each);
    invariant(french && british, () => `the units at ${space.nameOf(each)} are miscounted`);
  }
}

const mustBeUnit = (p: Piece): void =>
  invariant(!isLeader(p), () => `${piece.nameOf(p)} is a leader on a reduced side`);

function checkCards(g: State): void {
  for (let each = g.shown.first(); each !== NONE; each = g.shown.after(each)) mustBeHeld(g, each);
  cardsIn.fill(0);
  for (const each of card.all) {
    const where = g.cards.get(each);
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
  for (const each of space.all) {
    const works = g.works.get(each) !== NO_WORK && isFortress(each);
    invariant(!works, () => `works stand in the fortress ${space.nameOf(each)}`);
    // Enemies share a space only while one of them is being fought.
    const shared = g.frenchUnits.get(each) !== 0 && g.britishUnits.get(each) !== 0;
    invariant(!shared || flow.within(g, March)?.at === each, () => `both sides are at ${space.nameOf(each)}`);
  }
}
