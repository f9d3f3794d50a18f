import { NONE, type None } from '@carillon/flow';
import { isDrilled } from '../counters.ts';
import type { Piece, Side, Space } from '../ids.ts';
import { adjacentTo, isCultivated } from '../map.ts';
import type { State } from '../state.ts';
import type { Force } from './command.ts';
import { isOpenTo } from './interception.ts';
import { hasFortification } from './presence.ts';

// 7.9 Retreat

/** What bounds a retreat. Attackers go back `only` where they came from; defenders anywhere but the `barred` space. */
export interface Retreating {
  readonly side: Side;
  readonly at: Space;
  readonly barred: Space | None;
  readonly only: Space | None;
}

/** 7.92 Whether one piece may retreat to a space. Drilled Troops need a cultivated space or a friendly fortification. */
export function mayRetreat(g: State, retreat: Retreating, p: Piece, to: Space): boolean {
  if (retreat.only !== NONE ? to !== retreat.only : to === retreat.barred) return false;
  if (!isOpenTo(g, retreat.side, to)) return false;
  return !isDrilled(p) || isCultivated(to) || hasFortification(g, retreat.side, to);
}

/** 7.91 The spaces adjacent to the battle, where they might go. */
export const retreatSpaces = (at: Space): readonly { readonly to: Space }[] => adjacentTo(at);

/** 7.92 Whether a piece has anywhere to go. */
export const canRetreat = (g: State, retreat: Retreating, p: Piece): boolean =>
  retreatSpaces(retreat.at).some(({ to }) => mayRetreat(g, retreat, p, to));

/** Whether all of a group may go to a space. */
export function mayAllRetreat(g: State, retreat: Retreating, group: Force, to: Space): boolean {
  for (let p = group.first(); p !== NONE; p = group.after(p)) if (!mayRetreat(g, retreat, p, to)) return false;
  return true;
}
