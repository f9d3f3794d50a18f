import { askAgain, inPlay, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isLight } from '../counters.ts';
import { type Piece, placeOf, type Side, type Space, spaceOf } from '../ids.ts';
import { type Exit, exitsOf } from '../map.ts';
import type { State } from '../state.ts';
import { isUnspent, mayAct, mayLeavePort } from './command.ts';
import { scratchForce } from './force.ts';
import { isBarred, isHeld, mayCross, type Way } from './movement.ts';
import { eachIn, sideOf } from './presence.ts';

// 11.0 Marshal Troops

const one = scratchForce();

/** 10.1, 10.2.1 Whether a unit may come along one connection. A Routed one may only move (13.8). */
function mayCome(g: State, way: Way, p: Piece, exit: Exit): boolean {
  if (!mayAct(g, p) || (g.routed.has(p) && !unmet(CLAUSES.routedActs))) return false;
  one.clear();
  one.add(p);
  return mayCross(g, way, one, exit.by);
}

/** Calls `offer` for each unit that may be marshaled into a space from next to it, with the connection that leads there. */
export function eachMarshaled(g: State, of: Side, at: Space, offer: (p: Piece, exit: Exit) => void): void {
  const way: Way = { side: of, spent: 0, double: false, extra: 0 };
  for (const back of exitsOf(at)) {
    if (isHeld(g, of, back.to) && !unmet(CLAUSES.held)) continue;
    const exit: Exit = { to: at, by: back.by, way: (back.way ^ 1) as typeof back.way };
    if (isBarred(g, way, back.to, exit) && !unmet(CLAUSES.theirWay)) continue;
    eachIn(g, of, placeOf(back.to), (p) => {
      if (mayCome(g, way, p, exit)) offer(p, exit);
    });
  }
}

/** Whether somebody would come to a space. */
function hasSomebodyNear(g: State, of: Side, at: Space): boolean {
  let some = false;
  const asked = inPlay();
  eachMarshaled(g, of, at, () => {
    some = true;
  });
  askAgain(asked);
  return some;
}

/** Whether a unit may be activated to marshal: not a Light one, not Spent, not Routed; and somebody would come. */
export function mayMarshal(g: State, of: Side, p: Piece): boolean {
  if (sideOf(g, p) !== of) return unmet(CLAUSES.own);
  const at = spaceOf(g.place.get(p));
  if (at === NONE) return unmet(CLAUSES.onMap);
  if (isLight(p)) return unmet(CLAUSES.marshalHeavy);
  if (!isUnspent(g, p) || (g.routed.has(p) && !unmet(CLAUSES.routedActs)) || !mayLeavePort(g, p)) return false;
  return hasSomebodyNear(g, of, at) || unmet(CLAUSES.marshalNear);
}
