import { BadValue, flagIn, idIn, NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isLight } from '../counters.ts';
import { piece, type Side, type Space, space, spaceOf } from '../ids.ts';
import { sideOf } from '../query/presence.ts';
import { isRaidTarget, lightsIntercept, mayBeIntercepted, raidReach, raidsFrom, raidValue } from '../query/raid.ts';
import type { State } from '../state.ts';

/**
 * `{ piece, double }`: the spaces that a Light unit could raid from its space: the Raid Points, the length of a
 * shortest route, and the interceptors at the target: `light`, `other` or `null` (9.0–9.3).
 */
export function raids(g: State, args: Json): Json {
  const raider = idIn(piece, args, 'piece');
  const from = spaceOf(g.place.get(raider));
  const of = sideOf(g, raider);
  if (!isLight(raider) || from === NONE || of === NONE) throw new BadValue('piece is no Light unit on the map');
  return raidsFrom(g, of, from, raidReach(flagIn(args, 'double')))
    .filter(({ to }) => isRaidTarget(g, of, to))
    .map(({ to, distance }) => ({
      at: space.nameOf(to),
      points: raidValue(to),
      distance,
      interceptors: interceptorsAt(g, of, to),
    }));
}

function interceptorsAt(g: State, of: Side, at: Space): string | null {
  if (!mayBeIntercepted(g, of, at)) return null;
  return lightsIntercept(g, of, at) ? 'light' : 'other';
}
