import type { AgreedValue, Language, Opening } from '@carillon/board';
import { openingOf } from '@carillon/wargame-board/door';
import { OPENINGS, optionMatters, TABLE_OPTIONS } from '@carillon/wilderness-war-rules/opening';
import { maybe as maybeSay } from './texts/generated/opening/say.ts';
import { sayOpening, score } from './texts/opening.ts';

const factsOf = (id: string) => OPENINGS.find((each) => each.id === id);

/** The text for a value of an option. */
function valueName(name: string, value: AgreedValue, scenario: string, language: Language): string {
  if (name === 'startVp') {
    const usual = factsOf(scenario)?.startVp ?? 0;
    if (value === null) return sayOpening(language, 'agree.startVp.usual', { score: score(usual, language) });
    return typeof value === 'number' ? score(value, language) : '';
  }
  if (value === 'french' || value === 'british') return sayOpening(language, `the-${value}`);
  return maybeSay(language, `agree.${name}.${value}`);
}

/** The scenarios and options of Wilderness War, as the start page offers them. */
export const opening: Opening = openingOf(maybeSay, TABLE_OPTIONS, {
  scenarios: OPENINGS.map(({ id }) => id),
  asksForResponses: true,
  scenario(id, language) {
    const facts = factsOf(id);
    if (!facts) return { name: id, years: '', facts: '', about: '' };
    return {
      name: sayOpening(language, facts.id),
      years: `${facts.startYear}–${facts.endYear}`,
      facts: sayOpening(language, 'scenario.facts', {
        seasons: facts.seasons,
        cards: facts.frenchHand,
        score: score(facts.startVp, language),
      }),
      about: sayOpening(language, `scenario.${facts.id}`),
    };
  },
  value: valueName,
  handicap(scenario, seat, points) {
    const startVp = (factsOf(scenario)?.startVp ?? 0) + (seat === 'french' ? points : -points);
    const allowed = TABLE_OPTIONS.find(({ name }) => name === 'startVp')?.values.includes(startVp);
    return allowed ? { startVp } : {};
  },
  matters: optionMatters,
});

/** A season of a year, `early` or `late`, in words. */
export function periodName(year: string, name: string, language: Language): string {
  if (name === 'early') return sayOpening(language, 'period.early', { year });
  return name === 'late' ? sayOpening(language, 'period.late', { year }) : year;
}
