import { describe, expect, it } from 'vitest';
import { correctedOf } from '../src/brain.ts';
import { calibrated } from '../src/calibration.ts';

const POINTS = [
  [0, 0],
  [0.2, 0.4],
  [0.8, 0.6],
  [1, 1],
] as const;

describe('a calibration', () => {
  it.each([
    [0, 0],
    [0.1, 0.2],
    [0.2, 0.4],
    [0.5, 0.5],
    [0.95, 0.9],
    [1, 1],
  ])('shows a chance of %d as %d', (chance, won) => {
    expect(calibrated({ points: POINTS }, chance)).toBeCloseTo(won, 9);
  });

  it('without points is a mistake', () => {
    expect(() => calibrated({ points: [] }, 0.5)).toThrow('no calibration');
    expect(() => calibrated({ points: [[0, 0]] }, 0)).toThrow('no calibration');
  });

  it('of two points is a straight line, and has nothing beyond its last point', () => {
    const points = [
      [0, 0.2],
      [1, 0.6],
    ] as const;
    expect(calibrated({ points }, 0.5)).toBeCloseTo(0.4, 9);
    expect(() => calibrated({ points }, 1.1)).toThrow('no calibration');
  });

  const brain = {
    evaluate: () => 0.1,
    learned: { version: 'learned-1', evaluate: () => 0.3 } as never,
    version: 'hand-1',
  };

  it('is used for the evaluation that it was measured on, and for no other', () => {
    const of = (version: string, learned: boolean): number =>
      correctedOf({ ...brain, calibration: { of: version, points: POINTS } }, { learned })({} as never);
    expect(of('hand-1', false)).toBeCloseTo(0.2, 9);
    expect([of('hand-2', false), of('hand-1', true)]).toEqual([0.1, 0.3]);
    expect(of('learned-1', true)).toBeCloseTo(calibrated({ points: POINTS }, 0.3), 9);
    expect(correctedOf(brain, { learned: false })({} as never)).toBe(0.1);
  });
});
