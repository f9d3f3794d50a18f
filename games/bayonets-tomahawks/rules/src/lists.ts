import { NONE, type None } from '@carillon/flow';
import { isCommander } from './counters.ts';
import { FRENCH, isOnBoard, type Piece, type Place, place, REMOVED } from './ids.ts';
import { sideOf } from './query/presence.ts';
import type { State } from './state.ts';

// Derived data on where the counters are: for each place a linked list of its counters in ascending order, and the
// units of each faction.

const OUT: Place = place.of('out');
/** Nobody ever looks for counters that are out of the game. */
const isListed = (where: Place): boolean => where !== OUT && where !== REMOVED;

/** A counter has come into a place. */
export function enlist(g: State, p: Piece, where: Place): void {
  count(g, p, where, 1);
  if (!isListed(where)) return;
  const before = lastBefore(g, p, where);
  if (before === NONE) {
    g.nextHere.set(p, g.firstHere.get(where));
    g.firstHere.set(where, p);
  } else {
    g.nextHere.set(p, g.nextHere.get(before));
    g.nextHere.set(before, p);
  }
}

/** A counter leaves a place. */
export function strikeOff(g: State, p: Piece, where: Place): void {
  count(g, p, where, -1);
  if (!isListed(where)) return;
  const before = lastBefore(g, p, where);
  if (before === NONE) g.firstHere.set(where, g.nextHere.get(p));
  else g.nextHere.set(before, g.nextHere.get(p));
  g.nextHere.set(p, NONE);
}

/** The last counter there before `p`, or `NONE`. */
function lastBefore(g: State, p: Piece, where: Place): Piece | None {
  let before: Piece | None = NONE;
  for (let each = g.firstHere.get(where); each !== NONE && each < p; each = g.nextHere.get(each)) before = each;
  return before;
}

function count(g: State, p: Piece, where: Place, by: number): void {
  const of = isOnBoard(where) && !isCommander(p) ? sideOf(g, p) : NONE;
  if (of === NONE) return;
  const column = of === FRENCH ? g.frenchUnits : g.britishUnits;
  column.set(where, column.get(where) + by);
}
