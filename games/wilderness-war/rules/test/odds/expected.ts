import type { Json } from '@carillon/kit';
import { expect } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { fightOf } from '../../src/odds/fights.ts';
import type { FightOdds, Odds, OddsVariant } from '../../src/odds/types.ts';
import type { State } from '../../src/state.ts';
import { type Compared, compareAll } from './compare.ts';

export const oddsAt = (g: State, args: Json = {}): Odds | null =>
  wildernessWar.query(g, 'odds', args) as unknown as Odds | null;

/** The fight that the odds are about; there must be one. */
export function fightAt(g: State, args?: Json): FightOdds {
  const fight = oddsAt(g, args)?.fight;
  if (!fight) throw new Error('there are no odds');
  return fight;
}

export const sixths = (n: number): unknown => expect.closeTo(n / 6, 9);
export const thirtySixths = (n: number): unknown => expect.closeTo(n / 36, 9);

export const variant = (fight: FightOdds, side: string, card: string): OddsVariant | undefined =>
  fight.variants.find((each) => each.side === side && each.cards.some((name) => name === card));

/** Expects each figure to equal its share of all possible rolls; returns the number of figures. */
export function expectEqual({ name, figures }: Compared): number {
  for (const { what, odds, rolled } of figures) expect(rolled, `${name}, ${what}`).toBeCloseTo(odds, 9);
  return figures.length;
}

/** Expects the odds of the fight in question to be those of all possible rolls. */
export function expectDice(g: State): void {
  const fight = fightOf(g);
  if (fight === undefined) throw new Error('no fight is to be decided');
  expect(compareAll({ g, fight }).map(expectEqual).length).toBeGreaterThan(1);
}
