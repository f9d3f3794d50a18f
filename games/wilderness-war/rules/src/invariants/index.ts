import { cell, NONE } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import { countsAs, firstUnit, lastPiece } from '../counters.ts';
import { FRENCH, NO_WORK, type Side, type Space, side, space, spaceOf } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import type { State } from '../state.ts';
import { checkLeadersAlone, checkPaysDenHaut } from './alone.ts';
import { checkCards } from './cards.ts';
import { checkInside } from './inside.ts';
import { checkPieces } from './pieces.ts';
import './running/index.ts';
import { checkSpaces } from './spaces.ts';
import { checkTracks } from './tracks.ts';

/** Checks the invariants of every position, whatever the question. */
export function check(g: State): void {
  checkDerived(g);
  checkTracks(g);
  checkCards(g);
  checkPieces(g);
  checkInside(g);
  checkSpaces(g);
  checkPaysDenHaut(g);
  checkLeadersAlone(g);
  flow.frames.check(g);
}

/** Derived fields are correct: if not, the program is at fault, not a text. */
function checkDerived(g: State): void {
  for (const each of side.all) checkCounted(g, each, each === FRENCH ? g.frenchUnits : g.britishUnits);
  for (const each of space.all) if (g.builtOn.has(each) !== (g.works.get(each) !== NO_WORK)) throw missed(each);
}

const counted = new Int16Array(space.count);

/** The recounted units of a side in each space match its column. */
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

const missed = (where: Space): BrokenInvariant =>
  new BrokenInvariant(`what is built at ${space.nameOf(where)} is not noted, or noted and not built`);
