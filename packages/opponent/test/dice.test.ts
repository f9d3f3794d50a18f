import { describe, expect, it } from 'vitest';
import { Dice } from '../src/dice.ts';

const [BATTLE, RAID] = [4, 9];

/** Rolls of a playout at a step. */
function rolls(dice: Dice, step: number, count = 8): readonly number[] {
  dice.at(step);
  return Array.from({ length: count }, () => dice.below(6));
}

/** The dice of a player in the playout with this number, in its first turn. */
function playout(number: number, name = '7 3'): Dice {
  const dice = new Dice(name);
  dice.begin(number);
  dice.nextTurn();
  return dice;
}

describe('dice of playouts', () => {
  it('are the same in playouts with the same number, and others in other playouts', () => {
    const dice = new Dice('7 3');
    const first = [1, 2, 1].map((number) => {
      dice.begin(number);
      dice.nextTurn();
      return rolls(dice, BATTLE).join();
    });
    expect(first[2]).toBe(first[0]);
    expect(first[1]).not.toBe(first[0]);
  });

  it('deal the same hidden cards in playouts with the same number', () => {
    const deal = (number: number): readonly number[] => {
      const dice = new Dice('7 3');
      dice.begin(number);
      return Array.from({ length: 8 }, () => dice.below(52));
    };
    expect(deal(3)).toEqual(deal(3));
    expect(deal(3)).not.toEqual(deal(4));
  });

  it('roll the same for a raid, whether or not a battle comes before it', () => {
    const [quiet, bloody] = [playout(1), playout(1)];
    rolls(bloody, BATTLE, 20);
    expect(rolls(bloody, RAID)).toEqual(rolls(quiet, RAID));
    expect(rolls(quiet, BATTLE)).not.toEqual(rolls(playout(1), RAID));
  });

  it('roll the same in the next turn, however long the turn before it was', () => {
    const [short, long] = [playout(1), playout(1)];
    const first = rolls(long, BATTLE, 30).slice(0, 8);
    for (const dice of [short, long]) dice.nextTurn();
    const second = rolls(short, BATTLE);
    expect(rolls(long, BATTLE)).toEqual(second);
    expect(second).not.toEqual(first);
  });

  it('go on with a step where it was asked before in the same turn', () => {
    const dice = playout(1);
    const first = rolls(dice, BATTLE, 4);
    rolls(dice, RAID);
    expect([...first, ...rolls(dice, BATTLE, 4)]).toEqual(rolls(playout(1), BATTLE));
  });

  it('differ between players and entries', () => {
    expect(new Set(['7 3', '8 3', '7 4'].map((name) => rolls(playout(1, name), BATTLE).join())).size).toBe(3);
  });

  it('favour no face', () => {
    const dice = playout(1);
    const counts = Array<number>(6).fill(0);
    for (const roll of rolls(dice, BATTLE, 60_000)) counts[roll] = (counts[roll] ?? 0) + 1;
    // Chi-squared with five degrees of freedom: 20.5 is exceeded once in a thousand.
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });
});
