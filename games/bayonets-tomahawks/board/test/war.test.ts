import { SCENARIO_FACTS } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';

const shown = async (scenario: string, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> => {
  const { sides, points, turn, end } = await title.war(scenario, language);
  return [...sides.flatMap(({ aims }) => aims), ...points, ...turn, ...end].join('\n');
};

describe('the war in a minute', () => {
  it('says at which score each side wins, and its bonus', async () => {
    const { sides, end } = await title.war('vaudreuils-petite-guerre', 'en');
    const [french, british] = sides.map(({ aims }) => aims.join(' '));
    expect(french).toContain('at the end of 1755 with the marker at French 1 VP');
    expect(french).toContain('2 VP if you control an enemy Settled Space or more');
    expect(british).toContain('with the marker at British 1 VP');
    expect(british).toContain('2 VP if you control 2 enemy Victory Spaces or more');
    expect(end.join(' ')).toContain('1755: French win from French 1 VP, British from British 1 VP.');
  });

  it('says for the whole war which years decide, and the last bonus by its places', async () => {
    const words = await shown('french-and-indian-war');
    expect(words).toContain('1755 decides nothing yet.');
    expect(words).toContain('each of Acadie, Canada, and Pays d’en Haut in which you control 2 enemy spaces');
    expect(words).toContain('each of Louisbourg, Montréal, and Québec that the enemy does not control, at most 6 VP');
    expect(words).toContain('with the marker at British 2 VP or better');
  });

  it('shows what gives VP and how a year goes, with the figures of the tables', async () => {
    const words = await shown('amhersts-juggernaut');
    expect(words).toContain('Every 8 Raid Points are 1 VP [9.3]');
    expect(words).toContain('It begins at French 5 VP');
    expect(words).toContain('9 Action Rounds. Between them come Fleets Arrive, Colonials Enlist, and Winter Quarters');
    expect(words).toContain('at most 2 VP [18.3]');
  });

  it.each(SCENARIO_FACTS.map(({ id }) => id))('is whole for %s in every language', async (scenario) => {
    for (const language of LANGUAGES) {
      const words = await shown(scenario, language);
      expect(words.split('\n').length).toBeGreaterThan(12);
      expect(words).not.toMatch(/undefined|NaN|\{|\}/);
    }
  });

  it('of no scenario is refused', async () => {
    await expect(title.war('atlantis', 'en')).rejects.toThrow(RangeError);
  });
});

describe('the end of the Year', () => {
  const shown = (answer: unknown): string => title.standing?.describe(answer, 'en').join(' ') ?? '';

  it('is shown with the bonuses and the winner', () => {
    const words = shown({ bonus: { french: 2, british: 0 }, vp: { french: 3, british: 0 }, winner: 'french' });
    expect(words).toContain('2 VP for the French, 0 VP for the British');
    expect(words).toContain('the score would be French 3 VP');
    expect(words).toContain('The French would win the game [18.2].');
  });

  it('is shown where nobody has won yet', () => {
    const words = shown({ bonus: { french: 0, british: 0 }, vp: { french: 0, british: 2 }, winner: null });
    expect(words).toContain('the score would be British 2 VP');
    expect(words).toContain('the game would go on');
    expect(() => shown({ bonus: 1 })).toThrow(TypeError);
  });
});
