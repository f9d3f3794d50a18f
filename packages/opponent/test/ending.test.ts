import { describe, expect, it } from 'vitest';
import { worthOfEnding } from '../src/ending.ts';

describe('the worth of a finished game', () => {
  it('is nearly 1 for a win, and nearly 0 for a loss', () => {
    expect(worthOfEnding('won', 3)).toBeCloseTo(1, 1);
    expect(worthOfEnding('lost', -3)).toBeCloseTo(0, 1);
    expect(worthOfEnding('drawn', 0)).toBe(0.5);
  });

  it('grows with the margin, so a decided game is not thrown away', () => {
    expect(worthOfEnding('won', 13)).toBeGreaterThan(worthOfEnding('won', 10));
    expect(worthOfEnding('lost', -1)).toBeGreaterThan(worthOfEnding('lost', -2));
  });

  it('prefers any win to any draw, and any draw to any loss', () => {
    expect(worthOfEnding('won', -20)).toBeGreaterThan(worthOfEnding('drawn', 20));
    expect(worthOfEnding('drawn', -20)).toBeGreaterThan(worthOfEnding('lost', 20));
  });
});
