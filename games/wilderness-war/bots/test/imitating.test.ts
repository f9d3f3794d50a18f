import { type Example, Imitating } from '@carillon/opponent';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { byPolicy } from '../../../../packages/opponent/test/reviewed.ts';
import { wildernessWarImitated } from '../src/imitating.ts';
import { wildernessWarBrain as brain } from '../src/index.ts';

const imitating = new Imitating(wildernessWarImitated());
const { names } = imitating;
byPolicy(brain, wildernessWar, 'annus-mirabilis', 5, (g, seat, choice) => imitating.watch(g, seat, choice));
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

  it('is the card of each activation, with its side', () => {
    const cards = withTrait(/ activation /);
    expect(cards.length).toBeGreaterThan(20);
    for (const each of cards) expect(made(each)).toContainEqual(expect.stringMatching(/phase\.card activate$/));
  });

  it('is who leads, with strength, Initiative, odds and place', () => {
    const [leads] = withTrait(/ leader /);
    const kinds = made(leads ?? { choices: [], chosen: 0 }).map((name) => name.split(' ').slice(1, 3).join(' '));
    expect(kinds).toHaveLength(5);
  });

  it('is where a march ended, not its first step', () => {
    const far = withTrait(/ (army|raiders|lone leaders), away to [3468]$/);
    expect(far.length).toBeGreaterThan(0);
  });

  it('is whether an army is in supply there', () => {
    const armies = withTrait(/ army, away /);
    expect(armies.length).toBeGreaterThan(10);
    for (const each of armies)
      expect(made(each)).toContainEqual(
        expect.stringMatching(/army (in supply|next to supply)$|army, far from supply$/),
      );
  });
});
