import { NONE, type None } from '@carillon/flow';
import { firstPiece, isLeader, lastPiece } from '../counters.ts';
import { enemyOf, type Piece, type Side, type Space, spaceOf } from '../ids.ts';
import type { State } from '../state.ts';
import { hasFortification, hasUnits } from './presence.ts';

/** 6.53 Whether a leader is in a space where the enemy has units or a fortification and his own side has neither. */
function isStranded(g: State, of: Side, p: Piece): boolean {
  const where = spaceOf(g.place.get(p));
  if (where === NONE || g.inside.has(p)) return false;
  if (hasUnits(g, of, where) || hasFortification(g, of, where)) return false;
  return hasUnits(g, enemyOf(of), where) || hasFortification(g, enemyOf(of), where);
}

/** 6.53 A space where leaders of a side must retreat, or `NONE`. */
export function strandedAt(g: State, of: Side): Space | None {
  for (let p = firstPiece(of); p <= lastPiece(of) && isLeader(p); p++) {
    if (isStranded(g, of, p)) return spaceOf(g.place.get(p));
  }
  return NONE;
}
