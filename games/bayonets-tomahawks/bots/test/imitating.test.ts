import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { type Example, Imitating } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import { byPolicy } from '../../../../packages/opponent/test/reviewed.ts';
import { bayonetsTomahawksImitated } from '../src/imitating.ts';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

const imitating = new Imitating(bayonetsTomahawksImitated());
const { names } = imitating;
for (const seed of [5, 6])
  byPolicy(brain, bayonetsTomahawks, 'vaudreuils-petite-guerre', seed, (g, seat, choice) =>
    imitating.watch(g, seat, choice),
  );
const examples = imitating.examples();

/** The traits of the choice made, by name. */
const made = ({ choices, chosen }: Example): readonly string[] =>
  (choices[chosen] ?? []).slice(1).map((trait) => names[trait] ?? '');
const withTrait = (pattern: RegExp): readonly Example[] =>
  examples.filter((each) => made(each).some((name) => pattern.test(name)));

describe('what a policy learns from a game', () => {
  it('is the choice made, among several with a weight', () => {
    expect(examples.length).toBeGreaterThan(200);
    const isChoice = ({ choices, chosen }: Example): boolean =>
      choices.length > 1 && choices[chosen] !== undefined && choices.every(([weight]) => weight > 0);
    expect(examples.filter((each) => !isChoice(each))).toEqual([]);
  });

  it('is which stack acts, with its strength, odds and prizes', () => {
    const stacks = withTrait(/ action-phase\.act (army|forced)$/);
    expect(stacks.length).toBeGreaterThan(10);
    for (const each of stacks) expect(made(each)).toHaveLength(8);
  });

  it('is where a march ended, not its first step', () => {
    const far = withTrait(/ (army|lights), away to [2346]$/);
    expect(far.length).toBeGreaterThan(5);
  });

  it('is what a march found there: a prize, enemies, Bastions', () => {
    const armies = withTrait(/ army, away /);
    expect(armies.length).toBeGreaterThan(10);
    for (const each of armies)
      for (const kind of [/ army, prize /, / army, (odds|no enemies)/, / army, Bastions /])
        expect(made(each)).toContainEqual(expect.stringMatching(kind));
  });

  it('is whether a raid pays at the end of a march of Light units', () => {
    expect(withTrait(/ lights to a raid$/).length).toBeGreaterThan(0);
    expect(withTrait(/ lights to no raid$/).length).toBeGreaterThan(0);
  });
});
