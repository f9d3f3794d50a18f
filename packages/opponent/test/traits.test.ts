import { describe, expect, it } from 'vitest';
import { TraitNames, Traits } from '../src/traits.ts';

const policy = (factors: Readonly<Record<string, number>>) => ({ version: 'policy-1', factors });

describe('the names of traits', () => {
  it('have numbers in the order in which they were added', () => {
    const names = new TraitNames();
    expect([...names.add(['march', 'siege'])]).toEqual([0, 1]);
    expect([...names.add(['raid'])]).toEqual([2]);
    expect(names.all).toEqual(['march', 'siege', 'raid']);
  });

  it('are unique', () => {
    const names = new TraitNames();
    names.add(['march']);
    expect(() => names.add(['march'])).toThrow('two traits are called march');
  });

  it('have the factors of a learned policy, or else 1', () => {
    const names = new TraitNames();
    names.add(['march', 'siege']);
    expect([...names.factors(policy({ siege: 2.5 }))]).toEqual([1, 2.5]);
  });

  it('refuse a policy that names another trait', () => {
    expect(() => new TraitNames().factors(policy({ ambush: 2 }))).toThrow('there is no trait called ambush');
  });
});

describe('the traits of a choice', () => {
  it('multiply its weight by their factors, and are forgotten before the next choice', () => {
    const traits = new Traits();
    const factors = Float64Array.of(2, 3, 5);
    traits.add(0);
    traits.add(2);
    expect(traits.product(factors)).toBe(10);
    expect(traits.toArray()).toEqual([0, 2]);
    traits.clear();
    expect(traits.product(factors)).toBe(1);
  });
});
