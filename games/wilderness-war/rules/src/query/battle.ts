import { type IdSet, NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { fullStrength, isAuxiliary, isLightInfantry, isRegular, isUnit, reducedStrength } from '../counters.ts';
import { BATTLE_MODIFIERS, COMBAT_COLUMNS, COMBAT_ROWS, VP_BATTLE } from '../data/tables.ts';
import { enemyOf, type Piece, type Side, type Space } from '../ids.ts';
import type { Modifier } from '../log.ts';
import { isCultivated } from '../map.ts';
import { tacticsModifier } from '../say.ts';
import type { State } from '../state.ts';
import { bestLeader, type Force, someIn, unitsIn } from './command.ts';
import { hasStockade } from './presence.ts';
import { isOnLastStep } from './steps.ts';

// 7.5 The parts of a side's fire. Modifiers are named lists, so that log and odds can show them.

/** One side's fire in a battle. */
export interface Fire {
  readonly side: Side;
  readonly attacks: boolean;
  readonly at: Space;
  readonly own: Force;
  readonly other: Force;
  /** 7.51 The leader whose Tactics count, or `NONE`. */
  readonly leader: Piece | None;
  /** 7.56 Doubled because only this side played Ambush!. */
  readonly ambush: boolean;
  /** 7.54 The attack is an Amphibious Landing. */
  readonly landing: boolean;
}

/** Combat factors of a force: full or reduced, leaders none. */
export function strengthOf(g: State, force: Force): number {
  let strength = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) strength += factorOf(g, p);
  return strength;
}

const factorOf = (g: State, p: Piece): number => (g.reduced.has(p) ? reducedStrength(p) : fullStrength(p));

/** Steps that a force can lose: two for each full unit, one for each reduced. */
export function stepsOf(g: State, force: Force, sort: (p: Piece) => boolean = isUnit): number {
  let steps = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p))
    if (sort(p) && isUnit(p)) steps += isOnLastStep(g, p) ? 1 : 2;
  return steps;
}

/** 7.56 Strength for the column, doubled by an Ambush!. */
export const fireStrength = (g: State, fire: Fire): number =>
  strengthOf(g, fire.own) * (fire.ambush ? BATTLE_MODIFIERS.ambushFactor : 1);

const knowsWoods = (p: Piece): boolean => isAuxiliary(p) || isLightInfantry(p);

/** 7.52, 7.53 The side that lacks the troops for the terrain. */
function terrainModifiers({ at: where, own, other }: Fire): readonly Modifier[] {
  if (isCultivated(where)) {
    return someIn(other, isRegular) && !someIn(own, isRegular)
      ? [{ why: 'no-regulars', rule: '7.53', by: BATTLE_MODIFIERS.noRegulars }]
      : [];
  }
  return someIn(other, knowsWoods) && !someIn(own, knowsWoods)
    ? [{ why: 'no-auxiliaries', rule: '7.52', by: BATTLE_MODIFIERS.noAuxiliaries }]
    : [];
}

/** 7.5 All modifiers of a side's die. */
export function dieModifiers(g: State, fire: Fire): readonly Modifier[] {
  const stockade = fire.attacks && hasStockade(g, enemyOf(fire.side), fire.at);
  return [
    ...tacticsModifier(fire.leader),
    ...terrainModifiers(fire),
    ...(fire.attacks && fire.landing
      ? [{ why: 'amphibious-landing', rule: '7.54', by: BATTLE_MODIFIERS.amphibiousLanding } as const]
      : []),
    ...(stockade ? [{ why: 'stockade', rule: '7.54', by: BATTLE_MODIFIERS.stockade } as const] : []),
  ];
}

/** 7.55 Column shifts of a side's fire. */
export const columnShifts = (g: State, fire: Fire): readonly Modifier[] =>
  fire.attacks && g.fieldworks.has(fire.at)
    ? [{ why: 'fieldworks', rule: '7.55', by: BATTLE_MODIFIERS.fieldworksShift }]
    : [];

export const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { by }) => total + by, 0);

/** The column of the Combat Results Table for a strength, after shifts; never off the table. */
export function columnOf(strength: number, shift: number): number {
  let column = COMBAT_COLUMNS.length - 1;
  while (column > 0 && at(COMBAT_COLUMNS, column) > strength) column--;
  return Math.min(Math.max(column + shift, 0), COMBAT_COLUMNS.length - 1);
}

/** The lowest strength of a column, as printed above it. */
export const columnName = (column: number): number => at(COMBAT_COLUMNS, column);

/** Step losses on the Combat Results Table for a modified roll. */
export const combatResult = (column: number, modified: number): number =>
  at(at(COMBAT_ROWS, Math.min(Math.max(modified, 0), COMBAT_ROWS.length - 1)), column);

/** A side's fire: its strength, the column after the shifts, and the die modifiers. */
export interface Volley {
  readonly strength: number;
  readonly shifts: readonly Modifier[];
  readonly column: number;
  readonly modifiers: readonly Modifier[];
}

/** Step losses caused by a volley with a natural roll. */
export const lossesCalled = ({ column, modifiers }: Volley, rolled: number): number =>
  combatResult(column, rolled + sum(modifiers));

/** The parts of a battle that its fire depends on. */
export interface Engagement {
  readonly attacker: Side;
  readonly at: Space;
  /** The activated leader, or `NONE`. */
  readonly commander: Piece | None;
  readonly attackers: Force;
  readonly defenders: Force;
  /** Sides that have played Ambush! (7.56). */
  readonly ambush: IdSet<Side>;
  readonly landing: boolean;
}

/** The fighters of a side. */
export const forceOf = (battle: Engagement, of: Side): Force =>
  of === battle.attacker ? battle.attackers : battle.defenders;

/**
 * 7.51 The attacker's activated leader, none for a unit activated alone; if he has fallen, the best remaining one; the
 * defender's best.
 */
export function leaderOf(battle: Engagement, of: Side): Piece | None {
  const { attacker, attackers, commander } = battle;
  if (of === attacker && (commander === NONE || attackers.has(commander))) return commander;
  return bestLeader(forceOf(battle, of));
}

/** 7.5 A side's present fire in a battle. */
export function battleVolley(g: State, battle: Engagement, of: Side): Volley {
  const fire: Fire = {
    side: of,
    attacks: of === battle.attacker,
    at: battle.at,
    own: forceOf(battle, of),
    other: forceOf(battle, enemyOf(of)),
    leader: leaderOf(battle, of),
    ambush: battle.ambush.has(of) && battle.ambush.size === 1,
    landing: battle.landing,
  };
  const strength = fireStrength(g, fire);
  const shifts = columnShifts(g, fire);
  return { strength, shifts, column: columnOf(strength, sum(shifts)), modifiers: dieModifiers(g, fire) };
}

/** 7.81 Whether victory over a force is worth a point: it has a Regular, or more than four units. */
export const isWorthy = (force: Force): boolean => someIn(force, isRegular) || unitsIn(force) > VP_BATTLE.unitsOver;
