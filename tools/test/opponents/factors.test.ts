import type { Example } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import { Examples, fittedFactors } from '../../src/match/factors.ts';

/** A player who may march or besiege, and besieges in three of four turns; by hand both are equally likely. */
const besieger: readonly Example[] = Array.from({ length: 400 }, (_, i) => ({
  choices: [
    [1, 0],
    [1, 1],
  ],
  chosen: i % 4 === 0 ? 0 : 1,
}));

describe('a policy fitted to choices', () => {
  it('makes them as likely as they were', () => {
    const [march = 0, siege = 0] = fittedFactors(new Examples(besieger), 2, 0.01);
    expect(Math.exp(siege - march)).toBeCloseTo(3, 1);
  });

  it('only corrects the weights set by hand', () => {
    const known = besieger.map(
      (each): Example => ({
        ...each,
        choices: [
          [1, 0],
          [3, 1],
        ],
      }),
    );
    for (const factor of fittedFactors(new Examples(known), 2, 0.01)) expect(factor).toBeCloseTo(0, 2);
  });

  it('stays near these weights if it is pulled to them', () => {
    const [, siege = 0] = fittedFactors(new Examples(besieger), 2, 1000);
    expect(Math.exp(siege)).toBeLessThan(1.2);
  });

  it('has a lower loss on the choices that it was fitted to', () => {
    const examples = new Examples(besieger);
    expect(examples.loss(new Float64Array(2))).toBeCloseTo(Math.log(2), 9);
    expect(examples.loss(fittedFactors(examples, 2, 0.01))).toBeLessThan(0.57);
  });
});
