import { cell, NONE } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import { isCommander } from '../counters.ts';
import { BRITISH, FRENCH, type Place, piece, place, SAIL_BOX, type Side, side, spaceOf } from '../ids.ts';
import { isBase } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';
import { checkYear } from './belongings.ts';
import './calls.ts';
import { checkCards } from './cards.ts';
import { checkConnections } from './connections.ts';
import { checkMarkers } from './markers.ts';
import { checkPlace, frenchInBase } from './places.ts';
import './running-actions.ts';
import './running-battle.ts';
import './running-year.ts';
import { checkSpaces } from './spaces.ts';
import { checkTracks, neutralAbout } from './tracks.ts';

/** Checks the invariants of every position, whatever the question. */
export function check(g: State): void {
  checkYear(g);
  checkUnits(g);
  checkMarkers(g);
  checkSpaces(g);
  checkConnections(g);
  checkCards(g);
  checkTracks(g);
  flow.frames.check(g);
}

/** Recounted units at each place up to the Sail box: one side after the other. */
const counted = new Int16Array(side.count * place.count);
const indexOf = (of: Side, where: Place): number => of * place.count + where;

function checkUnits(g: State): void {
  counted.fill(0);
  const { place: places } = g;
  for (const p of piece.all) {
    const where = places.get(p);
    checkPlace(p, where);
    if (where > SAIL_BOX) continue;
    const of = sideOf(g, p);
    if (of === NONE) throw neutralAbout(p);
    const at = spaceOf(where);
    if (of === FRENCH && at !== NONE && isBase(at)) throw frenchInBase(p, where);
    if (isCommander(p)) continue;
    const index = indexOf(of, where);
    counted[index] = cell(counted, index) + 1;
  }
  checkCounted(g.frenchUnits, FRENCH);
  checkCounted(g.britishUnits, BRITISH);
}

/** The units of a side in each place match its column: if not, the program is at fault, not a text. */
function checkCounted(column: State['frenchUnits'], of: Side): void {
  for (const each of place.all) {
    if (column.get(each) !== cell(counted, indexOf(of, each)))
      throw new BrokenInvariant(`the units at ${place.nameOf(each)} are miscounted`);
  }
}
