import {
  enemyOf,
  exitsOf,
  isBrigade,
  isFort,
  isHighway,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { distance, FAR } from './distance.ts';
import { type Intention, ofStack } from './intention.ts';
import { defenders, nearness, type Sight, unitsOf, ways } from './standing.ts';
import { LIGHT, shareOf } from './threats.ts';

// 12.0 The intentions of a faction to build.

/** The greatest distance to the goal of a Road, and to the enemies against whom a Fort is built, in connections. */
const NEAR = 3;
/** The worth of beginning and finishing a Road and a Fort, as a share of their prize. */
const [ROAD, FINISH, FORT, BEGUN] = [0.35, 0.8, 0.06, 0.4];
/** The factor for a Road that only shortens an existing way. */
const SHORTER = 0.5;
/** The smallest prize for which a Fort is built. */
const PRIZE = 1;

/** Roads of a stack towards a space that Brigades cannot reach otherwise, and a Fort for a space of value. */
export function constructions(g: State, of: Side, from: Space, sight: Sight): readonly Intention[] {
  const builds = unitsOf(g, of, isBrigade).some(({ at }) => at === from);
  if (!builds || sight.field.strength(enemyOf(of), from) > 0) return [];
  return [...roads(g, of, from, sight), ...forts(g, of, from, sight)];
}

function roads(g: State, of: Side, from: Space, sight: Sight): readonly Intention[] {
  return exitsOf(from).flatMap(({ to, by }) => {
    if (isHighway(by) || g.roads.has(by)) return [];
    const goals = space.all.map((s) => ({ s, worth: worthOfRoad(g, of, { from, to }, s, sight) }));
    const best = goals.reduce((most, each) => (each.worth > most.worth ? each : most));
    const share = g.roadsBegun.has(by) ? FINISH : ROAD;
    return [{ ...ofStack('road', 'construct', from, best.s, share * best.worth), road: by }];
  });
}

/**
 * The worth of a Road: the prize that it brings nearer, by the chance to take it; 0 if it does not shorten the way
 * there.
 */
function worthOfRoad(
  g: State,
  of: Side,
  { from, to }: { readonly from: Space; readonly to: Space },
  s: Space,
  sight: Sight,
): number {
  const { field, prizes } = sight;
  const [now, then] = [ways.between(from, s), distance(to, s) + 1];
  const prize = prizes.of(of, s);
  if (then > NEAR || now <= then || prize <= 0) return 0;
  const own = field.army(of, from) + LIGHT * field.light(of, from);
  return prize * shareOf(own, defenders(g, of, s, sight)) * (now >= FAR ? 1 : SHORTER) * nearness(then);
}

function forts(g: State, of: Side, from: Space, { field, prizes }: Sight): readonly Intention[] {
  const prize = prizes.of(enemyOf(of), from);
  const hasWorks = field.bastions(of, from) > 0 || unitsOf(g, of, isFort).some(({ at }) => at === from);
  const enemy = enemyOf(of);
  const isNear = space.all.some(
    (s) => distance(s, from) <= NEAR && (field.light(enemy, s) > 0 || field.army(enemy, s) > 0),
  );
  if (prize < PRIZE || hasWorks || !isNear) return [];
  return [ofStack('fort', 'construct', from, from, (g.fortsBegun.has(from) ? BEGUN : FORT) * prize)];
}
