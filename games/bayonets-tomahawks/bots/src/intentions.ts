import {
  isCoastal,
  isLight,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { NONE } from '@carillon/flow';
import { garrisons } from './garrisons.ts';
import { type Aim, type Intention, ofStack } from './intention.ts';
import { ARMY_REACH_IN_TWO, fromStack } from './marches.ts';
import { nearness, type Sight, unitsOf, ways } from './standing.ts';
import { LIGHT_REACH } from './threats.ts';
import { voyages } from './voyages.ts';
import { constructions } from './works.ts';

/** The maximum number of intentions listed, and of those for each aim. */
const [MOST, OF_EACH] = [16, 4];
/** The worth of joining the main army, of bringing guns to it, and of coming to a port with Fleets. */
const [JOIN, GUNS, EMBARK] = [0.25, 0.35, 0.4];
/** The worth of each Raid Point. */
const RAID_POINT = 0.12;

/**
 * The intentions that a faction may have in an Action Phase, the best first: Fortresses that a stack could besiege,
 * spaces that it could take, stacks to relieve, Brigades and guns that join the army or come to a port with Fleets,
 * Fleets that sail for a Landing or fetch an army, the Landing itself, Raids, a unit for a space that a lone enemy
 * could take, Roads towards spaces that no Highway reaches, and Forts. `weights`: the factor for each aim; 1 if absent.
 */
export function intentionsOf(
  g: State,
  of: Side,
  sight: Sight,
  weights: { readonly [A in Aim]?: number } = {},
): readonly Intention[] {
  ways.read(g);
  const stands = space.all.filter((s) => sight.field.army(of, s) > 0 || sight.field.light(of, s) > 0);
  const all = [
    ...stands.flatMap((from) => fromStack(g, of, from, sight)),
    ...gathering(of, stands, sight),
    ...voyages(g, of, sight),
    ...raidsOf(g, of, sight),
    ...garrisons(g, of, stands, sight),
    ...stands.flatMap((from) => constructions(g, of, from, sight)),
  ].map((each) => ({ ...each, worth: each.worth * (weights[each.aim] ?? 1) }));
  const found = new Map<Aim, number>();
  const best: Intention[] = [];
  for (const each of all.toSorted((a, b) => b.worth - a.worth)) {
    const count = found.get(each.aim) ?? 0;
    if (each.worth <= 0 || count >= OF_EACH || best.length >= MOST) continue;
    found.set(each.aim, count + 1);
    best.push(each);
  }
  return best;
}

/** Brigades and guns that join the largest army, or come to a port where Fleets wait for them. */
function gathering(of: Side, stands: readonly Space[], { field }: Sight): readonly Intention[] {
  const armies = stands.filter((s) => field.army(of, s) > 0);
  const main = armies.toSorted((a, b) => field.army(of, b) - field.army(of, a)).slice(0, 1);
  const ports = space.all.filter((s) => isCoastal(s) && field.fleet(of, s) > 0);
  const worth = (from: Space, to: Space): number =>
    (ports.includes(to) ? EMBARK : JOIN) + (field.artillery(of, from) > 0 && field.artillery(of, to) === 0 ? GUNS : 0);
  return armies.flatMap((from) =>
    [...new Set([...main, ...ports])]
      .filter((to) => from !== to && ways.between(from, to) <= ARMY_REACH_IN_TWO)
      .map((to) => ofStack('gather', 'army', from, to, worth(from, to) * nearness(ways.between(from, to)))),
  );
}

/** 9.0 Raids of Light units. */
function raidsOf(g: State, of: Side, { raids }: Sight): readonly Intention[] {
  return unitsOf(g, of, isLight).flatMap(({ p, at }) => {
    const target = raids.bestAt(at, LIGHT_REACH);
    if (target === NONE) return [];
    const worth = RAID_POINT * raids.best(at, LIGHT_REACH);
    return [{ ...ofStack('raid', 'raid', at, target, worth), only: p }];
  });
}
