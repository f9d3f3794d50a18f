import { LANGUAGES } from '@carillon/board';
import { SCENARIO_FACTS } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';

const shown = async (scenario: string, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> => {
  const { sides, points, turn, end } = await title.war(scenario, language);
  return [...sides.flatMap(({ aims }) => aims), ...points, ...turn, ...end].join('\n');
};

describe('the war in a minute', () => {
  it('says for Annus Mirabilis who wins: the British by fortresses and strongholds, or either side by points', async () => {
    const { sides } = await title.war('annus-mirabilis', 'en');
    const [french, british] = sides.map(({ aims }) => aims.join(' '));
    expect(french).toContain('You win after 1759 with 1 VP or more');
    expect(french).toContain('Keep the British out of 3 of these: Québec, Montréal, Niagara, and Ohio Forks');
    expect(british).toContain('your own 8 fortresses and are alone in 2 of these: Québec, Montréal, Niagara');
  });

  it('says for the Full Campaign that points decide, and when the French win early', async () => {
    const words = await shown('full-campaign');
    expect(words).toContain('You win after 1762 with 5 VP or more on your side [13.13]');
    expect(words).toContain('8 VP at the end of 1760');
    expect(words).toContain('5 VP at the end of 1761');
    expect(words).not.toContain('13.12');
  });

  it('shows what gives VP, how a year goes and how it ends, with the figures of the tables', async () => {
    const words = await shown('annus-mirabilis');
    for (const figure of ['3 VP; a fort: 2 VP; a stockade: 1 VP', '½ VP', 'begins at: French 4 VP', 'to 9 cards'])
      expect(words).toContain(figure);
    expect(words).toContain('a side with 11 VP or more wins');
    expect(words).toContain('when 6 seasons have been played');
    expect(await shown('early-war')).toContain('to 8 cards');
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

describe('the result of a game', () => {
  const why = (vp: number, year: number, winner: string | null, rule: string): string => {
    const view = { scenario: 'late-war', vp, year } as unknown as Parameters<NonNullable<typeof title.because>>[0];
    return title.because?.(view, { winner, rule }, 'en') ?? '';
  };

  it('names the points and how many were enough by the rule', () => {
    expect(why(12, 1757, 'french', '13.11')).toBe('French 12 VP at the end of 1757, and 11 VP are enough');
    expect(why(9, 1760, 'french', '13.11')).toBe('French 9 VP at the end of 1760, and 8 VP are enough');
    expect(why(2, 1762, 'french', '13.12')).toBe('French 2 VP at the end of 1762, and 1 VP is enough');
    expect(why(-5, 1762, 'british', '13.13')).toBe('British 5 VP at the end of 1762, and 5 VP are enough');
  });

  it('names the places where the British hold them, and says where neither side has enough', () => {
    expect(why(3, 1760, 'british', '13.11')).toContain('The British hold the places that win');
    expect(why(-2, 1762, null, '13.14')).toContain('enough for neither side');
  });
});

describe('the end of the year', () => {
  const shown = (answer: unknown): string => title.standing?.describe(answer, 'en').join(' ') ?? '';
  const raids = { french: 2, british: 0 };

  it('is shown with the points for raids and the winner', () => {
    const words = shown({ raids, vp: 11, over: true, winner: 'french', rule: '13.11' });
    expect(words).toContain('2 VP for the French, 0 VP for the British');
    expect(words).toContain('the score would be: French 11 VP');
    expect(words).toContain('The French would win the game [13.11].');
  });

  it('is shown where the game goes on, or would be a draw', () => {
    expect(shown({ raids, vp: 3, over: false, winner: null, rule: null })).toContain('The game would go on.');
    expect(shown({ raids, vp: 0, over: true, winner: null, rule: '13.14' })).toContain('would be a draw [13.14]');
    expect(() => shown({ raids: 3 })).toThrow(TypeError);
  });
});
