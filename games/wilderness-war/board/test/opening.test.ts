import { LANGUAGES, type Language } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';

const { opening } = title;
/** The figures of a scenario. */
const FACTS: Partial<Record<Language, RegExp>> = {
  en: /^\d+ seasons · \d cards a hand · \S+/u,
  fr: /^\d+ saisons · \d cartes en main · \S+/u,
  de: /^\d+ Jahreszeiten · \d Karten je Hand · \S+/u,
};

describe.each(LANGUAGES)('the choices of a new game, in "%s"', (language) => {
  it('name every scenario, with its years and figures, and describe it', () => {
    const shown = opening.scenarios.map((id) => opening.scenario(id, language));
    expect(shown.map(({ years }) => years)).toEqual(['1757–1759', '1755–1759', '1757–1762', '1755–1762']);
    for (const { name, facts, about } of shown) {
      expect(name).toMatch(/^\S.*\S$/u);
      expect(facts).toMatch(FACTS[language] ?? /^\d+ \S.* · \d \S.* · \S+/u);
      expect(about).toMatch(/^\S.*\.$/u);
    }
    expect(new Set(shown.map(({ name }) => name)).size).toBe(4);
  });

  it('have a name, a rule and a text for every value of every option', () => {
    for (const { name, values } of opening.agreements) {
      const shown = opening.agreement(name, language);
      expect(shown.name, `the text agree.${name} in opening.json`).toMatch(/^\S.*\S$/u);
      expect(shown.rule, `${name}: its rule, or none for a house rule`).toMatch(/^(1[34]\.\d+)?$/);
      if (values.includes(true)) expect(shown.about, `the text agree.${name}.about in opening.json`).toMatch(/\.$/);
      else {
        const words = values.map((value) => opening.value(name, value, 'early-war', language));
        for (const [i, word] of words.entries())
          expect(word, `the text agree.${name}.${values[i]} in opening.json`).toMatch(/^\S.*\S$/u);
        expect(new Set(words).size, name).toBe(values.length);
      }
    }
  });
});

it('give the starting points of a scenario, and the alternatives', () => {
  const word = (value: number | null, scenario: string) => opening.value('startVp', value, scenario, 'en');
  expect(word(null, 'annus-mirabilis')).toBe('as in the scenario: French 4 VP');
  expect(word(null, 'full-campaign')).toBe('as in the scenario: Even');
  expect(word(-3, 'full-campaign')).toBe('British 3 VP');
});

it('include only what makes a difference in the scenario', () => {
  const offered = (scenario: string, agreed = {}) =>
    opening.agreements.map(({ name }) => name).filter((name) => opening.matters(name, scenario, agreed));
  const allBut = (...names: readonly string[]) =>
    opening.agreements.map(({ name }) => name).filter((name) => !names.includes(name));
  expect(offered('annus-mirabilis')).toEqual(
    allBut('favoured', 'linkedDeclarations', 'earlyRegularsCost', 'acadiansByEither'),
  );
  expect(offered('annus-mirabilis', { tournamentForm: true })).toEqual(['startVp', 'bidding', 'tournamentForm']);
  expect(offered('early-war')).not.toContain('tournamentForm');
  expect(offered('late-war', { bidding: 'sealed' })).toContain('favoured');
  expect(offered('early-war', { bidding: 'open' })).not.toContain('favoured');
  for (const name of ['linkedDeclarations', 'earlyRegularsCost', 'acadiansByEither']) {
    expect(offered('early-war')).toContain(name);
    expect(offered('full-campaign')).toContain(name);
  }
});

describe('a handicap', () => {
  it('gives VP to either side, from those that a scenario begins with', () => {
    // Annus Mirabilis begins with 4 VP for the French.
    expect(opening.handicap?.('annus-mirabilis', 'french', 2)).toEqual({ startVp: 6 });
    expect(opening.handicap?.('annus-mirabilis', 'british', 2)).toEqual({ startVp: 2 });
    expect(opening.handicap?.('annus-mirabilis', 'british', -3)).toEqual({ startVp: 7 });
    // No scenario may begin with more than 10.
    expect(opening.handicap?.('annus-mirabilis', 'french', 7)).toEqual({});
  });
});
