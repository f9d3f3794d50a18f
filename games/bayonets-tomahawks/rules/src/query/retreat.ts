import { askAgain, type Clause, explaining, type IdSet, inPlay, NONE } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isFleet } from '../counters.ts';
import {
  enemyOf,
  FRENCH,
  type Piece,
  type Place,
  place,
  placeOf,
  SAIL_BOX,
  type Side,
  type Space,
  space,
  spaceOf,
} from '../ids.ts';
import { type Adjacency, exitsOf, isBase, isCoastal, isWilderness, nationAt } from '../map.ts';
import type { State } from '../state.ts';
import { enteredBy, isFortified, isNeutralVillage, mayUse, unitsOf } from './movement.ts';
import { eachKeptOut } from './offers.ts';
import { controls, hasUnits, isFriendly, isOwnHome, militiaFor, outnumber, unitsAt } from './presence.ts';
import { isFriendlyCoast } from './sail.ts';

// 13.9 Retreat

/** Units that retreat together, from a lost Battle or an Overwhelm. */
export interface Retreating {
  readonly side: Side;
  readonly at: Space;
  readonly units: IdSet<Piece>;
  readonly attacker: boolean;
  /** Whether they carry a Rout marker. */
  readonly routed: boolean;
}

const enemiesIn = (g: State, of: Side, at: Space): number =>
  unitsAt(g, enemyOf(of), at) + militiaFor(g, enemyOf(of), at);
const isFree = (g: State, of: Side, at: Space): boolean => !hasUnits(g, enemyOf(of), at);

/** 10.2 Whether all of them may use a connection; limits do not matter in a retreat. */
function mayAllUse(g: State, units: IdSet<Piece>, { by }: Adjacency): boolean {
  for (let p = units.first(); p !== NONE; p = units.after(p)) if (!mayUse(g, p, by)) return false;
  return true;
}

type Test = (g: State, r: Retreating, to: Space) => boolean;

/** 13.9.2 With Fleets: to the first of these, wherever it is. */
const HARBOURS: readonly Test[] = [
  (g, { side: of }, to) => isOwnHome(g, of, to),
  (g, { side: of }, to) => isFriendlyCoast(g, of, to) && controls(g, of, to),
  (g, { side: of }, to) => isFriendlyCoast(g, of, to) && isWilderness(to),
];

/**
 * 13.9.3 Without enemy units: home, friendly by control (1.1.1), even a Village captured from the enemy; open country
 * or a Village of a friendly Nation (8.1); enemy land without Militia.
 */
const NEIGHBOURS: readonly Test[] = [
  (g, { side: of }, to) => isFree(g, of, to) && isOwnHome(g, of, to),
  (g, { side: of }, to) => isFree(g, of, to) && controls(g, of, to),
  (g, { side: of }, to) => isFree(g, of, to) && (isWilderness(to) || isFriendly(g, of, to)),
  (g, { side: of }, to) => enemiesIn(g, of, to) === 0 && isEnemyLand(g, of, to),
];

/** 13.9.3 #4 Controlled by the enemy, or a Village of a Nation that has joined it. */
function isEnemyLand(g: State, of: Side, to: Space): boolean {
  const nation = nationAt(to);
  return controls(g, enemyOf(of), to) || (nation !== NONE && g.joined.get(nation) === enemyOf(of));
}

/** 13.9.3 #5A Enemies who would be Overwhelmed; as its last resort, those of a neutral Village. */
const isBeatable: Test = (g, r, to) =>
  enemiesIn(g, r.side, to) > 0 &&
  !isNeutralVillage(g, to) &&
  !isFortified(g, enemyOf(r.side), to) &&
  outnumber(unitsOf(r.units), enemiesIn(g, r.side, to));
const isVillage: Test = (g, r, to) => isNeutralVillage(g, to) && outnumber(unitsOf(r.units), 1);

/** 13.9.2 Whether Fleets are part of the retreating units. */
export const hasFleets = (units: IdSet<Piece>): boolean => {
  for (let p = units.first(); p !== NONE; p = units.after(p)) if (isFleet(p)) return true;
  return false;
};

/**
 * The spaces adjacent to the Battle to which a defender may not retreat: enemies have come from there this Action Round
 * (13.9.1).
 */
function isBarred(g: State, r: Retreating, exit: Adjacency): boolean {
  return !r.attacker && enteredBy(g, enemyOf(r.side)).has((exit.way ^ 1) as typeof exit.way);
}

const reachable = (g: State, r: Retreating): Space[] =>
  exitsOf(r.at)
    .filter((exit) => mayAllUse(g, r.units, exit) && !isBarred(g, r, exit) && !(r.side === FRENCH && isBase(exit.to)))
    .map(({ to }) => to);

/**
 * 13.9.1 The spaces from which the stack's faction has come by a connection this Action Round, if friendly and free of
 * enemies.
 */
const waysBack = (g: State, r: Retreating): Space[] =>
  exitsOf(r.at)
    .filter((exit) => enteredBy(g, r.side).has((exit.way ^ 1) as typeof exit.way) && mayAllUse(g, r.units, exit))
    .map(({ to }) => to)
    .filter((to) => isFree(g, r.side, to) && isFriendly(g, r.side, to));

function fewest(g: State, of: Side, spaces: readonly Space[]): Space[] {
  const least = Math.min(...spaces.map((to) => enemiesIn(g, of, to)));
  return spaces.filter((to) => enemiesIn(g, of, to) === least);
}

/** The priorities of a retreat (13.9.1). */
export type RetreatKind = 'free' | 'overwhelm' | 'battle' | 'none';

/** The destinations of a retreat: the places of the first priority that has any. */
export interface Refuge {
  readonly kind: RetreatKind;
  readonly places: readonly Place[];
}

/** 13.9.1 Whether enemies have come from a space: no place for a defender, at any priority. */
const isTheirWay = (g: State, r: Retreating, to: Space): boolean =>
  exitsOf(r.at).some((exit) => exit.to === to && isBarred(g, r, exit));

function harbours(g: State, r: Retreating): Refuge {
  const open = space.all.filter(
    (to) =>
      to !== r.at &&
      isCoastal(to) &&
      isFree(g, r.side, to) &&
      !isTheirWay(g, r, to) &&
      !(r.side === FRENCH && isBase(to)),
  );
  for (const test of HARBOURS) {
    const found = open.filter((to) => test(g, r, to));
    if (found.length > 0) return { kind: 'free', places: found.map(placeOf) };
  }
  return { kind: 'free', places: [SAIL_BOX] };
}

function neighbours(g: State, r: Retreating, fought: IdSet<Space> | undefined): Refuge {
  const near = reachable(g, r);
  for (const test of NEIGHBOURS) {
    const found = near.filter((to) => test(g, r, to));
    if (found.length > 0) return { kind: 'free', places: found.map(placeOf) };
  }
  if (r.routed) return { kind: 'none', places: [] };
  const isUnresolved: Test = (_g, _r, to) => g.battles.has(to) && fought?.has(to) !== true;
  for (const [test, kind] of [
    [isBeatable, 'overwhelm'],
    [isVillage, 'overwhelm'],
    [isUnresolved, 'battle'],
  ] as const) {
    const found = near.filter((to) => test(g, r, to));
    if (found.length > 0) return { kind, places: fewest(g, r.side, found).map(placeOf) };
  }
  return { kind: 'none', places: [] };
}

/**
 * 13.9.1–13.9.3 The places that units may retreat to. `fought`: the spaces whose Battles have been fought in this
 * Action Round.
 */
export function refugeOf(g: State, r: Retreating, fought: IdSet<Space> | undefined): Refuge {
  const asked = inPlay();
  const refuge = findRefuge(g, r, fought);
  askAgain(asked);
  return refuge;
}

function findRefuge(g: State, r: Retreating, fought: IdSet<Space> | undefined): Refuge {
  if (hasFleets(r.units)) return harbours(g, r);
  const back = r.attacker ? waysBack(g, r) : [];
  return back.length > 0 ? { kind: 'free', places: back.map(placeOf) } : neighbours(g, r, fought);
}

/** Calls `offer` for each place to which units may retreat. */
export function eachRefuge(
  g: State,
  r: Retreating,
  fought: IdSet<Space> | undefined,
  offer: (to: Place) => void,
): void {
  const { places } = refugeOf(g, r, fought);
  for (const each of places) offer(each);
  if (explaining())
    eachKeptOut(
      place.all,
      (to) => places.includes(to),
      (to) => noRefuge(g, r, to),
      offer,
    );
}

/** Why units may not retreat to a place other than those with priority. */
function noRefuge(g: State, r: Retreating, to: Place): Clause {
  if (to === placeOf(r.at)) return CLAUSES.retreatHere;
  const exit = exitsOf(r.at).find((each) => placeOf(each.to) === to);
  if (hasFleets(r.units) && !(exit !== undefined && isBarred(g, r, exit))) return CLAUSES.retreatFleet;
  if (exit === undefined) return CLAUSES.retreatNear;
  if (r.side === FRENCH && isBase(exit.to)) return CLAUSES.base;
  if (isBarred(g, r, exit)) return CLAUSES.retreatTheirWay;
  const asked = inPlay();
  const [passes, back] = [mayAllUse(g, r.units, exit), r.attacker && waysBack(g, r).length > 0];
  askAgain(asked);
  if (!passes) return CLAUSES.retreatWay;
  return back ? CLAUSES.retreatBack : CLAUSES.retreatFirst;
}

/** Whether a place is a space where enemies must be Overwhelmed (13.9.4). */
export const enemiesToPay = (g: State, of: Side, to: Place): number => {
  const at = spaceOf(to);
  return at === NONE ? 0 : enemiesIn(g, of, at);
};
