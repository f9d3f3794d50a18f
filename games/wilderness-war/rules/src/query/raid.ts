import { NONE, type None } from '@carillon/flow';
import { at as row } from '@carillon/kit';
import { homeOf, isAuxiliary, isLeader, isRangers, isUnit, sideOf } from '../counters.ts';
import { RAID_LEADER_LOSS, RAID_MODIFIERS, RAID_TABLE, type RaidColumn, type RaidResult } from '../data/tables.ts';
import {
  enemyOf,
  FRENCH,
  marker,
  option,
  type Piece,
  type Place,
  piece,
  placeOf,
  type Side,
  type Space,
  space,
  spaceOf,
} from '../ids.ts';
import type { Modifier, RaidTarget } from '../log.ts';
import { militiaBoxOf, originallyOf } from '../map.ts';
import { tacticsModifier } from '../say.ts';
import type { State } from '../state.ts';
import { bestLeader, couldCommand, type Force, scratchForce, someIn } from './command.ts';
import { firstAt, firstOutside, hasDrilled, hasPost, hasStockade, nextAt, nextOutside } from './presence.ts';

// 10.0 Raids: targets, raiders and modifiers. Going home has its own file.

const FRENCH_BLOCKHOUSES = marker.of('french-blockhouses');
const BRITISH_BLOCKHOUSES = marker.of('british-blockhouses');
/** 14.2 */
const RAIDS_HURT = option.of('raidsHurtMilitia');
/** The marker of a side that has played Blockhouses this year. */
export const blockhousesOf = (of: Side) => (of === FRENCH ? FRENCH_BLOCKHOUSES : BRITISH_BLOCKHOUSES);

/** 10.1, 5.532 Whether a space is a settlement with Indian units of a side on the map. */
export function isAlliedWith(g: State, of: Side, where: Space): boolean {
  if (!g.allied.has(where)) return false;
  for (const p of tribes[where] ?? []) if (isOf(g, p, of)) return true;
  return false;
}

/** The Indian units of each settlement. */
const tribes: readonly (readonly Piece[])[] = space.all.map((where) => piece.all.filter((p) => homeOf(p) === where));

/** Whether a piece is on the map and belongs to a side. */
const isOf = (g: State, p: Piece, of: Side): boolean => spaceOf(g.place.get(p)) !== NONE && sideOf(p) === of;

/** 10.1, 10.11 The target of a side's Auxiliaries in a space; `undefined` if there is none. */
export function raidTarget(g: State, by: Side, where: Space): RaidTarget | undefined {
  const enemy = enemyOf(by);
  // Most spaces have none of the following.
  if (originallyOf(where) !== enemy && !g.builtOn.has(where) && !g.allied.has(where)) return undefined;
  if (hasPost(g, by, where) || hasPost(g, enemy, where)) return undefined;
  if (hasStockade(g, by, where) || hasDrilled(g, by, where)) return undefined;
  if (hasStockade(g, enemy, where)) return 'stockade';
  if (isAlliedWith(g, enemy, where)) return 'settlement';
  return originallyOf(where) === enemy ? 'cultivated' : undefined;
}

/** 10.1 Whether Auxiliaries among the `active` pieces, whose activation ends now, have ended where they must raid. */
export const mustRaid = (g: State, by: Side, where: Space, active: Force): boolean =>
  raidTarget(g, by, where) !== undefined && hasActiveAuxiliaries(g, by, where, active);

function hasActiveAuxiliaries(g: State, by: Side, where: Space, active: Force): boolean {
  for (let p = firstOutside(g, by, placeOf(where)); p !== NONE; p = nextOutside(g, by, placeOf(where), p)) {
    if (isAuxiliary(p) && active.has(p)) return true;
  }
  return false;
}

/** 10.1 All leaders and Auxiliaries in a space raid together. */
export function gatherRaiders(g: State, by: Side, where: Space, into: Force): void {
  into.clear();
  for (let p = firstOutside(g, by, placeOf(where)); p !== NONE; p = nextOutside(g, by, placeOf(where), p)) {
    if (isLeader(p) || isAuxiliary(p)) into.add(p);
  }
}

/**
 * 10.2 The box that may send one Militia unit against a raid, or `NONE`: only to a stockade in a cultivated space of its
 * Department, and not if the raiders have fought there already. Raided markers do not matter.
 */
export function militiaAgainst(g: State, by: Side, where: Space, fought: boolean): Place | None {
  const box = militiaBoxOf(where);
  const enemy = enemyOf(by);
  if (fought || box === NONE || !hasStockade(g, enemy, where)) return NONE;
  return firstAt(g, enemy, box) === NONE ? NONE : box;
}

/**
 * Whether a raid may affect other raids: Militia may come against it or flee from its marker (14.2), or a tribe may be
 * lost.
 */
export function reachesFurther(g: State, by: Side, where: Space): boolean {
  const target = raidTarget(g, by, where);
  if (target === 'settlement') return true;
  const box = target === 'stockade' || g.options.has(RAIDS_HURT) ? militiaBoxOf(where) : NONE;
  return box !== NONE && firstAt(g, enemyOf(by), box) !== NONE;
}

/** 10.3 The column of the Raid Table; the defender's Blockhouses make every raid use the stockade column. */
export const raidColumn = (g: State, by: Side, target: RaidTarget): RaidColumn =>
  target === 'cultivated' && !g.inEffect.has(blockhousesOf(enemyOf(by))) ? 'cultivated' : 'stockadeSettlement';

/** The raiders and their target. */
export interface Raiding {
  readonly side: Side;
  readonly at: Space;
  readonly raiders: Force;
}

const leaders = scratchForce();

/** 5.34, 5.534 Whether a leader could command all units of the raiders; force limits do not matter. */
function couldCommandAll(g: State, leader: Piece, raiders: Force, where: Space): boolean {
  for (let p = raiders.first(); p !== NONE; p = raiders.after(p)) {
    if (isUnit(p) && !couldCommand(g, leader, p, where)) return false;
  }
  return true;
}

/**
 * 7.51, 10.13 The leader of the raid: the activated leader; if he is not with them, the highest who could command them.
 */
export function raidLeader(g: State, { raiders, at }: Raiding, activated: Piece | None): Piece | None {
  if (activated !== NONE && raiders.has(activated)) return activated;
  leaders.clear();
  for (let p = raiders.first(); p !== NONE; p = raiders.after(p)) {
    if (isLeader(p) && couldCommandAll(g, p, raiders, at)) leaders.add(p);
  }
  return bestLeader(leaders);
}

/** 10.3 Enemy Militia in the box of the Department. Each side has boxes only in its own Departments. */
function militiaIn(g: State, raid: Raiding): number {
  const box = militiaBoxOf(raid.at);
  const enemy = enemyOf(raid.side);
  if (box === NONE) return 0;
  let units = 0;
  for (let p = firstAt(g, enemy, box); p !== NONE; p = nextAt(g, enemy, box, p)) units++;
  return units;
}

/** 10.3 The modifiers of a raid roll. */
export function raidModifiers(g: State, raid: Raiding, leader: Piece | None): readonly Modifier[] {
  return [
    ...tacticsModifier(leader),
    ...(someIn(raid.raiders, isRangers) ? [{ why: 'rangers', rule: '10.3', by: RAID_MODIFIERS.rangers } as const] : []),
    ...(militiaIn(g, raid) >= RAID_MODIFIERS.militiaNeeded
      ? [{ why: 'militia', rule: '10.3', by: RAID_MODIFIERS.militia } as const]
      : []),
  ];
}

/** The Raid Table's result for a modified roll. */
export function raidResult(column: RaidColumn, modified: number): RaidResult {
  const rows = RAID_TABLE[column];
  return row(rows, Math.min(Math.max(modified, 0), rows.length - 1));
}

/**
 * Open reading of Blockhouses: the natural 6 of 10.32 requires a stockade or settlement as the target, not its column.
 */
const SIX_NEEDS_TARGET = true;

/**
 * 10.32 Whether a natural roll endangers the raiders' leaders: a 1 always, a 6 against a stockade or an allied
 * settlement.
 */
export function endangersLeaders(target: RaidTarget, column: RaidColumn, natural: number): boolean {
  if (natural === RAID_LEADER_LOSS.natural) return true;
  const strong = SIX_NEEDS_TARGET ? target !== 'cultivated' : column === 'stockadeSettlement';
  return strong && natural === RAID_LEADER_LOSS.stockadeSettlementNatural;
}

/** 10.33 Whether a successful raid places a marker: a second one only for a stockade or an enemy-allied settlement. */
export const placesMarker = (g: State, target: RaidTarget, where: Space): boolean =>
  target !== 'cultivated' || g.frenchRaids.get(where) + g.britishRaids.get(where) === 0;

/** 7.3 Whether a side has a Raided marker in the Department of a militia box. */
export function isRaided(g: State, by: Side, box: Place): boolean {
  const markers = by === FRENCH ? g.frenchRaids : g.britishRaids;
  return space.all.some((each) => militiaBoxOf(each) === box && markers.get(each) > 0);
}
