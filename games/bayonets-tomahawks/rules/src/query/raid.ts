import { askAgain, Basis, type Clause, explaining, inPlay, NONE, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { isFort, isIndian, isLight } from '../counters.ts';
import { RAID } from '../data/tables.ts';
import {
  BRITISH,
  type Connection,
  enemyOf,
  FRENCH,
  nation,
  type Piece,
  piece,
  placeOf,
  type Side,
  type Space,
  space,
  spaceOf,
} from '../ids.ts';
import { exitsOf, homeOf, isBase, isWilderness, worthOf } from '../map.ts';
import type { State } from '../state.ts';
import { mayAct } from './command.ts';
import { BEYOND, distancesFrom } from './distance.ts';
import { eachFar } from './movement.ts';
import { hasAny, hasFort, isShut, nextIn, sideOf } from './presence.ts';

// 9.0 Raids

/** 9.1, 7.3.4 The range of a raider. */
export const raidReach = (double: boolean): number => (double ? RAID.doubledDistance : RAID.distance);

const isRaided = (g: State, where: Space): boolean => g.frenchRaids.has(where) || g.britishRaids.has(where);

/** 9.0 An enemy Home Space, regardless of control, or Wilderness with an enemy Fort; not twice in a Year. */
export function isRaidTarget(g: State, of: Side, where: Space): boolean {
  if (isRaided(g, where)) return false;
  return isWorthRaiding(g, of, where);
}
const isWorthRaiding = (g: State, of: Side, where: Space): boolean =>
  homeOf(where) === enemyOf(of) || (isWilderness(where) && hasFort(g, enemyOf(of), where));

/** Spaces that can be targets of a faction at any time. */
const goals: readonly (readonly Space[])[] = [FRENCH, BRITISH].map((of) =>
  space.all.filter((where) => homeOf(where) === enemyOf(of) || isWilderness(where)),
);

/** The same, as a choice. */
export const mayRaidHere = (g: State, of: Side, where: Space): boolean =>
  (isWorthRaiding(g, of, where) || unmet(CLAUSES.raidTarget)) && (!isRaided(g, where) || unmet(CLAUSES.raidedBefore));

/** 9.3 Raid Points for a space: its value, one for a Fort in the Wilderness. */
export const raidValue = (where: Space): number => (isWilderness(where) ? 1 : worthOf(where));

/** 9.2 Whether enemies in a space may intercept, even a Commander alone (11.0); Militia never do. */
export const mayBeIntercepted = (g: State, of: Side, where: Space): boolean =>
  nextIn(g, enemyOf(of), placeOf(where), NONE) !== NONE;
/** 9.2 Whether a Light unit is among them. */
export const lightsIntercept = (g: State, of: Side, where: Space): boolean =>
  hasAny(g, enemyOf(of), placeOf(where), isLight);

/**
 * 9.1 Calls `step` for each space a raider may go to next: no Base for the French, no Path of a neutral Nation (an open
 * reading), no closed connection.
 */
export function eachRaidStep(g: State, of: Side, from: Space, step: (to: Space) => void): void {
  for (const { to, by } of exitsOf(from)) if (maySneak(g, of, by, to)) step(to);
}

function maySneak(g: State, of: Side, by: Connection, to: Space): boolean {
  if (isShut(g, by) && !unmet(CLAUSES.neutralPath)) return false;
  return (
    (!(of === FRENCH && isBase(to)) || unmet(CLAUSES.base)) &&
    (!(of === BRITISH && g.closed === by) || unmet(CLAUSES.warships))
  );
}

/** 9.1 Calls `offer` for each space that a raider may go to next on its way to a target. */
export function eachRaidWay(g: State, of: Side, from: Space, left: number, offer: (to: Space) => void): void {
  if (left === 0 && !unmet(CLAUSES.raidDistance)) return;
  measureRaids(g, of);
  eachRaidStep(g, of, from, (to) => {
    if (raidLeads(to, left - 1) || unmet(CLAUSES.raidLeads)) offer(to);
  });
  if (!explaining()) return;
  const away = raidDistances(g, of, from);
  eachFar(from, (to) => whyNotNext(to, left - (away[to] ?? BEYOND)), offer);
}

/** 9.1 Why the next step does not lead to a space, where these Movement Points would be left; negative: too few. */
function whyNotNext(to: Space, left: number): Clause {
  if (left < 0) return CLAUSES.raidTooFar;
  return raidLeads(to, left) ? CLAUSES.raidNear : CLAUSES.raidLeads;
}

/** 9.1 The distance of each space, in connections that a raider may use. */
export function raidDistances(g: State, of: Side, from: Space): Uint8Array {
  const asked = inPlay();
  const away = distancesFrom(from, ({ to, by }) => maySneak(g, of, by, to));
  askAgain(asked);
  return away;
}

/** Connections to the nearest target. */
const steps = new Int8Array(space.count);
const queue: Space[] = [];
const FAR = -1;

const forts: readonly Piece[] = piece.all.filter(isFort);
const basis = new Basis();

/**
 * Whether nothing that the distances depend on has changed since they were last measured: during a raid it seldom does.
 */
function isMeasured(g: State, of: Side): boolean {
  basis.begin();
  basis.note(of);
  basis.note(g.closed);
  basis.noteAll(g.options);
  for (const each of forts) basis.note(g.place.get(each));
  for (const each of nation.all) basis.note(g.joined.get(each));
  basis.noteAll(g.frenchRaids);
  basis.noteAll(g.britishRaids);
  return basis.isSame();
}

/** Measures the distance of each space from the nearest target, in connections, from the targets outwards. */
export function measureRaids(g: State, of: Side): void {
  if (isMeasured(g, of)) return;
  const asked = inPlay();
  steps.fill(FAR);
  queue.length = 0;
  for (const each of at(goals, of)) if (isRaidTarget(g, of, each)) reach(each, 0);
  for (let i = 0; i < queue.length; i++) {
    const to = at(queue, i);
    const next = (steps[to] ?? FAR) + 1;
    for (const { to: from, by } of exitsOf(to)) if (steps[from] === FAR && maySneak(g, of, by, to)) reach(from, next);
  }
  askAgain(asked);
}

function reach(each: Space, distance: number): void {
  steps[each] = distance;
  queue.push(each);
}

/** Whether a target can be raided from a space with these Movement Points left, as last measured. */
export function raidLeads(from: Space, left: number): boolean {
  const distance = steps[from] ?? FAR;
  return distance !== FAR && distance <= left;
}

/** 9.1 The spaces in a raider's range, with the length of a shortest route; including its own. */
export function raidsFrom(g: State, of: Side, from: Space, far: number): { to: Space; distance: number }[] {
  const found = [{ to: from, distance: 0 }];
  for (let i = 0; i < found.length; i++) {
    const { to: here, distance } = at(found, i);
    if (distance === far) continue;
    eachRaidStep(g, of, here, (to) => {
      if (found.every((each) => each.to !== to)) found.push({ to, distance: distance + 1 });
    });
  }
  return found;
}

const lights: readonly Piece[] = piece.all.filter(isLight);

/** 9.0 Calls `offer` for each Light unit with a target, as last measured; `indian`: with an Indian point. */
export function eachRaider(g: State, of: Side, indian: boolean, reach: number, offer: (p: Piece) => void): void {
  for (const p of explaining() ? piece.all : lights) if (mayRaid(g, of, p, indian, reach)) offer(p);
}

function mayRaid(g: State, of: Side, p: Piece, indian: boolean, reach: number): boolean {
  const where = spaceOf(g.place.get(p));
  if (sideOf(g, p) !== of) return unmet(CLAUSES.own);
  if (where === NONE) return unmet(CLAUSES.onMap);
  if (!isLight(p)) return unmet(CLAUSES.raider);
  return (
    (!indian || isIndian(p) || unmet(CLAUSES.indianPoint)) &&
    mayAct(g, p) &&
    (!g.routed.has(p) || unmet(CLAUSES.routedActs)) &&
    (raidLeads(where, reach) || unmet(CLAUSES.raidLeads))
  );
}
