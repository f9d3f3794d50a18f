import {
  controls,
  enemyOf,
  FRENCH,
  homeOf,
  isSettled,
  isVictorySpace,
  SCENARIO_FACTS,
  type Side,
  type Space,
  type State,
  space,
  worthOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { at } from '@carillon/kit';
import { BOTH, slotOf, slots } from './field.ts';

/** The facts of the Year under way, or of the first one. */
function bonusesOf(g: State): (typeof SCENARIO_FACTS)[number]['years'][number]['bonuses'] {
  const { years } = at(SCENARIO_FACTS, g.scenario);
  return (years.find(({ year }) => year === g.year) ?? at(years, 0)).bonuses;
}
type Bonus = ReturnType<typeof bonusesOf>['french'];

/** The bonus of the Year for a faction. */
export const bonusOf = (g: State, of: Side): Bonus => (of === FRENCH ? bonusesOf(g).french : bonusesOf(g).british);

/** The worth of an enemy Home Space that is not a Victory Space. */
const HOME = 0.3;
/** The share of a bonus that a space is worth, by the number of spaces still missing: the last one wins it. */
const WANTING = [0, 1, 0.35, 0.15];

type Kind = (s: Space) => boolean;
const KINDS: { readonly [type: string]: Kind } = {
  'controls-enemy-victory-spaces': isVictorySpace,
  'controls-enemy-settled-spaces': isSettled,
  'controls-enemy-home-spaces': () => true,
};

/**
 * The gain of each faction from taking each space: VP for Victory Spaces (2.1.9), and the effect on both factions'
 * bonuses of the Year (18.2.1). Made once, and filled again for each position.
 */
export class Prizes {
  private readonly worths = slots();

  read(g: State): void {
    for (let s = 0 as Space; s < space.count; s++)
      for (const of of BOTH) this.worths[slotOf(of, s)] = plainPrize(g, of, s);
    for (const of of BOTH) this.addBonus(g, of);
  }

  of(side: Side, s: Space): number {
    return this.worths[slotOf(side, s)] ?? 0;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: counting and giving are two passes of one rule about bonuses
  private addBonus(g: State, of: Side): void {
    const { test, vp = 0, vpEach = 0 } = bonusOf(g, of);
    for (const name of test.spaces ?? []) this.add(g, enemyOf(of), space.of(name), vpEach);
    const isKind = KINDS[test.type];
    if (isKind === undefined) return;
    const enemy = enemyOf(of);
    let held = 0;
    for (let s = 0 as Space; s < space.count; s++) if (homeOf(s) === enemy && isKind(s) && controls(g, of, s)) held++;
    const wanting = (test.atLeast ?? 1) - held;
    for (let s = 0 as Space; s < space.count; s++) {
      if (homeOf(s) !== enemy || !isKind(s)) continue;
      if (wanting > 0) this.add(g, of, s, vp * (WANTING[wanting] ?? 0));
      else if (wanting === 0 && controls(g, of, s)) this.add(g, enemy, s, vp);
    }
  }

  /** Adds to the worth of a space for a faction that does not control it. */
  private add(g: State, of: Side, s: Space, more: number): void {
    if (!controls(g, of, s)) this.worths[slotOf(of, s)] = (this.worths[slotOf(of, s)] ?? 0) + more;
  }
}

function plainPrize(g: State, of: Side, s: Space): number {
  if (controls(g, of, s)) return 0;
  if (isVictorySpace(s)) return worthOf(s);
  return homeOf(s) === enemyOf(of) && controls(g, enemyOf(of), s) ? HOME : 0;
}
