import { type IdSet, NONE, type Spot } from '@carillon/flow';
import { FORCED_MARCH_POINTS } from '../cards/forced-march.ts';
import { isBrigade, isCommander, isIndian, isLight, isMobile, nationOf } from '../counters.ts';
import { RAID } from '../data/tables.ts';
import { FRENCH, type Piece, type Place, piece, place, placeOf, SAIL_BOX, type Side, space } from '../ids.ts';
import { ARMY_MARCH, INDIAN_MARCH, LIGHT_MARCH, type MarchKind } from '../kinds.ts';
import { endsOf, isBase, isCoastal } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { Arrival, Construction, Landing, March, Marshal, RaidAction, Sail } from '../procedures/contents-actions.ts';
import { ActionPhase } from '../procedures/contents-sequence.ts';
import { nextIn, sideOf } from '../query/presence.ts';
import { measureRaids, raidLeads } from '../query/raid.ts';
import { isAtSea } from '../query/sail.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// Checks on the running procedures: Actions.

/** 7.2 Only the side of the Action Phase acts. */
function mustBeActing(g: State, of: Side, here: Spot): void {
  const phase = flow.within(g, ActionPhase);
  if (phase !== undefined && phase.side !== of)
    throw impossible('wrong-phase', 'this is the Action Phase of the other faction', here);
}

/** 7.2 Units in an Action belong to the faction, can move, and are where the Action is. */
function mustBeThere(g: State, of: Side, force: IdSet<Piece>, where: Place, here: Spot): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    const name = piece.nameOf(p);
    if (sideOf(g, p) !== of || !isMobile(p)) throw impossible('strangers-act', `${name} cannot take part`, here);
    if (g.place.get(p) !== where)
      throw impossible('acts-elsewhere', `${name} is not at ${place.nameOf(where)}, and takes part there`, here);
  }
}

/** 7.3.2, 10.5 The units that a point activates together. */
function mayGoTogether(kind: MarchKind, force: IdSet<Piece>): boolean {
  let commanders = 0;
  const first = force.first();
  for (let p = first; p !== NONE; p = force.after(p)) {
    if (isCommander(p)) commanders++;
    else if (kind === LIGHT_MARCH && !isLight(p)) return false;
    if (kind === INDIAN_MARCH && !isIndian(p)) return false;
    if (kind === INDIAN_MARCH && p !== first && (nationOf(p) === NONE || nationOf(p) !== nationOf(first as Piece)))
      return false;
  }
  return kind !== LIGHT_MARCH || commanders <= 1;
}

/** 10.2 The longest move of any unit. */
const FARTHEST = 6;

flow.frames.holds(March, (g, f, here, { step }) => {
  mustBeActing(g, f.side, here);
  mustBeThere(g, f.side, f.force, placeOf(f.at), here);
  const isMustering = step === 'muster' || step === 'stuck';
  const hasMoved = f.spent > 0;
  const isFar = f.spent < 0 || f.spent > FARTHEST || (isMustering && hasMoved);
  if (isFar || (!hasMoved && f.at !== f.from))
    throw impossible('march-from-elsewhere', 'the march has not come so', here);
  if ((f.extra !== 0 && f.extra !== FORCED_MARCH_POINTS) || (f.extra !== 0 && f.kind !== ARMY_MARCH))
    throw impossible('wrong-points', 'the march has no such Movement Points', here);
  if (!mayGoTogether(f.kind, f.force) || (f.force.isEmpty && step !== 'muster'))
    throw impossible('cannot-march', 'these do not march together', here);
});

flow.frames.holds(RaidAction, (g, f, here) => {
  mustBeActing(g, f.side, here);
  const name = piece.nameOf(f.raider);
  if (sideOf(g, f.raider) !== f.side || !isLight(f.raider))
    throw impossible('no-raider', `${name} cannot raid for this faction`, here);
  if (g.place.get(f.raider) !== placeOf(f.from))
    throw impossible('raids-from-elsewhere', `${name} does not raid from ${space.nameOf(f.from)}`, here);
  const mayReach = f.reach === RAID.distance || f.reach === RAID.doubledDistance;
  const fits = f.left < f.reach || (f.left === f.reach && f.at === f.from);
  measureRaids(g, f.side);
  if (!mayReach || !fits || (f.side === FRENCH && isBase(f.at)) || !raidLeads(f.at, f.left))
    throw impossible('raids-too-far', `${name} has not come to ${space.nameOf(f.at)} so`, here);
});

flow.frames.holds(Sail, (g, f, here, { step }) => {
  mustBeActing(g, f.side, here);
  if (!isCoastal(f.from)) throw impossible('sails-inland', `nobody sails from ${space.nameOf(f.from)}`, here);
  if (step === 'muster') mustBeThere(g, f.side, f.force, placeOf(f.from), here);
  else if (flow.within(g, Arrival) === undefined) mustBeThere(g, f.side, f.force, SAIL_BOX, here);
  if (step === 'ashore' && !f.double) throw impossible('wrong-points', 'the point does not let them Land, too', here);
});

flow.frames.holds(Landing, (g, f, here) => {
  mustBeActing(g, f.side, here);
  if (flow.within(g, Arrival) === undefined && !isAtSea(g, f.side))
    throw impossible('nobody-lands', 'nobody is on the Sail box', here);
});

flow.frames.holds(Marshal, (g, f, here) => {
  mustBeActing(g, f.side, here);
  const name = piece.nameOf(f.by);
  if (sideOf(g, f.by) !== f.side || isLight(f.by) || g.place.get(f.by) !== placeOf(f.at))
    throw impossible('nobody-marshals', `${name} does not marshal at ${space.nameOf(f.at)}`, here);
  mustBeThere(g, f.side, f.force, placeOf(f.at), here);
});

flow.frames.holds(Construction, (g, f, here, { step }) => {
  mustBeActing(g, f.side, here);
  const hasCrossed = flow.within(g, Arrival) !== undefined;
  const where = placeOf(hasCrossed ? f.to : f.at);
  const name = piece.nameOf(f.by);
  if (sideOf(g, f.by) !== f.side || !isBrigade(f.by) || g.place.get(f.by) !== where)
    throw impossible('nobody-constructs', `${name} does not construct at ${place.nameOf(where)}`, here);
  mustBeThere(g, f.side, f.force, where, here);
  const isRoad = f.road !== NONE && g.roads.has(f.road) && endsOf(f.road).includes(f.at) && f.force.has(f.by);
  if (step === 'choose' ? f.road !== NONE || !f.force.isEmpty : !isRoad)
    throw impossible('no-new-road', 'no Road has just been finished here', here);
});

/** The space where units have just arrived. */
const expected = (g: State, caller: string) => {
  if (caller.startsWith('march.')) return flow.enclosing(g, March).at;
  if (caller.startsWith('marshal.')) return flow.enclosing(g, Marshal).at;
  return caller.startsWith('construction.') ? flow.enclosing(g, Construction).to : undefined;
};

flow.frames.holds(Arrival, (g, f, here, { caller }) => {
  mustBeActing(g, f.side, here);
  const at = expected(g, caller) ?? f.at;
  if (at !== f.at || nextIn(g, f.side, placeOf(f.at), NONE) === NONE)
    throw impossible('nobody-arrives', `nobody has just come to ${space.nameOf(f.at)}`, here);
});
