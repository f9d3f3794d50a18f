import { type Clause, explaining, IdSet, NONE, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { commandOf, firstPiece, firstUnit, isDrilled, isLeader, lastPiece, sideOf } from '../counters.ts';
import { PIECE_FACTS } from '../data/pieces.ts';
import {
  BRITISH,
  enemyOf,
  LEADER_POOL,
  type Piece,
  type Place,
  piece,
  place,
  placeOf,
  RESERVE,
  type Side,
  type Space,
  space,
  spaceOf,
} from '../ids.ts';
import { isFortress, PORTS } from '../map.ts';
import type { UnitKindName } from '../names.ts';
import type { State } from '../state.ts';
import type { Force } from './command.ts';
import { controls, controlsPort } from './control.ts';
import { hasFortification, hasFreeFortification, hasUnits, isBesieged } from './presence.ts';
import { supplied } from './supply.ts';

// 5.52 The counters that may come in or be restored, and the places for them. 5.55 British leaders.

/** Places where pieces may enter. */
export type Sites = IdSet<Place>;

/** A scratch set of places outside the state. */
export function scratchSites(): Sites {
  const width = Math.ceil(place.count / 16);
  return new IdSet<Place>(new Int16Array(width), 0, width);
}

// ---- counters

const counters = new Map<string, Piece[]>();
for (const p of piece.all) {
  const facts = at(PIECE_FACTS, p);
  if (facts.kind === 'unit') counters.set(facts.unitKind, [...(counters.get(facts.unitKind) ?? []), p]);
}

/** The counters of a kind, in order. */
export const countersOf = (kind: UnitKindName): readonly Piece[] => counters.get(kind) ?? [];

/** 5.52 Whether a unit's counter is not in play and may be placed: not eliminated for good. */
export const isAvailable = (g: State, p: Piece): boolean => g.place.get(p) === RESERVE;

/** 5.52 Collects up to `most` available counters of a kind. */
export function gatherAvailable(g: State, kind: UnitKindName, most: number, into: Force): void {
  into.clear();
  let left = most;
  for (const p of countersOf(kind)) {
    if (left === 0) return;
    if (!isAvailable(g, p)) continue;
    into.add(p);
    left--;
  }
}

/** Whether a counter is in play: in a space or a militia box. */
export const isInPlay = (g: State, p: Piece): boolean => g.place.get(p) < RESERVE;

// ---- where

/**
 * 5.522, 8.22 The clause that keeps units of a side from entering a space, if any: a siege, enemy units or
 * fortifications.
 */
function keptFromEntering(g: State, of: Side, where: Space): Clause | undefined {
  if (isBesieged(g, where)) return CLAUSES.siegeKeepsOut;
  if (hasUnits(g, enemyOf(of), where)) return CLAUSES.enemiesKeepOut;
  return hasFortification(g, enemyOf(of), where) ? CLAUSES.worksKeepOut : undefined;
}

/** 5.522, 8.22 Whether units of a side may enter a space. */
export const mayReceive = (g: State, of: Side, where: Space): boolean => keptFromEntering(g, of, where) === undefined;

/**
 * Calls `offer` for each place to enter. In explain mode, for all others too: `otherwise` excludes those that no other
 * clause excludes.
 */
export function eachSite(g: State, of: Side, sites: Sites, otherwise: Clause, offer: (to: Place) => void): void {
  for (let to = sites.first(); to !== NONE; to = sites.after(to)) offer(to);
  if (explaining()) eachNoSite(g, of, sites, otherwise, offer);
}

function eachNoSite(g: State, of: Side, sites: Sites, otherwise: Clause, offer: (to: Place) => void): void {
  for (const to of place.all) {
    const where = spaceOf(to);
    const clause = where === NONE ? undefined : keptFromEntering(g, of, where);
    if (!sites.has(to) && unmet(clause ?? otherwise)) offer(to);
  }
}

/** Collects the spaces that pass `fits` as places to enter. */
export function gatherSites(fits: (where: Space) => boolean, into: Sites): void {
  into.clear();
  for (const each of space.all) if (fits(each)) into.add(placeOf(each));
}

/**
 * 5.46 Removes the spaces in which a side has had its post demolished. At fortresses and in boxes, units can still
 * enter.
 */
export function dropLost(g: State, of: Side, sites: Sites): void {
  for (let to = sites.first(); to !== NONE; to = sites.after(to)) {
    const where = spaceOf(to);
    if (where !== NONE && !isFortress(where) && !hasFortification(g, of, where)) sites.delete(to);
  }
}

/** Whether there is such a space. */
export const hasSite = (fits: (where: Space) => boolean): boolean => space.all.some(fits);

/** 6.432 Whether British reinforcements may land: a port they control, or an Amphib space that is not under siege. */
export const isBritishPort = (g: State, where: Space): boolean =>
  controlsPort(g, BRITISH, where) || (g.amphib.has(where) && mayReceive(g, BRITISH, where));

/** Whether any such port exists. */
export function hasBritishPort(g: State): boolean {
  if (PORTS.some((each) => controlsPort(g, BRITISH, each))) return true;
  for (let s = g.amphib.first(); s !== NONE; s = g.amphib.after(s)) if (mayReceive(g, BRITISH, s)) return true;
  return false;
}

/** 2.0 Whether a space is a fortress that the British control. */
export const isBritishFortress = (g: State, where: Space): boolean => isFortress(where) && controls(g, BRITISH, where);

/** Whether a space has an unbesieged fortification of a side that may receive units. */
export const isOpenPost = (g: State, of: Side, where: Space): boolean =>
  hasFreeFortification(g, of, where) && mayReceive(g, of, where);

// ---- restoring

/** 5.523, 12.3 The clause that keeps a unit from being restored, if any. Units in a militia box may be. */
export function keptFromRestoring(g: State, p: Piece): Clause | undefined {
  if (!isInPlay(g, p)) return CLAUSES.onMap;
  if (!g.reduced.has(p)) return CLAUSES.isReduced;
  if (g.inside.has(p)) return CLAUSES.besiegedWorn;
  const where = spaceOf(g.place.get(p));
  const fit = !isDrilled(p) || (where !== NONE && supplied(g, sideOf(p), where));
  return fit ? undefined : CLAUSES.restoreSupply;
}

/** 5.523 Whether a unit may be restored: it is reduced, unbesieged and, for Drilled Troops, in supply. */
export const mayBeRestored = (g: State, p: Piece): boolean => g.reduced.has(p) && keptFromRestoring(g, p) === undefined;

/** 12.3, 5.46 Removes the units that can no longer be restored because their supply was demolished. */
export function dropUnfit(g: State, units: Force): void {
  for (let p = units.first(); p !== NONE; p = units.after(p)) if (!mayBeRestored(g, p)) units.delete(p);
}

/** Collects a side's units of a sort that may be restored. */
export function gatherRestorable(g: State, of: Side, sort: (p: Piece) => boolean, into: Force): void {
  into.clear();
  for (let p = firstUnit(of); p <= lastPiece(of); p++) {
    if (g.reduced.has(p) && sort(p) && mayBeRestored(g, p)) into.add(p);
  }
}

/** Whether a side has a reduced, unbesieged unit of a kind, in supply or not. */
export function hasWorn(g: State, of: Side, sort: (p: Piece) => boolean): boolean {
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p)) {
    if (sideOf(p) === of && sort(p) && !g.inside.has(p)) return true;
  }
  return false;
}

// ---- removals by events

/** 8.22 The clause that keeps an event from removing a piece, if any: it is not on the map, or besieged. */
export function keptFromRemoval(g: State, p: Piece): Clause | undefined {
  if (spaceOf(g.place.get(p)) === NONE) return CLAUSES.onMap;
  return g.inside.has(p) ? CLAUSES.besiegedSafe : undefined;
}

/** 8.22 Whether an event may remove a piece. */
export const mayBeRemoved = (g: State, p: Piece): boolean => keptFromRemoval(g, p) === undefined;

/** Collects a side's units of a kind that an event may remove. */
export function gatherRemovable(g: State, of: Side, sort: (p: Piece) => boolean, into: Force): void {
  into.clear();
  for (let p = firstUnit(of); p <= lastPiece(of); p++) if (sort(p) && mayBeRemoved(g, p)) into.add(p);
}

/** Whether there is such a unit. */
export function hasRemovable(g: State, of: Side, sort: (p: Piece) => boolean): boolean {
  for (let p = firstUnit(of); p <= lastPiece(of); p++) if (sort(p) && mayBeRemoved(g, p)) return true;
  return false;
}

// ---- 5.55 British leaders

/** 5.55 Leaders of this Command rating are commanders-in-chief; the British may have at most two in play. */
const IN_CHIEF = 7;
const MOST_IN_CHIEF = 2;

export const isInChief = (p: Piece): boolean => isLeader(p) && commandOf(p) === IN_CHIEF;

/** 5.55 Whether a leader would be a third commander-in-chief besides those on the map and those about to enter. */
export function isOneTooMany(g: State, leader: Piece, entering: Force): boolean {
  if (!isInChief(leader)) return false;
  let others = 0;
  for (let p = firstPiece(BRITISH); p < firstUnit(BRITISH); p++) {
    if (isInChief(p) && (spaceOf(g.place.get(p)) !== NONE || entering.has(p))) others++;
  }
  return others >= MOST_IN_CHIEF;
}

/** 5.55, 8.22 Calls `offer` for each commander-in-chief who may be removed to make room. */
export function eachDismissible(g: State, offer: (p: Piece) => void): void {
  for (let p = firstPiece(BRITISH); p < firstUnit(BRITISH); p++) if (isInChief(p) && mayBeRemoved(g, p)) offer(p);
  if (explaining()) eachWhoStays(g, offer);
}

/** Explain mode: all who may not be removed to make room. */
function eachWhoStays(g: State, offer: (p: Piece) => void): void {
  for (const p of piece.all) {
    const clause = sideOf(p) === BRITISH && isInChief(p) ? keptFromRemoval(g, p) : CLAUSES.inChief;
    if (clause !== undefined && unmet(clause)) offer(p);
  }
}

/** Whether a commander-in-chief may be removed. */
export function hasDismissible(g: State): boolean {
  let some = false;
  eachDismissible(g, () => {
    some = true;
  });
  return some;
}

/** Calls `offer` for each leader in the pool except those `drawn`. */
export function eachInPool(g: State, drawn: Force, offer: (p: Piece) => void): void {
  for (let p = firstPiece(BRITISH); p < firstUnit(BRITISH); p++) {
    if (g.place.get(p) === LEADER_POOL && !drawn.has(p)) offer(p);
  }
}

/** Whether a leader is left in the pool besides those `drawn`. */
export function isLeftInPool(g: State, drawn: Force): boolean {
  let left = false;
  eachInPool(g, drawn, () => {
    left = true;
  });
  return left;
}
