import { describe, expect, it } from 'vitest';
import { TraitNames, Traits } from '../src/traits.ts';

const policy = (factors: Readonly<Record<string, number>>) => ({ version: 'policy-1', factors });

const named = (): TraitNames => new TraitNames(['french', 'british']);

describe('the names of traits', () => {
  it('have numbers in the order in which they were added, seat by seat', () => {
    const names = named();
    expect(names.family(['march', 'siege']).map((each) => [...each])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(names.family(['raid']).map((each) => [...each])).toEqual([[4], [5]]);
    expect(names.all).toEqual([
      'french march',
      'french siege',
      'british march',
      'british siege',
      'french raid',
      'british raid',
    ]);
  });

  it('are those of the verbs of each step', () => {
    const names = new TraitNames(['french']);
    names.verbs({ allSteps: ['march.begin', 'march.onward'], stepVerbs: [[], ['move', 'stop']] });
    expect(names.all).toEqual(['french march.onward move', 'french march.onward stop']);
  });

  it('are unique', () => {
    const names = named();
    names.family(['march']);
    expect(() => names.family(['march'])).toThrow('two traits are called french march');
  });

  it('have the factors of a learned policy, or else 1', () => {
    const names = named();
    names.family(['march']);
    expect([...names.factors(policy({ 'british march': 2.5 }))]).toEqual([1, 2.5]);
  });

  it('refuse a policy that names another trait', () => {
    expect(() => named().factors(policy({ ambush: 2 }))).toThrow('there is no trait called ambush');
  });
});

describe('the traits of a choice', () => {
  it('multiply its weight by their factors, and are forgotten before the next choice', () => {
    const names = named();
    const verbs = names.family(['march', 'siege', 'raid']);
    const traits = new Traits();
    const factors = Float64Array.of(2, 3, 5, 7, 11, 13);
    traits.start(1);
    traits.in(verbs, 0);
    traits.in(verbs, 2);
    expect(traits.product(factors)).toBe(7 * 13);
    expect(traits.toArray()).toEqual([3, 5]);
    traits.start(0);
    expect(traits.product(factors)).toBe(1);
  });

  it('are the grade of a figure, up to each limit, and of odds where there are enemies', () => {
    const names = new TraitNames(['french']);
    const strength = names.graded('strength', [2, 5]);
    const odds = names.graded('odds', [1], 'no enemies');
    const traits = new Traits();
    const read = (reads: () => void): readonly string[] => {
      traits.start(0);
      reads();
      return traits.toArray().map((trait) => names.all[trait] ?? '');
    };
    expect(read(() => traits.graded(strength, 2))).toEqual(['french strength to 2']);
    expect(read(() => traits.graded(strength, 3))).toEqual(['french strength to 5']);
    expect(read(() => traits.graded(strength, 9))).toEqual(['french strength above']);
    expect(read(() => traits.odds(odds, 4, 0))).toEqual(['french no enemies']);
    expect(read(() => traits.odds(odds, 4, 5))).toEqual(['french odds to 1']);
    expect(read(() => traits.odds(odds, 6, 5))).toEqual(['french odds above']);
  });
});
