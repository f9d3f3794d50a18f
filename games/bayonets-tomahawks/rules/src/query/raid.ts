import { NONE } from '@carillon/flow';
import { isIndian, isLight } from '../counters.ts';
import { RAID } from '../data/tables.ts';
import { BRITISH, enemyOf, FRENCH, known, type Piece, piece, placeOf, type Side, type Space, spaceOf } from '../ids.ts';
import { exitsOf, homeOf, isBase, isWilderness, nationOfPath, worthOf } from '../map.ts';
import type { State } from '../state.ts';
import { mayAct } from './command.ts';
import { hasAny, hasFort, hasUnits, isNeutralNation, sideOf } from './presence.ts';

// 9.0 Raids

/** 9.1, 7.3.4 How far a raider may go. */
export const raidReach = (double: boolean): number => (double ? RAID.doubledDistance : RAID.distance);

const isRaided = (g: State, at: Space): boolean => g.frenchRaids.has(at) || g.britishRaids.has(at);

/** 9.0 An enemy Home Space, whoever controls it, or Wilderness with an enemy Fort; not twice in a Year. */
export function isRaidTarget(g: State, of: Side, at: Space): boolean {
  if (isRaided(g, at)) return false;
  return homeOf(at) === enemyOf(of) || (isWilderness(at) && hasFort(g, enemyOf(of), at));
}

/** 9.3 Raid Points for a space: its value, one for a Fort in the Wilderness. */
export const raidValue = (at: Space): number => (isWilderness(at) ? 1 : worthOf(at));

/** 9.2 Whether enemies in a space may intercept; Militia never do. */
export const mayBeIntercepted = (g: State, of: Side, at: Space): boolean => hasUnits(g, enemyOf(of), at);
/** 9.2 Whether a Light unit is among them. */
export const lightsIntercept = (g: State, of: Side, at: Space): boolean => hasAny(g, enemyOf(of), placeOf(at), isLight);

/** 9.1 Calls `step` for each space a raider may go to next: no Base for the French, no Path of a neutral Nation, no closed connection. */
export function eachRaidStep(g: State, of: Side, from: Space, step: (to: Space) => void): void {
  for (const { to, by } of exitsOf(from)) {
    const nation = nationOfPath(by);
    if (nation !== NONE && isNeutralNation(g, nation)) continue;
    if ((of === FRENCH && isBase(to)) || (of === BRITISH && g.closed === by)) continue;
    step(to);
  }
}

/** Whether a target can be raided from a space with so many Movement Points left. */
export function raidLeads(g: State, of: Side, from: Space, left: number): boolean {
  if (isRaidTarget(g, of, from)) return true;
  if (left === 0) return false;
  let leads = false;
  eachRaidStep(g, of, from, (to) => {
    leads ||= raidLeads(g, of, to, left - 1);
  });
  return leads;
}

/** 9.0 Calls `offer` for each Light unit that may raid something; `indian`: with an Indian point. A Routed one may only move (13.8). */
export function eachRaider(g: State, of: Side, indian: boolean, reach: number, offer: (p: Piece) => void): void {
  for (const p of piece.all) {
    const at = spaceOf(g.place.get(p));
    if (at === NONE || !isLight(p) || sideOf(g, p) !== of || (indian && !isIndian(p))) continue;
    if (mayAct(g, p) && !g.routed.has(p) && raidLeads(g, of, known(at), reach)) offer(p);
  }
}
