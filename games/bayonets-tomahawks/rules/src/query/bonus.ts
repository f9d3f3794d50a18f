import type { Bonus } from '../data/scenarios.ts';
import { colony, enemyOf, type Side, type Space, side, space } from '../ids.ts';
import { colonyAt, homeOf, isSettled, isVictorySpace } from '../map.ts';
import { yearFacts } from '../setup.ts';
import type { State } from '../state.ts';
import { controls } from './presence.ts';

// 18.2.1 Scenario Bonuses

/** Enemy Home Spaces in a faction's hands that pass `test`. */
const held = (g: State, of: Side, test: (at: Space) => boolean): number =>
  space.all.filter((at) => homeOf(at) === enemyOf(of) && controls(g, of, at) && test(at)).length;

/** The number of times that the condition of a bonus is met. */
function timesMet(g: State, of: Side, { test }: Bonus): number {
  const least = test.atLeast ?? 1;
  const once = (count: number): number => (count >= least ? 1 : 0);
  switch (test.type) {
    case 'controls-enemy-victory-spaces':
      return once(held(g, of, isVictorySpace));
    case 'controls-enemy-settled-spaces':
      return once(held(g, of, isSettled));
    case 'controls-enemy-home-spaces':
      return once(held(g, of, () => true));
    case 'per-enemy-colony-with-controlled-spaces':
      return (test.colonies ?? []).filter((name) => held(g, of, (at) => colonyAt(at) === colony.of(name)) >= least)
        .length;
    case 'per-listed-space-not-controlled-by-enemy':
      return (test.spaces ?? []).filter((name) => !controls(g, enemyOf(of), space.of(name))).length;
  }
}

/** The bonus of a faction in this Year. */
export const yearBonus = (g: State, of: Side): Bonus => yearFacts(g).bonuses[side.nameOf(of)];

/** The VP that a faction gets for its bonus of the Year. */
export function bonusVp(g: State, of: Side, bonus: Bonus): number {
  const times = timesMet(g, of, bonus);
  return Math.min(times * (bonus.vpEach ?? bonus.vp ?? 0), bonus.max ?? Number.POSITIVE_INFINITY);
}
