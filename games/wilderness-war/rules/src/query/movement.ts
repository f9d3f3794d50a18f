import {
  askAgain,
  type Clause,
  explaining,
  type IdSet,
  inPlay,
  NONE,
  type None,
  recalled,
  unmet,
} from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isAuxiliary, isDrilled, isUnit, movementOf } from '../counters.ts';
import { MOVEMENT } from '../data/tables.ts';
import { enemyOf, type Piece, placeOf, type Side, type Space } from '../ids.ts';
import { type Adjacency, exitsOf, isCultivated, isMountain, isWilderness, originallyOf, waysTo } from '../map.ts';
import type { State } from '../state.ts';
import {
  firstAt,
  hasFortification,
  hasFreeFortification,
  hasFreePost,
  hasUnits,
  isBesieged,
  nextAt,
} from './presence.ts';
import { type Stops, type Way, whyFar } from './why-far.ts';

/** 6.3 Spaces that boat movement may enter in one activation. */
export const BOAT_SPACES: number = MOVEMENT.boat;
/** 6.21 Movement allowance of leaders without units. */
const LEADERS_ALONE: number = MOVEMENT.leaderAlone;

/** The parts of a moving force or piece that movement depends on. */
export interface Movers {
  readonly side: Side;
  readonly drilled: boolean;
  readonly auxiliaries: boolean;
  readonly units: number;
  /** 6.22 The rate of its slowest unit. */
  readonly allowance: number;
}

/** Examines a force. */
export function moversOf(side: Side, force: IdSet<Piece>): Movers {
  let drilled = false;
  let auxiliaries = false;
  let units = 0;
  let allowance = 99;
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isUnit(p)) continue;
    units++;
    drilled ||= isDrilled(p);
    auxiliaries ||= isAuxiliary(p);
    allowance = Math.min(allowance, movementOf(p));
  }
  return { side, drilled, auxiliaries, units, allowance: units === 0 ? LEADERS_ALONE : allowance };
}

/** 6.21 The same force with only its leaders. */
const leadersAlone = (side: Side): Movers => ({
  side,
  drilled: false,
  auxiliaries: false,
  units: 0,
  allowance: LEADERS_ALONE,
});

/**
 * The progress of a march. `land` and `boat` say whether it may go on that way: a route is legal if all of it is legal
 * by land, or all of it by boat, and the player need not say which.
 */
export interface MarchProgress {
  /** The number of spaces entered. */
  readonly spent: number;
  readonly land: boolean;
  readonly boat: boolean;
  /** 6.2 Wilderness or enemy land has stopped the units by land: leaders who leave them behind may go on. */
  readonly halted: boolean;
  /** 6.3 The one land connection that boats may be carried over has been used. */
  readonly carried: boolean;
  /** Foul Weather: at most two spaces may be entered. */
  readonly foul: boolean;
  /** George Croghan: wilderness does not stop Drilled Troops. */
  readonly guided: boolean;
}

/** 6.2 Whether the next space may be entered by land. */
export const byLand = (g: State, movers: Movers, way: MarchProgress, from: Space): boolean =>
  ((way.land && !(way.halted && movers.units > 0)) || isLandStopLifted(g, movers, way, from)) &&
  (way.spent < movers.allowance || unmet(CLAUSES.allowance)) &&
  (!isSpentByWeather(way) || unmet(CLAUSES.weather));

/** For a march that may not go on by land: whether the clause that stopped it is lifted. */
const isLandStopLifted = (g: State, movers: Movers, way: MarchProgress, from: Space): boolean =>
  explaining() && unmet(landStop(g, movers, way, from));

/** 6.2 The clause by which a march in a space may not go on by land. */
function landStop(
  g: State,
  { side, drilled, auxiliaries, allowance }: Movers,
  { spent }: MarchProgress,
  at: Space,
): Clause {
  if (isMountain(at) && !hasFortification(g, side, at)) return CLAUSES.mountain;
  if (spent >= allowance) return CLAUSES.allowance;
  if (drilled && !auxiliaries) return CLAUSES.wilderness;
  return auxiliaries && !drilled ? CLAUSES.enemyLand : CLAUSES.landStopped;
}

/** Whether Foul Weather allows another space. */
const isSpentByWeather = (way: MarchProgress): boolean => way.foul && way.spent >= MOVEMENT.foulWeather;

/** 6.3 Whether the next space may be entered by boat: over water, or once over land between friendly ends. */
export function byBoat(g: State, movers: Movers, way: MarchProgress, from: Space, exit: Adjacency): boolean {
  if (!way.boat && !unmet(CLAUSES.boatStopped)) return false;
  if (way.spent >= BOAT_SPACES && !unmet(CLAUSES.boatAllowance)) return false;
  if (isSpentByWeather(way) && !unmet(CLAUSES.weather)) return false;
  return exit.water || mayCarry(g, movers.side, way, from, exit.to);
}

/** 6.3 Whether boats may be carried from one space to the next: once, between friendly ends. */
const mayCarry = (g: State, side: Side, way: MarchProgress, from: Space, to: Space): boolean =>
  (!way.carried || unmet(CLAUSES.oneCarry)) &&
  ((endsCarry(g, side, from) && endsCarry(g, side, to)) || unmet(CLAUSES.water));

/** 6.3 Valid ends of a carry: an originally friendly cultivated space or a friendly fortification. */
const endsCarry = (g: State, side: Side, at: Space): boolean =>
  (isCultivated(at) && originallyOf(at) === side) || hasFortification(g, side, at);

/** 6.2 Whether a march by land must end in a space: all stop in mountains without a friendly fortification. */
const mustEndByLand = (g: State, { side }: Movers, to: Space): boolean =>
  isMountain(to) && !hasFortification(g, side, to);

/** 6.2 Whether the units of a march by land must stop in the space after `from`. The starting space does not count. */
function mustHaltByLand(g: State, movers: Movers, spent: number, guided: boolean, from: Space): boolean {
  const { side, drilled, auxiliaries } = movers;
  if (spent === 0 || hasFortification(g, side, from)) return false;
  if (isWilderness(from)) return drilled && !auxiliaries && !guided;
  return auxiliaries && !drilled && isCultivated(from) && originallyOf(from) === enemyOf(side);
}

/** The progress after a step. */
export function stepOn(g: State, movers: Movers, way: MarchProgress, from: Space, exit: Adjacency): MarchProgress {
  const boat = byBoat(g, movers, way, from, exit);
  return {
    spent: way.spent + 1,
    land: byLand(g, movers, way, from) && !mustEndByLand(g, movers, exit.to),
    boat,
    halted: way.halted || mustHaltByLand(g, movers, way.spent, way.guided, from),
    carried: way.carried || (boat && !exit.water),
    foul: way.foul,
    guided: way.guided,
  };
}

/** 6.52 Whether an unbesieged enemy fort or fortress keeps out a force without Drilled Troops. */
const keepsOut = (g: State, movers: Movers, to: Space): boolean =>
  !movers.drilled && hasFreePost(g, enemyOf(movers.side), to);

/** 6.51 Whether unbesieged enemy units or fortifications are in a space: it ends the move. 6.54 Leaders alone and works begun do not. */
export const enemiesStop = (g: State, side: Side, at: Space): boolean =>
  hasUnits(g, enemyOf(side), at) || hasFreeFortification(g, enemyOf(side), at);

/**
 * 6.5 Whether the movers may enter a space without infiltrating. Leaders alone may not enter where enemies are (6.53).
 */
export const mayEnter = (g: State, movers: Movers, to: Space): boolean =>
  (!keepsOut(g, movers, to) || unmet(CLAUSES.keepsOut)) &&
  (movers.units > 0 || !enemiesStop(g, movers.side, to) || unmet(CLAUSES.leadersAlone));

/** Calls `step` for each space that the movement rules would let the movers enter next, whatever pieces are there. */
export function eachExit(
  g: State,
  movers: Movers,
  way: MarchProgress,
  from: Space,
  step: (exit: Adjacency) => void,
): void {
  const land = byLand(g, movers, way, from);
  for (const exit of exitsOf(from)) if (land || byBoat(g, movers, way, from, exit)) step(exit);
}

/** The spaces that a march has left by land and by boat: 0 if it may not go on that way. */
const wayOf = ({ allowance, units }: Movers, { spent, land, boat, halted, foul }: MarchProgress): Way => {
  const left = {
    land: land && !(halted && units > 0) ? allowance - spent : 0,
    boat: boat ? BOAT_SPACES - spent : 0,
  };
  return { left, foul, spent };
};

/** 6.2, 6.3, 6.51 The rules that stop a march on its way. */
const stopsOf = (g: State, movers: Movers, way: MarchProgress): Stops => ({
  enemiesEnd: (at) => enemiesStop(g, movers.side, at),
  mountainEnds: (at) => mustEndByLand(g, movers, at),
  halts: (after, spent) => movers.units > 0 && mustHaltByLand(g, movers, spent, way.guided, after),
  carries: (from, to) => !way.carried && endsCarry(g, movers.side, from) && endsCarry(g, movers.side, to),
  infiltrates: movers.units === 1 && movers.auxiliaries && !movers.drilled,
});

/** Explain mode: `whyFar` for a march in progress. */
const reasonsFrom = (g: State, movers: Movers, way: MarchProgress, from: Space): ((to: Space) => Clause) =>
  recalled(`why far ${keyOf(movers, way, from)}`, () => whyFar(from, wayOf(movers, way), stopsOf(g, movers, way)));

/** A march in progress as a text: equal texts, equal progress. */
const keyOf = (
  { side, drilled, auxiliaries, units, allowance }: Movers,
  { spent, land, boat, halted, carried, foul, guided }: MarchProgress,
  from: Space,
): string =>
  `${from} ${side} ${drilled} ${auxiliaries} ${units} ${allowance} ${spent} ${land} ${boat} ${halted} ${carried} ${foul} ${guided}`;

/** Explain mode: like `eachExit`, for every other space on the map, as if a water connection led there. */
function eachNoExit(g: State, movers: Movers, way: MarchProgress, from: Space, step: (exit: Adjacency) => void): void {
  const land = byLand(g, movers, way, from);
  const why = reasonsFrom(g, movers, way, from);
  for (const exit of waysTo) {
    if (exitsOf(from).some(({ to }) => to === exit.to)) continue;
    const clause = exit.to === from ? CLAUSES.elsewhere : why(exit.to);
    if ((land || byBoat(g, movers, way, from, exit)) && unmet(clause)) step(exit);
  }
}

/** Calls `step` for each space that may be entered next without infiltrating, once. */
export function eachStep(
  g: State,
  movers: Movers,
  way: MarchProgress,
  from: Space,
  step: (exit: Adjacency) => void,
): void {
  const enter = (exit: Adjacency): void => {
    if (mayEnter(g, movers, exit.to)) step(exit);
  };
  eachExit(g, movers, way, from, enter);
  if (explaining()) eachNoExit(g, movers, way, from, enter);
}

/** 6.2, 6.22 Whether a force, or its leaders alone, could go on after dropping pieces that can go no further. */
export function leadersCouldGoOn(g: State, movers: Movers, way: MarchProgress, from: Space): boolean {
  let could = false;
  const asked = inPlay();
  const goesOn = (): void => {
    could = true;
  };
  eachStep(g, { ...movers, allowance: LEADERS_ALONE }, way, from, goesOn);
  if (way.halted) eachStep(g, leadersAlone(movers.side), way, from, goesOn);
  askAgain(asked);
  return could;
}

/** 6.6 Whether the movers are a lone Auxiliary unit, which may infiltrate. */
export const mayInfiltrate = (movers: Movers): boolean => movers.units === 1 && movers.auxiliaries;

/**
 * 6.61 Whether, from a space entered by infiltration, it can reach one that needs none, by further infiltration if
 * necessary. It cannot end in `given`, a post that its leaving has given to the enemy.
 */
function leadsOut(g: State, movers: Movers, way: MarchProgress, from: Space, given: Space | None): boolean {
  let out = false;
  eachExit(g, movers, way, from, (exit) => {
    const enters = exit.to !== given && mayEnter(g, movers, exit.to);
    out ||= enters || leadsOut(g, movers, stepOn(g, movers, way, from, exit), exit.to, given);
  });
  return out;
}

/** 8.232, 8.24 The fort or fortress that the enemy has free once a lone unit sets out: it alone besieged or held it. */
function givenUp(g: State, { side }: Movers, { spent }: MarchProgress, from: Space): Space | None {
  if (spent > 0 || !(isBesieged(g, from) || g.captured.has(from))) return NONE;
  const place = placeOf(from);
  let units = 0;
  for (let p = firstAt(g, side, place); p !== NONE; p = nextAt(g, side, place, p)) if (isUnit(p)) units++;
  return units > 1 ? NONE : from;
}

/** Calls `step` for each space with enemies that a lone Auxiliary may infiltrate next (6.6, 6.61). */
export function eachInfiltration(
  g: State,
  movers: Movers,
  way: MarchProgress,
  from: Space,
  step: (exit: Adjacency) => void,
): void {
  if (!mayInfiltrate(movers) && !unmet(CLAUSES.loneAuxiliary)) return;
  const leads = waysOut(g, movers, way, from);
  const pass = (exit: Adjacency): void => {
    if (!enemiesStop(g, movers.side, exit.to) && !unmet(CLAUSES.enemiesThere)) return;
    if (leads(exit) || unmet(CLAUSES.leadsOut)) step(exit);
  };
  eachExit(g, movers, way, from, pass);
  if (explaining()) eachNoExit(g, movers, way, from, pass);
}

/** 6.61 Whether a route out of a space that a step infiltrates is all by land, or all by boat. */
export function leadsOutBy(
  mode: 'land' | 'boat',
  g: State,
  movers: Movers,
  way: MarchProgress,
  from: Space,
  exit: Adjacency,
): boolean {
  const next = stepOn(g, movers, way, from, exit);
  const by = { ...next, land: next.land && mode === 'land', boat: next.boat && mode === 'boat' };
  return leadsOut(g, movers, by, exit.to, givenUp(g, movers, way, from));
}

/**
 * 6.61 A test whether a step ends where a route leads out. Its answers are cached during an explanation, which asks
 * about every space on the map in list after list.
 */
function waysOut(g: State, movers: Movers, way: MarchProgress, from: Space): (exit: Adjacency) => boolean {
  const leads = (exit: Adjacency): boolean => hasWayOut(g, movers, way, from, exit);
  return explaining() ? recalled(`ways out ${keyOf(movers, way, from)}`, () => once(leads)) : leads;
}

/** The same test, with each answer computed once. */
function once(leads: (exit: Adjacency) => boolean): (exit: Adjacency) => boolean {
  const known = new Map<Adjacency, boolean>();
  return (exit) => {
    if (!known.has(exit)) known.set(exit, leads(exit));
    return known.get(exit) === true;
  };
}

/** 6.61 Whether a step ends where a route leads out. */
function hasWayOut(g: State, movers: Movers, way: MarchProgress, from: Space, exit: Adjacency): boolean {
  const asked = inPlay();
  const out = leadsOut(g, movers, stepOn(g, movers, way, from, exit), exit.to, givenUp(g, movers, way, from));
  askAgain(asked);
  return out;
}
