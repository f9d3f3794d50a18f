import {
  enemyOf,
  militiaFor,
  type Piece,
  piece,
  type Side,
  type Space,
  type State,
  sideOf,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { ArmyWays } from './distance.ts';
import type { Field } from './field.ts';
import type { Prizes } from './prizes.ts';
import type { Raids } from './raids.ts';

/** The figures of a position that intentions use; all have been read. */
export interface Sight {
  readonly field: Field;
  readonly prizes: Prizes;
  readonly raids: Raids;
}

/** The distances for armies in the position read last. */
export const ways: ArmyWays = new ArmyWays();

/** The factor for distance: farther targets are worth less. */
export const nearness = (away: number): number => 1 / (1 + 0.3 * away);

/** The strength that defends a space against a faction. */
export const defenders = (g: State, of: Side, s: Space, { field }: Sight): number =>
  field.strength(enemyOf(of), s) + 0.5 * militiaFor(g, enemyOf(of), s);

/** A unit and its space. */
export interface Standing {
  readonly p: Piece;
  readonly at: Space;
}

/** The units of a kind that a faction has on the map. */
export function unitsOf(g: State, of: Side, isKind: (p: Piece) => boolean): readonly Standing[] {
  const found: Standing[] = [];
  for (const p of piece.all) {
    const at = spaceOf(g.place.get(p));
    if (at >= 0 && isKind(p) && sideOf(g, p) === of) found.push({ p, at: at as Space });
  }
  return found;
}
