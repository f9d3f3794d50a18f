import { enemyOf, FRENCH, type Side, type Space } from '../ids.ts';
import { isFortress, isPort, originallyOf } from '../map.ts';
import type { State } from '../state.ts';
import { hasFortress, hasUnits, isBesieged } from './presence.ts';

// 2.0 Control of fortresses

/**
 * 2.0, 8.22 Whether a side controls a fortress: unbesieged, free of enemy units, and, if originally the enemy's, held
 * by a unit of the side or by an Amphib marker. Neither side controls a besieged fortress.
 */
export function controls(g: State, of: Side, where: Space): boolean {
  if (!hasFortress(g, of, where) || isBesieged(g, where) || hasUnits(g, enemyOf(of), where)) return false;
  return originallyOf(where) === of || hasUnits(g, of, where) || (of !== FRENCH && g.amphib.has(where));
}

/** 6.4 Whether a side controls a port. Every port is a fortress. */
export const controlsPort = (g: State, of: Side, where: Space): boolean =>
  isPort(where) && isFortress(where) && controls(g, of, where);
