import { copyInto, type IdSet, NONE } from '@carillon/flow';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import {
  adjacentTo,
  enemyOf,
  fortOf,
  fortStartedOf,
  hasFort,
  hasFortification,
  hasUnits,
  isCultivated,
  type Side,
  type Space,
  type State,
  space,
  stockadeAndFortOf,
  supplyOf,
} from '@carillon/wilderness-war-rules/search';
import { distance } from './distance.ts';

// 12.21 Forts that carry supply towards a siege.

/** The greatest distance of a fort from the space that it is to supply, in connections. */
const NEAR = 3;

const tried = wildernessWar.blank();

/** Whether supply reaches a space or an adjacent one: besiegers in the space would let supply in. */
export function isSuppliable(supply: IdSet<Space>, s: Space): boolean {
  if (supply.has(s)) return true;
  for (const { to } of adjacentTo(s)) if (supply.has(to)) return true;
  return false;
}

/** The distance between a space and the nearest space in supply. */
function missing(supply: IdSet<Space>, s: Space): number {
  let least = Number.POSITIVE_INFINITY;
  for (let each = supply.first(); each !== NONE; each = supply.after(each)) least = Math.min(least, distance(each, s));
  return least;
}

/** Whether a side has begun a fort in a space. */
export function isBegun(g: State, of: Side, s: Space): boolean {
  const works = g.works.get(s);
  return works === fortStartedOf(of) || works === stockadeAndFortOf(of);
}

/** 5.42, 5.43 Whether supplied Drilled Troops could build a fort there. */
const isSite = (g: State, of: Side, s: Space): boolean =>
  !isCultivated(s) && !hasFort(g, of, s) && !hasUnits(g, enemyOf(of), s) && !hasFortification(g, enemyOf(of), s);

/**
 * The spaces in supply where a fort would bring supply nearer to a target, each with the distance that would then be
 * left.
 */
export function fortsToward(
  g: State,
  of: Side,
  target: Space,
): readonly { readonly at: Space; readonly left: number }[] {
  const supply = supplyOf(g, of);
  const now = missing(supply, target);
  const sites = space.all.filter((s) => supply.has(s) && distance(s, target) <= NEAR && isSite(g, of, s));
  copyInto(tried, g);
  return sites.flatMap((at) => {
    const [works, built] = [tried.works.get(at), tried.builtOn.has(at)];
    tried.works.set(at, fortOf(of));
    tried.builtOn.add(at);
    const left = missing(supplyOf(tried, of), target);
    tried.works.set(at, works);
    if (!built) tried.builtOn.delete(at);
    return left < now ? [{ at, left }] : [];
  });
}
