import { askAgain, type IdSet, inPlay, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isLight } from '../counters.ts';
import { type Connection, type Piece, placeOf, type Side, type Space, space, spaceOf } from '../ids.ts';
import { type Adjacency, exitsOf } from '../map.ts';
import type { State } from '../state.ts';
import { isUnspent, mayAct, mayLeavePort } from './command.ts';
import { scratchSpaces } from './force.ts';
import { isBarred, isHeld, type MarchProgress, mayCrossAlone } from './movement.ts';
import { eachOfStacks } from './offers.ts';
import { eachIn, nextIn, sideOf } from './presence.ts';

// 11.0 Marshal Troops

/** 10.1, 10.2.1 Whether a unit may come along one connection. A Routed one may only move (13.8). */
const mayCome = (g: State, way: MarchProgress, p: Piece, by: Connection): boolean =>
  mayAct(g, p) && (!g.routed.has(p) || unmet(CLAUSES.routedActs)) && mayCrossAlone(g, way, p, by);

const marchOf = (of: Side): MarchProgress => ({ side: of, spent: 0, double: false, extra: 0 });
/** The same connection, seen from the other end. */
const toward = (at: Space, back: Adjacency): Adjacency => ({
  to: at,
  by: back.by,
  way: (back.way ^ 1) as typeof back.way,
});

/** 10.2.1 The adjacent spaces that units may leave now, wholly or in part: those where no enemy holds them. */
export function findUnheld(g: State, of: Side, at: Space, into: IdSet<Space>): void {
  into.clear();
  for (const { to } of exitsOf(at)) if (!isHeld(g, of, to)) into.add(to);
}

/** 10.2.1 Whether units in an adjacent space may leave it for the calling space. */
const mayLeave = (g: State, way: MarchProgress, unheld: IdSet<Space>, back: Adjacency, exit: Adjacency): boolean =>
  (unheld.has(back.to) || unmet(CLAUSES.held)) && (!isBarred(g, way, back.to, exit) || unmet(CLAUSES.theirWay));

/**
 * Calls `offer` for each adjacent unit that may be marshaled into a space, with its connection. `unheld`: the spaces
 * that units could leave when the Action was taken.
 */
export function eachMarshaled(
  g: State,
  of: Side,
  at: Space,
  unheld: IdSet<Space>,
  offer: (p: Piece, exit: Adjacency) => void,
): void {
  const way = marchOf(of);
  for (const back of exitsOf(at)) {
    if (nextIn(g, of, placeOf(back.to), NONE) === NONE) continue;
    const exit = toward(at, back);
    if (!mayLeave(g, way, unheld, back, exit)) continue;
    eachIn(g, of, placeOf(back.to), (p) => {
      if (mayCome(g, way, p, exit.by)) offer(p, exit);
    });
  }
}

const leavable = scratchSpaces();

/** Whether any unit could be called to a space now. */
function isSomebodyNear(g: State, of: Side, at: Space): boolean {
  const asked = inPlay();
  const way = marchOf(of);
  findUnheld(g, of, at, leavable);
  const is = exitsOf(at).some((back) => sendsSomebody(g, way, at, back));
  askAgain(asked);
  return is;
}

function sendsSomebody(g: State, way: MarchProgress, at: Space, back: Adjacency): boolean {
  const from = placeOf(back.to);
  let p = nextIn(g, way.side, from, NONE);
  if (p === NONE || !mayLeave(g, way, leavable, back, toward(at, back))) return false;
  for (; p !== NONE; p = nextIn(g, way.side, from, p)) if (mayCome(g, way, p, back.by)) return true;
  return false;
}

const near = new Int8Array(space.count);
const UNKNOWN = -1;

/** Calls `offer` for each unit of a faction's stacks that may be activated to marshal. */
export function eachMarshaler(g: State, of: Side, stacks: readonly Space[], offer: (p: Piece) => void): void {
  near.fill(UNKNOWN);
  eachOfStacks(g, of, stacks, (p) => {
    if (mayMarshal(g, of, p)) offer(p);
  });
}

/** Not Light, not Spent, not Routed, and with a unit that could be called. */
function mayMarshal(g: State, of: Side, p: Piece): boolean {
  if (sideOf(g, p) !== of) return unmet(CLAUSES.own);
  const at = spaceOf(g.place.get(p));
  if (at === NONE) return unmet(CLAUSES.onMap);
  if (isLight(p)) return unmet(CLAUSES.marshalHeavy);
  if (!isUnspent(g, p) || (g.routed.has(p) && !unmet(CLAUSES.routedActs)) || !mayLeavePort(g, p)) return false;
  if (near[at] === UNKNOWN) near[at] = isSomebodyNear(g, of, at) ? 1 : 0;
  return near[at] === 1 || unmet(CLAUSES.marshalNear);
}
