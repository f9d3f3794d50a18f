import { describe, expect, it } from 'vitest';
import { curve, type HandEvaluation, LearnedEvaluation, steepnessOf } from '../src/learned.ts';

/** An evaluation by hand of a position that is a chance, with two features, early or late in the game. */
const hand = (left: number): HandEvaluation<number> => ({ chance: (g) => g, values: Float64Array.of(3, -1), left });
const FEATURES = ['points', 'forts'];
const learned = (weights: Readonly<Record<string, number>>, left = 0.5) =>
  new LearnedEvaluation(hand(left), FEATURES, { version: 'learned-1', weights });

describe('the curve from a score to a chance', () => {
  it.each([
    [0, 0.5],
    [1, 0.5 + 0.5 / Math.SQRT2],
    [-1, 0.5 - 0.5 / Math.SQRT2],
  ])('takes %d to %d', (score, chance) => {
    expect(curve(score)).toBeCloseTo(chance, 12);
  });

  it('is undone by its inverse', () => {
    for (const chance of [0.01, 0.2, 0.5, 0.7, 0.99]) expect(curve(steepnessOf(chance))).toBeCloseTo(chance, 12);
  });

  it('never ends: a chance of 0 or 1 is as steep as one close to it', () => {
    expect(steepnessOf(1)).toBe(steepnessOf(0.9975));
    expect(steepnessOf(0)).toBe(-steepnessOf(1));
    expect(steepnessOf(1)).toBeLessThan(10);
  });
});

describe('a learned evaluation', () => {
  it('looks at the chance by hand, a constant and each feature, and at each of them early in the game', () => {
    const evaluation = learned({});
    expect(evaluation.names).toEqual([
      ...['hand', 'hand, early', 'even', 'even, early'],
      ...['points', 'points, early', 'forts', 'forts, early'],
    ]);
    const inputs = new Float64Array(8);
    evaluation.read(0.7, inputs);
    const steepness = steepnessOf(0.7);
    expect([...inputs]).toEqual([steepness, steepness / 2, 1, 0.5, 3, 1.5, -1, -0.5]);
    expect(evaluation.version).toBe('learned-1');
  });

  it('weighs them: an input that is not named weighs nothing', () => {
    expect(learned({}).chance(0.9)).toBe(0.5);
    expect(learned({ hand: 1 }).chance(0.7)).toBeCloseTo(0.7, 12);
    expect(learned({ hand: 1, points: 0.5, 'forts, early': 2 }).chance(0.7)).toBeCloseTo(
      curve(steepnessOf(0.7) + 3 * 0.5 - 0.5 * 2),
      12,
    );
    expect(learned({ 'points, early': 1 }, 0).chance(0.7)).toBe(0.5);
  });

  it('refuses a weight for an input that does not exist', () => {
    expect(() => learned({ raids: 1 })).toThrow('no input called raids');
  });
});
