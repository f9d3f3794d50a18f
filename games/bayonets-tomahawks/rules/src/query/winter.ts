import { askAgain, explaining, type IdSet, inPlay, NONE, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import {
  isArtillery,
  isBrigade,
  isCanadiens,
  isColonialBrigade,
  isHighland,
  isIndian,
  isLight,
  isMetropolitan,
  isMobile,
} from '../counters.ts';
import { enemyOf, FRENCH, LOSSES, type Piece, placeOf, type Side, type Space, space } from '../ids.ts';
import { type Adjacency, colonyAt, exitsOf, homeOf, isBase, isCoastal, isSettled, worthOf } from '../map.ts';
import type { State } from '../state.ts';
import { eachNotNext, mayUse } from './movement.ts';
import { controls, countIn, eachIn, hasFleet, hasFort, isOwnHome, isShut } from './presence.ts';

// 17.0 Winter Quarters

/** 17.3 A friendly Colony Home Space: where units may winter. */
export const isQuarters = (g: State, of: Side, at: Space): boolean => colonyAt(at) !== NONE && isOwnHome(g, of, at);

/** 17.3 Whether a counter goes home with its stack: not a Fort or Bastion; Indian units go to their Villages. */
export const goesHome = (p: Piece): boolean => isMobile(p) && !isIndian(p);

/**
 * 17.3.1 One unit may stay with a Fort, and it may be a Commander; in a captured Settled Space a limited number of
 * Brigades, and others without limit.
 */
export function mayStay(g: State, of: Side, where: Space, p: Piece, staying: IdSet<Piece>): boolean {
  const captured = isSettled(where) && homeOf(where) === enemyOf(of) && controls(g, of, where);
  if (captured && !isBrigade(p)) return true;
  const here = (test: (each: Piece) => boolean): number =>
    countIn(g, of, placeOf(where), (each) => staying.has(each) && test(each));
  const room = (captured ? worthOf(where) : 0) + (hasFort(g, of, where) ? 1 : 0);
  return here((each) => !captured || isBrigade(each)) < room || unmet(CLAUSES.garrisonRoom);
}

/**
 * 17.3 #1 Whether the whole stack may use a connection: no Base for the French, no Path of a neutral Nation; enemies
 * and limits do not matter.
 */
function mayAllUse(g: State, of: Side, stack: IdSet<Piece>, { to, by }: Adjacency): boolean {
  if (of === FRENCH && isBase(to)) return false;
  if (isShut(g, by)) return false;
  for (let p = stack.first(); p !== NONE; p = stack.after(p)) if (!mayUse(g, p, by)) return false;
  return true;
}

const isGoal = (g: State, of: Side, where: Space): boolean => isQuarters(g, of, where) || hasFleet(g, of, where);

const distances = new Int16Array(space.count);
const queue: Space[] = [];

/** Connections from each space to the nearest goal for this stack; -1 if unreachable. */
function measure(g: State, of: Side, stack: IdSet<Piece>): void {
  distances.fill(-1);
  queue.length = 0;
  for (const each of space.all) {
    if (!isGoal(g, of, each)) continue;
    distances[each] = 0;
    queue.push(each);
  }
  for (let i = 0; i < queue.length; i++) {
    const from = at(queue, i);
    for (const exit of exitsOf(from)) {
      const { to } = exit;
      if (at(distances, to) >= 0 || !mayAllUse(g, of, stack, exit)) continue;
      distances[to] = at(distances, from) + 1;
      queue.push(to);
    }
  }
}

/** 17.3 #1 Calls `offer` for each next space on a shortest route home. Returns whether there is any. */
export function eachStepHome(
  g: State,
  of: Side,
  stack: IdSet<Piece>,
  from: Space,
  offer: (to: Space) => void,
): boolean {
  const asked = inPlay();
  measure(g, of, stack);
  const left = at(distances, from);
  const steps = exitsOf(from).map(
    (exit) => left > 0 && at(distances, exit.to) === left - 1 && mayAllUse(g, of, stack, exit),
  );
  askAgain(asked);
  exitsOf(from).forEach(({ to }, i) => {
    if (steps[i] === true || unmet(CLAUSES.wayHome)) offer(to);
  });
  if (explaining()) eachNotNext(from, CLAUSES.adjacent, offer);
  return steps.includes(true);
}

/** 17.3 #2 Whether units here must still go home by sea. */
export const isAbroad = (g: State, of: Side, where: Space): boolean =>
  isCoastal(where) && homeOf(where) !== of && !isQuarters(g, of, where);

/** 17.3 #2 Friendly Coastal Home Spaces of a friendly Colony. */
export const homePorts = (g: State, of: Side): Space[] =>
  space.all.filter((each) => isCoastal(each) && isQuarters(g, of, each));

/** Units that go home and will not stay. */
export function findHomeward(g: State, of: Side, where: Space, staying: IdSet<Piece>, into: IdSet<Piece>): void {
  into.clear();
  eachIn(g, of, placeOf(where), (p) => {
    if (goesHome(p) && !staying.has(p)) into.add(p);
  });
}

/** 17.2 #8 Types of units that are counted separately when they return from the Losses box. */
const TYPES: readonly ((p: Piece) => boolean)[] = [
  (p) => isLight(p) && !isIndian(p),
  isMetropolitan,
  isColonialBrigade,
  isCanadiens,
  isArtillery,
];
/** One in this many returns. */
const SHARE = 3;
export const returnTypes: number = TYPES.length;

/** The number of a type's units that return from a faction's Losses box. */
export const returning = (g: State, of: Side, type: number): number =>
  Math.floor(countIn(g, of, LOSSES, at(TYPES, type)) / SHARE);

/**
 * Fills `into` with the counters of a type that may return; `highlands`: whether a Highland Brigade may still return
 * this Year.
 */
export function findReturning(g: State, of: Side, type: number, highlands: boolean, into: IdSet<Piece>): void {
  into.clear();
  eachIn(g, of, LOSSES, (p) => {
    if (at(TYPES, type)(p) && (highlands || !isHighland(p))) into.add(p);
  });
}

/** 17.2 #8 Friendly Settled Home Spaces. */
export const settlements = (g: State, of: Side): Space[] =>
  space.all.filter((each) => isSettled(each) && isOwnHome(g, of, each));
