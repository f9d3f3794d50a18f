import { type Clause, explaining, met, NONE, type None, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { commandOf, isAuxiliary, isJohnsons, isLeader, isUnit, JOHNSON, sideOf } from '../counters.ts';
import { INTERCEPTION } from '../data/tables.ts';
import { BRITISH, enemyOf, type Piece, piece, placeOf, type Side, type Space, space, spaceOf } from '../ids.ts';
import type { Exempt } from '../log.ts';
import { adjacentTo, areAdjacent, isCultivated, isMountain, isWilderness, PORTS } from '../map.ts';
import type { State } from '../state.ts';
import { type Force, scratchForce, someIn, tacticsOfLeader } from './command.ts';
import { controlsPort } from './control.ts';
import { moversOf } from './movement.ts';
import { eachOffered } from './offers.ts';
import { firstOutside, hasFreeFortification, hasUnits, nextOutside } from './presence.ts';

// 6.7 The pieces that may intercept, 6.8 those that may avoid battle.

/** 6.721 A lone Auxiliary unit, with or without leaders, entering a wilderness or mountain space. */
export function isLoneAuxiliary(side: Side, movers: Force, at: Space): boolean {
  if (!isWilderness(at) && !isMountain(at)) return false;
  const { units, auxiliaries } = moversOf(side, movers);
  return units === 1 && auxiliaries;
}

/** 6.722 Whether the movers enter a space that already has their own unbesieged units or fortification. */
function areAwaited(g: State, side: Side, movers: Force, at: Space): boolean {
  if (hasFreeFortification(g, side, at)) return true;
  if (!hasUnits(g, side, at)) return false;
  for (let p = firstOutside(g, side, placeOf(at)); p !== NONE; p = nextOutside(g, side, placeOf(at), p)) {
    if (isUnit(p) && !movers.has(p)) return true;
  }
  return false;
}

/** The facts about a moving force at a space that interception depends on. */
export interface Meeting {
  /** The side that may intercept. */
  readonly side: Side;
  readonly at: Space;
  /** The space that the movers come from: nobody intercepts an enemy leaving his own space (6.724). */
  readonly from: Space | None;
  readonly movers: Force;
  /** 6.62 An infiltrator may also be intercepted by enemies in the space itself, whatever they are. */
  readonly infiltrates: boolean;
}

/** Whether `side` may try to intercept at all by 6.722 and 6.723, and has pieces that could. */
export function mayIntercept(g: State, meeting: Meeting): boolean {
  const mover = enemyOf(meeting.side);
  if (moversOf(mover, meeting.movers).units === 0 || areAwaited(g, mover, meeting.movers, meeting.at)) return false;
  const lone = isLoneAuxiliary(mover, meeting.movers, meeting.at);
  if (meeting.infiltrates && hasUnits(g, meeting.side, meeting.at)) return true;
  return adjacentTo(meeting.at).some(({ to }) => to !== meeting.from && hasInterceptor(g, meeting.side, to, lone));
}

/**
 * What keeps all enemies who are near enough from trying to intercept (6.721 to 6.724); `undefined` if nobody is near.
 */
export function exemptFrom(g: State, { side, at, from, movers, infiltrates }: Meeting): Exempt | undefined {
  const isNear =
    (infiltrates && hasUnits(g, side, at)) ||
    adjacentTo(at).some(({ to }) => to !== from && hasInterceptor(g, side, to, false));
  const isLeft = from !== NONE && hasInterceptor(g, side, from, false);
  if (!isNear && !isLeft) return undefined;
  const mover = enemyOf(side);
  if (moversOf(mover, movers).units === 0) return 'leaders';
  if (areAwaited(g, mover, movers, at)) return 'awaited';
  return isNear ? 'lone' : 'left';
}

function hasInterceptor(g: State, side: Side, base: Space, lone: boolean): boolean {
  if (!hasUnits(g, side, base)) return false;
  if (!lone) return true;
  for (let p = firstOutside(g, side, placeOf(base)); p !== NONE; p = nextOutside(g, side, placeOf(base), p)) {
    if (isAuxiliary(p)) return true;
  }
  return false;
}

/** 6.72, 6.724 Calls `lead` and `send` for each leader and unit that may try to intercept. */
export function eachInterceptor(
  g: State,
  meeting: Meeting,
  lead: (leader: Piece) => void,
  send: (unit: Piece) => void,
): void {
  const { side, at, from, movers, infiltrates } = meeting;
  const lone = isLoneAuxiliary(enemyOf(side), movers, at);
  if (infiltrates) eachWhoMayTry(g, side, at, false, lead, send);
  for (const { to } of adjacentTo(at)) if (to !== from) eachWhoMayTry(g, side, to, lone, lead, send);
  if (explaining()) eachElsewhere(g, side, (base) => keptFromIntercepting(meeting, base), lead, send);
}

/** 6.71, 6.72, 6.724 The clause that keeps the pieces in a space from intercepting, if any. */
function keptFromIntercepting({ at, from, infiltrates }: Meeting, base: Space): Clause | undefined {
  if (base === from) return CLAUSES.notLeft;
  const near = base === at ? infiltrates : areAdjacent(at, base);
  return near ? undefined : CLAUSES.interceptsNear;
}

/** 6.71, 6.8 Whether a natural roll lets an attempt to intercept or avoid succeed, with the commander's Tactics. */
export const attemptSucceeds = (commander: Piece | None, rolled: number): boolean =>
  rolled + tacticsOfLeader(commander) >= INTERCEPTION.successAt;

const able = scratchForce();

/**
 * The pieces that may make an attempt from one space: leaders with a unit to command, and units alone. `lone` allows
 * only Auxiliaries; those in `barred` stay out.
 */
function eachWhoMayTry(
  g: State,
  side: Side,
  base: Space,
  lone: boolean,
  lead: (leader: Piece) => void,
  send: (unit: Piece) => void,
  barred?: Force,
): void {
  if (!hasUnits(g, side, base)) return;
  able.clear();
  for (let p = firstOutside(g, side, placeOf(base)); p !== NONE; p = nextOutside(g, side, placeOf(base), p)) {
    if (met(CLAUSES.notFailed, barred?.has(p) !== true) && isMatch(p, lone)) able.add(p);
  }
  for (let p = able.first(); p !== NONE; p = able.after(p)) {
    if (isLeader(p) ? met(CLAUSES.needsUnit, hasFollower(p)) : unmet(CLAUSES.aLeader)) lead(p);
  }
  eachOffered(g, able, (p) => {
    if (met(CLAUSES.aUnit, isUnit(p))) send(p);
  });
}

/** 6.721 Against a lone Auxiliary only Auxiliaries try. */
const isMatch = (p: Piece, lone: boolean): boolean => isLeader(p) || !lone || met(CLAUSES.againstLone, isAuxiliary(p));

/**
 * Explain mode: offers the pieces skipped because of their side or place. `keptOut` gives the clause that excludes
 * those in a space, if any.
 */
function eachElsewhere(
  g: State,
  side: Side,
  keptOut: (base: Space) => Clause | undefined,
  lead: (leader: Piece) => void,
  send: (unit: Piece) => void,
): void {
  for (const p of piece.all) {
    const clause = passedOverFor(g, side, p, keptOut);
    if (clause === undefined || !unmet(clause)) continue;
    if (met(CLAUSES.aLeader, isLeader(p))) lead(p);
    if (met(CLAUSES.aUnit, isUnit(p))) send(p);
  }
}

function passedOverFor(
  g: State,
  side: Side,
  p: Piece,
  keptOut: (base: Space) => Clause | undefined,
): Clause | undefined {
  const where = spaceOf(g.place.get(p));
  if (sideOf(p) !== side) return CLAUSES.own;
  if (where === NONE) return CLAUSES.onMap;
  if (g.inside.has(p)) return CLAUSES.unbesieged;
  return keptOut(where) ?? (hasUnits(g, side, where) ? undefined : CLAUSES.needsUnit);
}

/**
 * 6.8 Calls `lead` and `send` for each leader and unit in a space that may try to avoid battle; 6.84 those in `barred`
 * may not.
 */
export function eachAvoider(
  g: State,
  side: Side,
  at: Space,
  barred: Force,
  lead: (leader: Piece) => void,
  send: (unit: Piece) => void,
): void {
  eachWhoMayTry(g, side, at, false, lead, send, barred);
  if (explaining()) eachElsewhere(g, side, (base) => (base === at ? undefined : CLAUSES.avoidsHere), lead, send);
}

/** 5.34, 5.534 Whether a leader finds a unit to command among those able to try. */
function hasFollower(leader: Piece): boolean {
  const johnson = leader === JOHNSON || (able.has(JOHNSON) && commandOf(JOHNSON) <= commandOf(leader));
  return someIn(able, (p) => isUnit(p) && (johnson || !isJohnsons(p)));
}

/**
 * 6.8 Whether Auxiliaries alone, in wilderness or mountain, slip away from attackers without Auxiliaries: no roll is
 * needed.
 */
export const slipsAway = (side: Side, force: Force, at: Space, attackers: Force): boolean =>
  !isCultivated(at) && !moversOf(side, force).drilled && !moversOf(enemyOf(side), attackers).auxiliaries;

/** 6.81, 7.92 Whether a space is open to a side that gives way: no unbesieged enemy units or fortifications. */
export const isOpenTo = (g: State, side: Side, to: Space): boolean =>
  !hasUnits(g, enemyOf(side), to) && !hasFreeFortification(g, enemyOf(side), to);

/** 6.432, 6.811 Whether the British may leave an Amphib space for a port that is not adjacent to it. */
export const isPortFrom = (g: State, at: Space, to: Space): boolean =>
  to !== at && controlsPort(g, BRITISH, to) && !areAdjacent(at, to);

/**
 * 6.81 Calls `offer` for each space to which `side` may avoid battle at `at`, attacked from `from`. 6.811 From an
 * Amphib marker the British may go to any port they control.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: 6.81 and 6.811 as the rulebook lists them, and what is offered only to say why not
export function eachRefuge(g: State, side: Side, at: Space, from: Space | None, offer: (to: Space) => void): void {
  for (const { to } of adjacentTo(at)) {
    if (met(CLAUSES.notTheirWay, to !== from) && met(CLAUSES.openRefuge, isOpenTo(g, side, to))) offer(to);
  }
  if (side === BRITISH && g.amphib.has(at)) for (const to of PORTS) if (isPortFrom(g, at, to)) offer(to);
  if (explaining() && unmet(CLAUSES.refugeNear)) {
    for (const to of space.all) if (!areAdjacent(at, to)) offer(to);
  }
}

export function hasRefuge(g: State, side: Side, at: Space, from: Space | None): boolean {
  let some = false;
  eachRefuge(g, side, at, from, () => {
    some = true;
  });
  return some;
}
