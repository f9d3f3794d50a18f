import type { Seat } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { Answers } from '../src/deep.ts';
import { chanceOf, ford, numbers, planOf, playoutsAt, round } from './fords/brain.ts';
import { begun, NORTH, type Setting, SOUTH } from './fords/rules.ts';

// The turns after a plan in Fords. They are tried by a policy that picks by number: 0 digs for a point, 1 crosses at
// the upper ford for four; then 0 halts, and 1 presses on for one more.

const [DIG, UPPER] = [0, 1];
const [HALT, PRESS] = [0, 1];
const [ONE, SIX] = [0, 5];
const UNSURE = { upper: { prize: 4, needs: 6 } };

/**
 * The worth of a plan including the turns after it, with these random numbers, and the number of turns played for it.
 */
function followed(seat: Seat, setting: Setting, plan: readonly string[], script: readonly number[], brain = ford) {
  const random = numbers(...script);
  const first = seat === NORTH ? NORTH : SOUTH;
  const playouts = playoutsAt(begun({ rounds: 3, first, fords: UNSURE, ...setting }), seat, { brain, random });
  const worth = new Answers(brain, playouts, seat).play(planOf(...plan));
  expect(random.left).toEqual([]);
  return { worth, made: playouts.made };
}

describe.each([
  ['north', NORTH],
  ['south', SOUTH],
] as const)('after a plan of %s', (_name, seat) => {
  it('the enemy answers with the best of three turns, and the seat with the best of three after that', () => {
    const enemy = [DIG, UPPER, SIX, HALT, DIG];
    const own = [DIG, UPPER, SIX, PRESS, UPPER, ONE];
    // Both of the best turns also succeed when they are played again.
    const { worth, made } = followed(seat, {}, ['dig'], [...enemy, SIX, ...own, SIX]);
    expect(worth).toBeCloseTo(chanceOf(1 - 4 + 5), 9);
    expect(made).toBe(1 + 4 + 4);
  });

  it('an answer that was chosen for lucky dice is played again with others', () => {
    const own = [DIG, DIG, DIG];
    const { worth } = followed(seat, {}, ['dig'], [DIG, UPPER, SIX, PRESS, DIG, ONE, ...own]);
    expect(worth).toBeCloseTo(chanceOf(1 - 0 + 1), 9);
  });

  it('of answers that are worth the same the first is played', () => {
    // A crossing with no prize, followed by pressing on, is worth as much as digging.
    const poor = { fords: { upper: { prize: 0, needs: 6 } } };
    const { worth } = followed(seat, poor, ['dig'], [DIG, DIG, UPPER, SIX, PRESS, DIG, DIG, DIG]);
    expect(worth).toBeCloseTo(chanceOf(1 - 1 + 1), 9);
  });

  it('the last answer counts for the whole, where the game ends with it', () => {
    const { made, worth } = followed(seat, { rounds: 1 }, ['dig'], [DIG, DIG, DIG]);
    expect(made).toBe(1 + 4);
    expect(worth).toBeCloseTo(0.5, 9);
  });

  it('nothing follows a game that is over', () => {
    const { made } = followed(seat, { rounds: 1 }, ['dig'], [DIG], round);
    expect(made).toBe(1);
  });

  it('nothing follows where nobody has the next turn, because both sides act in each', () => {
    // Both sides dig; the enemy gains the bonus of a bold stance.
    const { made, worth } = followed(seat, { bonus: 1 }, ['wary', 'dig'], [0, 0], round);
    expect(made).toBe(1);
    expect(worth).toBeCloseTo(chanceOf(-1), 9);
  });
});
