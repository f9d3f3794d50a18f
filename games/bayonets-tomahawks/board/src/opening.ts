import { SCENARIO_FACTS, SCENARIOS, TABLE_OPTIONS } from '@carillon/bayonets-tomahawks-rules/opening';
import type { AgreedValue, Language, Opening } from '@carillon/board';
import { type PlainKey, type Words, wordsOf } from '@carillon/board/message';
import { type Args, messages } from './texts/generated/opening/index.ts';

const words: Words<Args> = wordsOf(messages);

/** Only the start page's texts: the others load with the board. */
export const tell: Words<Args>['say'] = words.say;

/** An optional message. */
const maybe = (language: Language, key: string): string => (isKey(key) ? tell(language, key) : '');

const isKey = (key: string): key is PlainKey<Args> => words.isKey(key);

/** The scenarios and options of Bayonets & Tomahawks, as the start page offers them. */
export const opening: Opening = {
  scenarios: SCENARIOS,
  agreements: TABLE_OPTIONS,
  asksForResponses: false,
  scenario(id, language) {
    const facts = SCENARIO_FACTS.find((each) => each.id === id);
    if (!facts) return { name: id, years: '', facts: '', about: '' };
    const years = facts.years.map(({ year }) => year);
    const { side, vp } = facts.startVictory;
    return {
      name: maybe(language, id),
      years: [...new Set([years[0], years.at(-1)])].join('–'),
      facts: tell(language, 'scenario.facts', { rounds: years.length, side: tell(language, side), vp }),
      about: maybe(language, `scenario.${id}`),
    };
  },
  agreement: (name, language) => ({
    name: maybe(language, `agree.${name}`),
    about: maybe(language, `agree.${name}.about`),
    rule: TABLE_OPTIONS.find((each) => each.name === name)?.rule ?? '',
  }),
  value: (name, value: AgreedValue, _scenario, language) => maybe(language, `agree.${name}.${value}`),
  matters: () => true,
};
