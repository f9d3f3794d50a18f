import { met, NONE, type Sink } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { JOHNSON } from '../counters.ts';
import { BRITISH, placeOf, type Side, space, spaceOf } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { isNear } from '../query/alliance.ts';
import { countersOf, gatherAvailable, gatherRestorable, mayReceive } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { bringIn, markAllied, mendAll, scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const CANAJOHARIE = space.of('canajoharie');
const MOHAWKS = countersOf('mohawk');

/**
 * Open reading: whether Johnson must be near Canajoharie at all. One source allows the card without it; taken as yes.
 */
const NEEDS_JOHNSON = true;
/** Open reading: how near, in connections. One source only. */
const JOHNSON_WITHIN = 2;
/**
 * Open reading: whether units are restored even if others are placed, or only if none is. One source only; taken as
 * both.
 */
const RESTORES_TOO = true;

const isJohnsonNear = (g: State): boolean =>
  !g.inside.has(JOHNSON) && isNear(g, JOHNSON, [CANAJOHARIE], JOHNSON_WITHIN);

/** Collects all Mohawks off the map, unless enemies or a siege are in Johnson's space (5.522). */
function gatherJoining(g: State): void {
  const where = spaceOf(g.place.get(JOHNSON));
  scratch.units.clear();
  if (where !== NONE && mayReceive(g, BRITISH, where)) gatherAvailable(g, 'mohawk', MOHAWKS.length, scratch.units);
}

const gatherWorn = (g: State, by: Side): void => gatherRestorable(g, by, (p) => MOHAWKS.includes(p), scratch.worn);

/** Brings all Mohawks off the map to Johnson. Returns whether any came. */
function joinJohnson(g: State, say: Sink<LogEntry> | undefined): boolean {
  const where = spaceOf(g.place.get(JOHNSON));
  gatherJoining(g);
  if (where === NONE) return false;
  for (let p = scratch.units.first(); p !== NONE; p = scratch.units.after(p)) bringIn(g, say, p, placeOf(where));
  return !scratch.units.isEmpty;
}

/**
 * Mohawks (29): with Johnson near Canajoharie all Mohawks join him, and those on the map are restored. Confidence:
 * medium.
 */
export const mohawks: EventCard = {
  allowed: (g) => met(CLAUSES.johnsonNearMohawks, !NEEDS_JOHNSON || isJohnsonNear(g)),
  idle(g, by) {
    gatherJoining(g);
    gatherWorn(g, by);
    return scratch.units.isEmpty && scratch.worn.isEmpty;
  },
  play(g, by, say) {
    const came = joinJohnson(g, say);
    if (came && !RESTORES_TOO) return undefined;
    gatherWorn(g, by);
    mendAll(g, say, scratch.worn);
    for (let p = scratch.worn.first(); p !== NONE; p = scratch.worn.after(p)) markAllied(g, say, p);
    return undefined;
  },
};
