import { OPENINGS, TABLE_OPTIONS } from '@carillon/bayonets-tomahawks-rules/opening';
import type { AgreedValue, Language, Opening } from '@carillon/board';
import { openingOf } from '@carillon/wargame-board/door';
import { maybe, say as sayOpening } from './texts/generated/opening/say.ts';

/** The scenarios and options of Bayonets & Tomahawks, as the start page offers them. */
export const opening: Opening = openingOf(maybe, TABLE_OPTIONS, {
  scenarios: OPENINGS.map(({ id }) => id),
  asksForResponses: false,
  scenario(id, language) {
    const facts = OPENINGS.find((each) => each.id === id);
    if (!facts) return { name: id, years: '', facts: '', about: '' };
    const { years } = facts;
    const { side, vp } = facts.startVictory;
    return {
      name: maybe(language, id),
      years: [...new Set([years[0], years.at(-1)])].join('–'),
      facts: sayOpening(language, 'scenario.facts', { rounds: years.length, side: sayOpening(language, side), vp }),
      about: maybe(language, `scenario.${id}`),
    };
  },
  value: (name, value: AgreedValue, _scenario, language) => maybe(language, `agree.${name}.${value}`),
  matters: () => true,
});

/** A round of a year, such as `ar3`, in words. */
export function periodName(year: string, name: string, language: Language): string {
  const number = /^ar(\d)$/.exec(name)?.[1];
  if (number !== undefined) return sayOpening(language, 'period.round', { number, year });
  const words = maybe(language, `period.${name}`);
  return words === '' ? year : sayOpening(language, 'period.other', { name: words, year });
}
