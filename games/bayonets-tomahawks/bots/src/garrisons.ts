import {
  controls,
  enemyOf,
  isBrigade,
  isLight,
  militiaFor,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { distance } from './distance.ts';
import { type Intention, type Means, ofStack } from './intention.ts';
import { ARMY } from './marches.ts';
import { type Sight, type Standing, unitsOf, ways } from './standing.ts';
import { ARMY_REACH, LIGHT_REACH } from './threats.ts';

/** The worth of a garrison, as a share of the prize that it keeps. */
const GARRISON = 0.5;

/** 2.1.2 A space of value that a lone enemy unit could enter, and the unit that a stack can spare for it. */
export function garrisons(g: State, of: Side, stands: readonly Space[], sight: Sight): readonly Intention[] {
  const { field, prizes } = sight;
  const enemy = enemyOf(of);
  const threats = space.all.filter((s) => field.light(enemy, s) > 0 || field.army(enemy, s) > 0);
  return space.all.flatMap((s): Intention[] => {
    const prize = prizes.of(enemy, s);
    if (prize < ARMY || !controls(g, of, s) || field.strength(of, s) > 0) return [];
    if (militiaFor(g, of, s) > 0 || !threats.some((each) => distance(each, s) <= LIGHT_REACH)) return [];
    return stands.flatMap((from) => spared(g, of, from, s, GARRISON * prize, sight)).slice(0, 1);
  });
}

/** A unit that can go from a stack of several to a space in one Round. */
function spared(g: State, of: Side, from: Space, to: Space, worth: number, { field }: Sight): readonly Intention[] {
  if (field.army(of, from) + field.light(of, from) < 2) return [];
  const there = unitsOf(g, of, (p) => isLight(p) || isBrigade(p)).filter(({ at }) => at === from);
  const byLight = distance(from, to) <= LIGHT_REACH ? there.find(({ p }) => isLight(p)) : undefined;
  const byArmy = ways.between(from, to) <= ARMY_REACH ? there.find(({ p }) => isBrigade(p)) : undefined;
  const [found, by]: [Standing | undefined, Means] = byLight ? [byLight, 'light'] : [byArmy, 'army'];
  return found === undefined ? [] : [{ ...ofStack('garrison', by, from, to, worth), only: found.p }];
}
