import { describe, expect, it } from 'vitest';
import { acceptsDraw, givesUp, keptAfter, newGuest, type Thoughts } from '../src/index.ts';

/** The thoughts of a player who gave its plans these chances; `undefined`: it weighed a single choice. */
const after = (...chances: readonly (number | undefined)[]): Thoughts =>
  chances.reduce(
    (kept, chance, moment) => keptAfter(kept, moment, { choice: 'x', plan: [], playouts: 9, chance }),
    newGuest(0),
  ).thoughts;

describe('a computer player gives up', () => {
  it('after four plans in a row without hope', () => {
    expect(givesUp(after(0.019, 0.001, 0, 0.005))).toBe(true);
    expect(givesUp(after(0.3, 0.009, undefined, 0.001, 0, undefined, 0.005))).toBe(true);
  });

  it('not before, nor while one of them had hope', () => {
    expect(givesUp(after())).toBe(false);
    expect(givesUp(after(0, 0, 0))).toBe(false);
    expect(givesUp(after(0, 0, 0.02, 0))).toBe(false);
    expect(givesUp(after(0, 0, 0, 0, 0.2))).toBe(false);
  });

  it('never without plans', () => {
    expect(givesUp(after(undefined, undefined, undefined, undefined))).toBe(false);
  });
});

describe('a computer player accepts a draw', () => {
  it('if it does not expect to win', () => {
    expect(acceptsDraw(after(0.9, 0.5))).toBe(true);
    expect(acceptsDraw(after(0.4, undefined))).toBe(true);
  });

  it('not if it does, or has made no plan', () => {
    expect(acceptsDraw(after(0.1, 0.51))).toBe(false);
    expect(acceptsDraw(after(undefined))).toBe(false);
    expect(acceptsDraw(after())).toBe(false);
  });
});
