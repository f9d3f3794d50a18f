import { NONE, unmet } from '@carillon/flow';
import { arrive, joinStack } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { colonyOf, isCanadiens, isColonialBrigade, isCommander, isFleet, isIndian, villageOf } from '../counters.ts';
import { FRENCH, known, LOSSES, type Piece, piece, place, placeOf, type Side, type Space, space } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { colonyAt } from '../map.ts';
import { scratchForce } from '../query/force.ts';
import { eachOffered } from '../query/offers.ts';
import { isOwnHome, sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';

// Round up Men & Equipment: a unit from the Losses box to a friendly Home Space.

type Say = ((entry: LogEntry) => void) | undefined;

const lost = scratchForce();

/** The units that may be taken: the French must take Canadiens while any are there. */
function findLost(g: State, of: Side): void {
  lost.clear();
  const isLost = (p: Piece): boolean =>
    g.place.get(p) === LOSSES && sideOf(g, p) === of && !isCommander(p) && !isFleet(p);
  const canadiens = of === FRENCH && piece.all.some((p) => isLost(p) && isCanadiens(p));
  for (const p of piece.all)
    if (isLost(p) ? !canadiens || isCanadiens(p) || unmet(CLAUSES.canadiensFirst) : unmet(CLAUSES.fromLosses))
      lost.add(p);
}

/**
 * Destinations: Colonial Brigades in their Colony, Indian units in their own Village, others in any friendly Home
 * Space.
 *
 * Open reading (4, 12, 17, 31): where an Indian unit goes if its Village is not in friendly hands. Taken as nowhere.
 */
function mayCome(g: State, of: Side, p: Piece, at: Space): boolean {
  if (!isOwnHome(g, of, at)) return false;
  if (isIndian(p)) return villageOf(p) === at;
  return !isColonialBrigade(p) || (colonyAt(at) !== NONE && colonyAt(at) === colonyOf(p));
}

/** Calls `offer` for each unit and each space it may be placed in. */
export function eachRoundUp(g: State, of: Side, offer: (p: Piece, at: Space) => void): void {
  findLost(g, of);
  eachOffered(g, lost, (p) => {
    for (const at of space.all) if (mayCome(g, of, p, at) || unmet(CLAUSES.roundUpHome)) offer(p, at);
  });
}

export function placeRoundedUp(g: State, say: Say, p: Piece, at: Space): void {
  const of = known(sideOf(g, p));
  arrive(g, of, p, at);
  g.reduced.delete(p);
  joinStack(g, say, of, placeOf(at));
  say?.({ type: 'placed', piece: piece.nameOf(p), at: place.nameOf(placeOf(at)), rule: '7.4' });
}
