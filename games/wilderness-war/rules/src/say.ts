import { type IdSet, NONE, type None } from '@carillon/flow';
import { tacticsOf } from './counters.ts';
import { type Piece, piece, type Space, space } from './ids.ts';
import type { Modifier } from './log.ts';
import type { LeaderName, PieceName, SpaceName } from './names.ts';

// Names for log entries.

export const named = (pieces: IdSet<Piece>): PieceName[] => pieces.toArray().map((p) => piece.nameOf(p));
export const leaderName = (p: Piece | None): LeaderName | null => (p === NONE ? null : (piece.nameOf(p) as LeaderName));
export const at = (where: Space): SpaceName => space.nameOf(where);

/** 7.51 A leader's Tactics as a named modifier, under the rule that makes them count; nothing if they are 0 or nobody leads. */
export function tacticsModifier(leader: Piece | None, rule = '7.51'): readonly Modifier[] {
  if (leader === NONE || tacticsOf(leader) === 0) return [];
  return [{ why: 'tactics', rule, by: tacticsOf(leader), leader: piece.nameOf(leader) as LeaderName }];
}
