import { cell, inLine, NONE } from '@carillon/flow';
import { firstPiece, isMilitia, isUnit, lastPiece, sideOf } from '../counters.ts';
import { type Piece, piece, type Side, type Space, side, space, spaceOf } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Capture } from '../procedures/contents-sieges.ts';
import { hasFortress, hasPost } from '../query/presence.ts';
import { FORT_HOLDS } from '../query/retreat.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';
import { isQuiet } from './quiet.ts';

/** Units inside in each space. */
const sheltered = new Int16Array(space.count);

/** 8.1 Pieces are inside only a besieged fort or fortress of their own, with at most four units inside a fort. */
export function checkInside(g: State): void {
  sheltered.fill(0);
  for (let p = g.inside.first(); p !== NONE; p = g.inside.after(p)) {
    const where = spaceOf(g.place.get(p));
    if (where === NONE) throw insideNothing(p);
    mustBeSheltered(g, p, where);
    if (isUnit(p)) sheltered[where] = cell(sheltered, where) + 1;
  }
  for (const of of side.all) checkRoom(g, of);
}

function mustBeSheltered(g: State, p: Piece, where: Space): void {
  // A garrison that surrenders leaves after its post has changed hands.
  if (flow.within(g, Capture)?.at === where) return;
  if (isMilitia(p) || !hasPost(g, sideOf(p), where)) throw insideNothing(p);
  if (g.besieged.has(where) || !isQuiet(g, where)) return;
  const name = piece.nameOf(p);
  throw impossible(
    'inside-no-siege',
    `${name} is inside and ${space.nameOf(where)} is not besieged`,
    inLine('at', name),
  );
}

const insideNothing = (p: Piece) =>
  impossible(
    'inside-nothing',
    `${piece.nameOf(p)} is inside no fort or fortress of its side`,
    inLine('at', piece.nameOf(p)),
  );

function checkRoom(g: State, of: Side): void {
  for (let p = firstPiece(of); p <= lastPiece(of); p++) {
    if (!g.inside.has(p)) continue;
    const where = spaceOf(g.place.get(p));
    if (where === NONE || hasFortress(g, of, where) || cell(sheltered, where) <= FORT_HOLDS) continue;
    const name = space.nameOf(where);
    throw impossible('fort-overfull', `more than four units are inside the fort at ${name}`, inLine('at', name));
  }
}
