import { enemyOf, type Side, type Space, type State, space } from '@carillon/bayonets-tomahawks-rules/search';
import { distance } from './distance.ts';
import { type Intention, type Means, ofStack } from './intention.ts';
import { defenders, nearness, type Sight, ways } from './standing.ts';
import { ARMY_REACH, LIGHT, LIGHT_REACH, roundsLeft, shareOf, siegeChance } from './threats.ts';

// The intentions of a stack by land.

/** The number of connections that an army marches in two Rounds. */
export const ARMY_REACH_IN_TWO: number = 2 * ARMY_REACH;
/** The minimum worth of an army. */
export const ARMY = 1;

/** The Fortresses that a stack could besiege, the spaces it could take, and the stacks it could relieve. */
export const fromStack = (g: State, of: Side, from: Space, sight: Sight): readonly Intention[] =>
  space.all.flatMap((s) => {
    if (s === from) return [];
    if (sight.prizes.of(of, s) > 0)
      return sight.field.bastions(enemyOf(of), s) > 0 ? siege(g, of, from, s, sight) : takings(g, of, from, s, sight);
    return relief(g, of, from, s, sight);
  });

/** Whether a stack has an army that can march to a space in two Rounds. */
const marches = (of: Side, from: Space, s: Space, { field }: Sight): boolean =>
  field.army(of, from) >= ARMY && ways.between(from, s) <= ARMY_REACH_IN_TWO;

function siege(g: State, of: Side, from: Space, s: Space, sight: Sight): readonly Intention[] {
  if (!marches(of, from, s, sight)) return [];
  const { field, prizes } = sight;
  const away = ways.between(from, s);
  const own = field.army(of, from) + LIGHT * field.light(of, from);
  const chance = siegeChance(
    own,
    field.artillery(of, from),
    defenders(g, of, s, sight),
    field.bastions(enemyOf(of), s),
    roundsLeft(g) - away / ARMY_REACH,
  );
  return [ofStack('siege', 'army', from, s, prizes.of(of, s) * chance * nearness(away))];
}

function takings(g: State, of: Side, from: Space, s: Space, sight: Sight): readonly Intention[] {
  const { field, prizes } = sight;
  const against = defenders(g, of, s, sight);
  const [army, light] = [field.army(of, from), LIGHT * field.light(of, from)];
  const take = (by: Means, own: number, away: number): Intention =>
    ofStack('take', by, from, s, prizes.of(of, s) * shareOf(own, against) ** 2 * nearness(away));
  return [
    ...(marches(of, from, s, sight) ? [take('army', army + light, ways.between(from, s))] : []),
    ...(light > 0 && distance(from, s) <= LIGHT_REACH ? [take('light', light, distance(from, s))] : []),
  ];
}

function relief(g: State, of: Side, from: Space, s: Space, sight: Sight): readonly Intention[] {
  const { field, prizes } = sight;
  const enemy = enemyOf(of);
  if (!marches(of, from, s, sight) || field.strength(of, s) === 0 || field.army(enemy, s) === 0) return [];
  const share = shareOf(field.army(of, from) + field.strength(of, s), defenders(g, of, s, sight));
  return [ofStack('relieve', 'army', from, s, prizes.of(enemy, s) * share * nearness(ways.between(from, s)))];
}
