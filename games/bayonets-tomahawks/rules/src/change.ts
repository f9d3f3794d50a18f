import { type IdSet, NONE, type None } from '@carillon/flow';
import { isBastion, isCommander, isFleet, isFort, isMetropolitan, nationOf } from './counters.ts';
import { RAID } from './data/tables.ts';
import {
  BRITISH,
  type Connection,
  enemyOf,
  FRENCH,
  isOnBoard,
  LOSSES,
  type Nation,
  nation,
  type Piece,
  type Place,
  POOL,
  piece,
  place,
  placeOf,
  REMOVED,
  type Side,
  type Space,
  side,
  space,
} from './ids.ts';
import { enlist, strikeOff } from './lists.ts';
import type { HitReason, LogEntry, VpReason } from './log.ts';
import { homeOf, isBase, isSettled, isVictorySpace, isWilderness, nationAt, worthOf } from './map.ts';
import { controls, eachIn, hasUnits, nextIn, sideOf, unitsIn } from './query/presence.ts';
import type { State } from './state.ts';

// The few functions that change a position, with their automatic consequences.

type Say = ((entry: LogEntry) => void) | undefined;

/** Puts a counter into a place. */
export function put(g: State, p: Piece, to: Place): void {
  strikeOff(g, p, g.place.get(p));
  if (g.place.get(p) !== to) leaveMarkers(g, p);
  g.place.set(p, to);
  enlist(g, p, to);
}

/**
 * 10.6.1, 11.0, 13.9.3 Some marks belong to a space, and stay when a counter leaves it: Landing and Marshal markers,
 * and the Battle that it sits out.
 */
function leaveMarkers(g: State, p: Piece): void {
  g.landed.delete(p);
  g.marshaled.delete(p);
  g.sittingOut.delete(p);
}

/** A counter leaves the map without its markers; at its destination it is Full, except in the Disbanded box. */
function clear(g: State, p: Piece): void {
  g.reduced.delete(p);
  g.spent.delete(p);
  g.routed.delete(p);
  g.outOfSupply.delete(p);
}

/** 13.4.1 The destination of an eliminated counter: the Losses box, its pool, or out of the game. */
export const graveOf = (p: Piece): Place =>
  isFleet(p) ? POOL : isFort(p) || isBastion(p) || isCommander(p) ? REMOVED : LOSSES;

/** 13.4.1, 13.4.3 A counter is eliminated. For a Metropolitan Brigade the enemy draws a War in Europe chit. */
export function eliminate(g: State, say: Say, p: Piece, rule: string, why?: HitReason): void {
  const of = sideOf(g, p);
  if (isMetropolitan(p) && of !== NONE) g.chitsDue.set(enemyOf(of), g.chitsDue.get(enemyOf(of)) + 1);
  remove(g, say, p, graveOf(p), rule, why);
}

/** A counter leaves the map for a box, a pool or for good. */
export function remove(g: State, say: Say, p: Piece, to: Place, rule: string, why?: HitReason): void {
  clear(g, p);
  put(g, p, to);
  say?.({ type: 'eliminated', piece: piece.nameOf(p), to: place.nameOf(to), rule, ...(why && { why }) });
}

/** The log's facts about a Hit: its rule, and why its owner had no choice. */
export interface HitReport {
  readonly rule: string;
  readonly why?: HitReason;
}

/** 13.4 A Hit: a Full unit is Reduced, a Reduced one eliminated. Returns whether it was eliminated. */
export function hit(g: State, say: Say, p: Piece, hasReduced: boolean, { rule, why }: HitReport): boolean {
  if (hasReduced && !g.reduced.has(p)) {
    g.reduced.add(p);
    say?.({ type: 'reduced', piece: piece.nameOf(p), rule, ...(why && { why }) });
    return false;
  }
  eliminate(g, say, p, rule, why);
  return true;
}

/** 18.1 The Victory marker moves towards the end of a faction. */
export function award(g: State, say: Say, of: Side, points: number, why: VpReason, rule: string): void {
  if (points === 0) return;
  g.victory += of === FRENCH ? points : -points;
  say?.({ type: 'vp', side: side.nameOf(of), points, why, rule });
}

/** 9.3 A faction's marker moves on the Raid track: 1 VP each time it reaches the end; it never falls below 0. */
export function addRaidPoints(g: State, say: Say, of: Side, points: number): void {
  const before = g.raidPoints.get(of);
  const total = Math.max(0, before + points);
  if (total === before) return;
  g.raidPoints.set(of, total % RAID.spaces);
  say?.({ type: 'raid-points', side: side.nameOf(of), points: total - before, total: total % RAID.spaces });
  award(g, say, of, Math.floor(total / RAID.spaces) * RAID.vpAtEnd, 'raid-track', '9.3');
}

const LOUISBOURG: Space = space.of('louisbourg');

/**
 * 2.1.2 A space changes control, to a faction or (`NONE`) to nobody. 2.1.9 A Victory Space gives its value to the
 * faction that gains it. 10.6.2 Louisbourg in British hands opens the seas.
 */
export function setControl(g: State, say: Say, at: Space, to: Side | None, rule: string): void {
  if (g.control.get(at) === to) return;
  g.control.set(at, to);
  say?.({ type: 'control', at: space.nameOf(at), side: to === NONE ? null : side.nameOf(to), rule });
  if (to !== NONE && isVictorySpace(at)) award(g, say, to, worthOf(at), 'victory-space', '2.1.9');
  if (at === LOUISBOURG && to === BRITISH && !g.openSeas) {
    g.openSeas = true;
    say?.({ type: 'open-seas' });
  }
}

/** 8.1 An Indian Nation joins a faction: one of its units comes to each of its Villages. */
export function join(g: State, say: Say, which: Nation, of: Side, rule: string): void {
  g.joined.set(which, of);
  say?.({ type: 'nation-joins', nation: nation.nameOf(which), side: side.nameOf(of), rule });
  const units = piece.all.filter((p) => nationOf(p) === which && g.place.get(p) === POOL);
  space.all
    .filter((at) => nationAt(at) === which)
    .forEach((at, i) => {
      const unit = units[i];
      if (unit === undefined) return;
      put(g, unit, placeOf(at));
      // The Nation's side defends, even if the other moved first.
      g.firstIn.set(at, of);
      say?.({ type: 'placed', piece: piece.nameOf(unit), at: place.nameOf(placeOf(at)), rule: '8.1' });
    });
}

/**
 * 2.1.2 The controller of a space when only one faction's units are in it: that faction, or nobody if the space never
 * belonged to anybody.
 */
function holderAlone(g: State, of: Side, at: Space): Side | None {
  const which = nationAt(at);
  if (which !== NONE) return g.joined.get(which) === of ? NONE : of;
  return isWilderness(at) || isBase(at) ? g.control.get(at) : of;
}

/** 2.1.2 Units of a faction are alone in a space: it is theirs. */
export function takeControl(g: State, say: Say, of: Side, at: Space): void {
  setControl(g, say, at, holderAlone(g, of, at), '2.1.2');
}

/** 10.7 Units of a faction attack the enemies in a space: there will be a Battle, reported once however many join it. */
export function markBattle(g: State, say: Say, of: Side, at: Space): void {
  if (g.battles.has(at)) return;
  g.battles.add(at);
  say?.({ type: 'battle-marker', side: side.nameOf(of), at: space.nameOf(at) });
}

/** 10.2.1, 10.3.2, 13.9.4 There will be no Battle in a space: its marker is removed, and nobody sits it out (13.9.3). */
export function cancelBattle(g: State, at: Space): void {
  g.battles.delete(at);
  for (const of of side.all) eachIn(g, of, placeOf(at), (p) => g.sittingOut.delete(p));
}

/**
 * 10.2.1, 2.1.2 When the last unit has left: a Battle is cancelled; remaining enemies hold the space; a captured
 * Settled Space returns to its Home faction.
 */
export function leaveBehind(g: State, say: Say, of: Side, at: Space): void {
  if (hasUnits(g, of, at)) return;
  cancelBattle(g, at);
  const home = homeOf(at);
  if (hasUnits(g, enemyOf(of), at)) takeControl(g, say, enemyOf(of), at);
  else if (isSettled(at) && home === enemyOf(of) && controls(g, of, at)) setControl(g, say, at, home, '10.2');
}

/**
 * 13.8, 14.1.1 Units that join form one stack: a Rout or Out of Supply marker is removed if any of them is without it.
 * Commanders who come alone are not such a stack: they share the marker of the stack they join.
 */
export function joinStack(g: State, say: Say, of: Side, where: Place): void {
  if (mergeMarkers(g, g.routed, of, where)) sayGone(say, 'rout', of, where, '13.8');
  if (mergeMarkers(g, g.outOfSupply, of, where)) sayGone(say, 'out-of-supply', of, where, '14.1.1');
}

/**
 * Removes a marker from a stack if any unit is without it; otherwise gives it to Commanders who lack it. Returns
 * whether it was removed.
 */
function mergeMarkers(g: State, marked: IdSet<Piece>, of: Side, where: Place): boolean {
  let [some, without] = [false, false];
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) {
    if (marked.has(p)) some = true;
    else if (!isCommander(p)) without = true;
  }
  if (!some) return false;
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) {
    if (without) marked.delete(p);
    else marked.add(p);
  }
  return without;
}

function sayGone(say: Say, marker: 'rout' | 'out-of-supply', of: Side, where: Place, rule: string): void {
  say?.({ type: 'marker', marker, side: side.nameOf(of), at: place.nameOf(where), placed: false, rule });
}

/** 3.7, 13.4.2 Commanders of a faction without a unit of another type beside them are removed from play. */
export function dismissLone(g: State, say: Say, of: Side, rule: string): void {
  for (const p of commanderPieces) {
    const where = g.place.get(p);
    if (!isOnBoard(where) || sideOf(g, p) !== of || unitsIn(g, of, where) > 0) continue;
    remove(g, say, p, REMOVED, rule);
  }
}
const commanderPieces: readonly Piece[] = piece.all.filter(isCommander);

/** 12.0 A faction places a Fort Construction marker. */
export function beginFort(g: State, of: Side, at: Space): void {
  g.fortsBegun.add(at);
  if (of === BRITISH) g.britishFortsBegun.add(at);
}

/** 12.0 A Fort Construction marker is removed, with or without a Fort in its place. */
export function endFort(g: State, at: Space): void {
  g.fortsBegun.delete(at);
  g.britishFortsBegun.delete(at);
}

/** 12.0 A faction places a Road Construction marker. */
export function beginRoad(g: State, of: Side, by: Connection): void {
  g.roadsBegun.add(by);
  if (of === BRITISH) g.britishRoadsBegun.add(by);
}

/** 12.0 A Road Construction marker is flipped to a Road. */
export function endRoad(g: State, by: Connection): void {
  g.roadsBegun.delete(by);
  g.britishRoadsBegun.delete(by);
  g.roads.add(by);
}

/** Brings a counter into a space, by march, sea or event, and records which side was there first (13.1). */
export function arrive(g: State, of: Side, p: Piece, at: Space): void {
  put(g, p, placeOf(at));
  if (g.firstIn.get(at) === NONE) g.firstIn.set(at, of);
}
