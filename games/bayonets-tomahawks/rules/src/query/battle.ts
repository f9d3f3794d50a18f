import { type Clause, type IdSet, NONE, unmet } from '@carillon/flow';
import { at, get } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import {
  groupOf,
  hasReducedFace,
  isArtillery,
  isBastion,
  isBrigade,
  isCommander,
  isFleet,
  isFort,
  isHighland,
  isIndian,
  isLight,
  isMetropolitan,
} from '../counters.ts';
import { BATTLE } from '../data/tables.ts';
import {
  BRITISH,
  enemyOf,
  type Face,
  FRENCH,
  face,
  type Group,
  group,
  type Piece,
  piece,
  placeOf,
  type Side,
  type Space,
} from '../ids.ts';
import type { HitReason, Penalty } from '../log.ts';
import { militiaSideOf } from '../map.ts';
import type { PenaltyName } from '../names.ts';
import type { State } from '../state.ts';
import { eachKeptOut, eachOffered, notOfStack } from './offers.ts';
import { countIn, eachIn, hasAny, hasFort, militiaFor, sideOf } from './presence.ts';

// 13.0 Battle

/**
 * 13.1 The defender: the side with units there when the Action Round began; else with Militia there; else the first to
 * move in.
 */
export function defenderAt(g: State, where: Space): Side {
  const french = g.frenchBefore.has(where);
  if (french !== g.britishBefore.has(where)) return french ? FRENCH : BRITISH;
  const militia = militiaSideOf(where);
  if (militia !== NONE && militiaFor(g, militia, where) > 0) return militia;
  const first = g.firstIn.get(where);
  return first === NONE ? FRENCH : first;
}

/** 13.9.3 #5B Calls `each` for every counter of a side that takes part in the Battle. */
export function eachFighter(g: State, of: Side, where: Space, each: (p: Piece) => void): void {
  eachIn(g, of, placeOf(where), (p) => {
    if (!g.sittingOut.has(p)) each(p);
  });
}

/**
 * Explain mode: counters not in `set` that are elsewhere, the enemy's, take no part, or are excluded by `otherwise`.
 */
export function eachOther(
  g: State,
  of: Side,
  where: Space,
  set: IdSet<Piece>,
  otherwise: (p: Piece) => Clause | undefined,
  offer: (p: Piece) => void,
): void {
  const keptOut = (p: Piece): Clause | undefined => {
    if (sideOf(g, p) !== of || g.place.get(p) !== placeOf(where)) return notOfStack(g, of, p);
    return isFighting(g, p) ? otherwise(p) : CLAUSES.takesPart;
  };
  eachKeptOut(piece.all, (p) => set.has(p), keptOut, offer);
}

const isFighting = (g: State, p: Piece): boolean => !g.sittingOut.has(p);
const isUnit = (p: Piece): boolean => !isCommander(p);

/** The Commanders of a side that take part, in `into`. */
export function findCommanders(g: State, of: Side, where: Space, into: IdSet<Piece>): IdSet<Piece> {
  into.clear();
  eachFighter(g, of, where, (p) => {
    if (isCommander(p)) into.add(p);
  });
  return into;
}

/** The number of a side's units that take part. */
export const fighters = (g: State, of: Side, where: Space): number =>
  countIn(g, of, placeOf(where), (p) => isUnit(p) && isFighting(g, p));

const amounts = new Map(BATTLE.penalties.map((row) => [row.id, row]));
/** 14.1.1 Stacks with at least this many units suffer the Out of Supply penalty twice. */
const MANY = 8;

/** The lowest position of the Battle track. */
export const LOWEST: number = BATTLE.track.min;

function penalty(why: PenaltyName, rule: string, doubled: boolean): Penalty {
  const row = amounts.get(why);
  const amount = row === undefined ? 0 : doubled && 'doubled' in row ? row.doubled : row.amount;
  return { why, rule, by: -amount };
}

/** 13.3.2 The Battle Penalties of a side, each with its rule. */
export function penaltiesOf(g: State, of: Side, where: Space, attacks: boolean): Penalty[] {
  const has = (set: IdSet<Piece>): boolean => hasAny(g, of, placeOf(where), (p) => isFighting(g, p) && set.has(p));
  const list: Penalty[] = [];
  if (has(g.landed)) list.push(penalty('landing', '10.6.1', false));
  if (has(g.marshaled)) list.push(penalty('marshal', '11.0', false));
  if (has(g.routed)) list.push(penalty('rout', '13.8', false));
  if (has(g.outOfSupply)) list.push(penalty('out-of-supply', '14.1.1', fighters(g, of, where) >= MANY));
  if (attacks && hasFort(g, enemyOf(of), where)) {
    const guns = hasAny(g, of, placeOf(where), (p) => isArtillery(p) && isFighting(g, p));
    list.push(penalty('enemy-fort', '13.3.2', !guns));
  }
  return list;
}

const INDIAN: Group = group.of('indian');
const FLEET: Group = group.of('fleet');
const ARTILLERY: Group = group.of('artillery');
const BASTION_OR_FORT: Group = group.of('bastion-or-fort');
const NON_INDIAN: Group = group.of('non-indian-light');
const NON_METROPOLITAN: Group = group.of('non-metropolitan');

type Test = (p: Piece) => boolean;
const isNonIndian: Test = (p) => isLight(p) && !isIndian(p);
const isOtherBrigade: Test = (p) => isBrigade(p) && !isMetropolitan(p);
const isWork: Test = (p) => isFort(p) || isBastion(p);

/** 13.3.4 The targets of a unit type's Hits, in order of priority; 13.4.2 Bastions only for Artillery. */
const TARGETS: ReadonlyMap<Group, readonly Test[]> = new Map([
  [NON_INDIAN, [isNonIndian, isIndian]],
  [INDIAN, [isIndian, isNonIndian]],
  [group.of('highland'), [isMetropolitan, isOtherBrigade]],
  [group.of('metropolitan'), [isMetropolitan, isOtherBrigade]],
  [NON_METROPOLITAN, [isOtherBrigade, isMetropolitan]],
  [FLEET, [isFleet, isArtillery, isFort]],
  [BASTION_OR_FORT, [isArtillery, isFleet]],
  [ARTILLERY, [isArtillery, isWork, isFleet]],
]);
/** 13.3.3 A B&T hits Brigades, Metropolitan ones first. */
const BT_TARGETS: readonly Test[] = [isMetropolitan, isOtherBrigade];

const targetsOf = (roller: Group, bt: boolean): readonly Test[] => (bt ? BT_TARGETS : get(TARGETS, roller));

/** The number of Hits that a unit can take. */
const hitsIn = (g: State, p: Piece): number => (hasReducedFace(p) && !g.reduced.has(p) ? 2 : 1);

/** The number of Hits of a roller's type that a side can take. */
export function capacity(g: State, of: Side, where: Space, roller: Group, bt: boolean): number {
  const targets = targetsOf(roller, bt);
  let hits = 0;
  eachFighter(g, of, where, (p) => {
    if (isUnit(p) && targets.some((test) => test(p))) hits += hitsIn(g, p);
  });
  return hits;
}

/** 13.3.4 The number of a side's units whose Hits no enemy unit there can take. */
export function withoutTarget(g: State, of: Side, where: Space): number {
  let units = 0;
  eachFighter(g, of, where, (p) => {
    const roller = isUnit(p) ? groupOf(p) : NONE;
    if (roller !== NONE && capacity(g, enemyOf(of), where, roller, false) === 0) units++;
  });
  return units;
}

/**
 * 13.3.4 The number of these Hits that score: each while a target is left; only those applied above zero use up a
 * target.
 */
export function scoring(hits: number, marker: number, left: number): number {
  let scored = 0;
  for (let room = left; scored < hits && room > 0; scored++) if (marker + scored + 1 > 0) room--;
  return scored;
}

/**
 * 13.4 The units that may take the next Hit: of the first available type; 13.4.2 a Highland Brigade for the first Hit
 * on Metropolitan ones; a Reduced unit before a Full one. Fills `into`.
 */
export function findTargets(
  g: State,
  of: Side,
  where: Space,
  roller: Group,
  bt: boolean,
  highlandFirst: boolean,
  into: IdSet<Piece>,
): void {
  into.clear();
  const isTarget = typeHit(g, of, where, roller, bt);
  eachFighter(g, of, where, (p) => {
    if (isTarget(p)) into.add(p);
  });
  if (highlandFirst && !bt) keepIf(into, isHighland, CLAUSES.highlandFirst);
  keepIf(into, (p) => hitsIn(g, p) === 1, CLAUSES.reducedFirst);
}

/** Why a Hit falls on the only kind of unit among its `targets`; `undefined` if its owner chooses between several. */
export function whyHit(g: State, of: Side, where: Space, by: Roller, targets: IdSet<Piece>): HitReason | undefined {
  let kinds = 0;
  eachOffered(g, targets, () => kinds++);
  if (kinds !== 1) return undefined;
  const isTarget = typeHit(g, of, where, by.group, by.bt);
  const others = hasAny(g, of, placeOf(where), (p) => isFighting(g, p) && isTarget(p) && !targets.has(p));
  if (!others) return 'only';
  const first = targets.first();
  return by.highlandFirst && !by.bt && first !== NONE && isHighland(first) ? 'highland' : 'reducedFirst';
}

/**
 * The source of a Hit: the type of the units, whether it is a B&T, and whether Highlanders take it for Metropolitan
 * Brigades.
 */
interface Roller {
  readonly group: Group;
  readonly bt: boolean;
  readonly highlandFirst: boolean;
}

/** 13.3.4 Whether a unit is of the first available type in the order of targets. */
function typeHit(g: State, of: Side, where: Space, roller: Group, bt: boolean): Test {
  const is = (test: Test, p: Piece): boolean => isUnit(p) && test(p);
  const found = targetsOf(roller, bt).find((test) =>
    hasAny(g, of, placeOf(where), (p) => isFighting(g, p) && is(test, p)),
  );
  return (p) => found !== undefined && is(found, p);
}

/** Explain mode: units that the next Hit cannot fall on, whatever the order among its targets. */
export function eachUnhit(
  g: State,
  of: Side,
  where: Space,
  roller: Group,
  bt: boolean,
  targets: IdSet<Piece>,
  offer: (p: Piece) => void,
): void {
  const isTarget = typeHit(g, of, where, roller, bt);
  const otherwise = (p: Piece): Clause | undefined => {
    if (isCommander(p)) return CLAUSES.commanderUnhit;
    return isTarget(p) ? undefined : CLAUSES.hitType;
  };
  eachOther(g, of, where, targets, otherwise, offer);
}

/** Keeps the counters that pass `test`, if any do; while the clause is lifted, keeps the others too. */
function keepIf(set: IdSet<Piece>, test: Test, clause: Clause): void {
  let some = false;
  for (let p = set.first(); p !== NONE; p = set.after(p)) some ||= test(p);
  if (!some) return;
  for (let p = set.first(); p !== NONE; p = set.after(p)) if (!test(p) && !unmet(clause)) set.delete(p);
}

/** 13.3.3 Whether a B&T of this type removes Militia, and whether it may hit a Brigade. */
export const removesMilitia = (roller: Group): boolean => shapeNames[roller] === 'square';
export const strikesBrigades = (roller: Group): boolean =>
  roller === ARTILLERY || roller === BASTION_OR_FORT || (removesMilitia(roller) && roller !== NON_METROPOLITAN);
export const isFleetGroup = (of: Group): boolean => of === FLEET;

const shapeNames: readonly string[] = BATTLE.groups.map(({ shape }) => shape);
const faces: readonly (readonly string[])[] = shapeNames.map((shape) =>
  get(new Map<string, readonly string[]>(Object.entries(BATTLE.hitFaces)), shape),
);
/** 13.3.4 Whether a face is a Hit for units of this type: it shows their shape. */
export const isHitFace = (roller: Group, rolled: Face): boolean => at(faces, roller).includes(face.nameOf(rolled));

/** Whether a unit rolls with a type. */
export const rollsWith = (p: Piece, of: Group): boolean => groupOf(p) === of;

/** 13.8 */
export const ROUT_MARGIN: number = BATTLE.routMargin;

/**
 * 13.2.3 Whether two units are of one type for combining: Highland Brigades count as Metropolitan, and Light units of
 * any colour are one type.
 */
export function combinesWith(a: Piece, b: Piece): boolean {
  const tests: readonly Test[] = [isArtillery, isFleet, isNonIndian, isMetropolitan, isOtherBrigade];
  return tests.some((test) => test(a) && test(b));
}
