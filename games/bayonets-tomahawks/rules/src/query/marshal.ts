import { NONE } from '@carillon/flow';
import { isFleet, isLight } from '../counters.ts';
import { type Piece, placeOf, type Side, type Space } from '../ids.ts';
import { type Exit, exitsOf } from '../map.ts';
import type { State } from '../state.ts';
import { mayAct } from './command.ts';
import { areSeasRough } from './effects.ts';
import { scratchForce } from './force.ts';
import { isBarred, isHeld, mayCross, type Way } from './movement.ts';
import { eachIn, nextIn } from './presence.ts';

// 11.0 Marshal Troops

const one = scratchForce();

/** 10.1, 10.2.1 Whether a unit may come along one connection. A Routed one may only move (13.8). */
function mayCome(g: State, way: Way, p: Piece, exit: Exit): boolean {
  if (!mayAct(g, p) || g.routed.has(p)) return false;
  one.clear();
  one.add(p);
  return mayCross(g, way, one, exit.by);
}

/** Calls `offer` for each unit that may be marshaled into a space from next to it, with the connection that leads there. */
export function eachMarshaled(g: State, of: Side, at: Space, offer: (p: Piece, exit: Exit) => void): void {
  const way: Way = { side: of, spent: 0, double: false, extra: 0 };
  for (const back of exitsOf(at)) {
    if (isHeld(g, of, back.to)) continue;
    const exit: Exit = { to: at, by: back.by, way: (back.way ^ 1) as typeof back.way };
    if (isBarred(g, way, back.to, exit)) continue;
    eachIn(g, of, placeOf(back.to), (p) => {
      if (mayCome(g, way, p, exit)) offer(p, exit);
    });
  }
}

/** Whether somebody would come to a space. */
function hasSomebodyNear(g: State, of: Side, at: Space): boolean {
  let some = false;
  eachMarshaled(g, of, at, () => {
    some = true;
  });
  return some;
}

/** Calls `offer` for each unit in a space that may be activated to marshal: not a Light one, not Spent, not Routed; and somebody would come. */
export function eachMarshaler(g: State, of: Side, at: Space, offer: (p: Piece) => void): void {
  let p = nextIn(g, of, placeOf(at), NONE);
  if (p === NONE || !hasSomebodyNear(g, of, at)) return;
  for (; p !== NONE; p = nextIn(g, of, placeOf(at), p)) {
    const isReady = !isLight(p) && !g.spent.has(p) && !g.routed.has(p);
    if (isReady && !(isFleet(p) && areSeasRough(g))) offer(p);
  }
}
