import { CARD_FACTS, type CardFacts, TABLE_OPTIONS } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  type HelpBook,
  type HelpCard,
  type HelpChapter,
  inLanguage,
  type Language,
  spacedFrench,
  type Translations,
} from '@carillon/board';
import { eventText } from '../cards/CardFace.tsx';
import { say } from '../texts/index.ts';
import { agreeWord, apName, cardName } from '../texts/names.ts';
import { deReadings } from '../texts/readings-de.ts';
import { enReadings } from '../texts/readings-en.ts';
import { frReadings } from '../texts/readings-fr.ts';
import type { HelpTexts } from './en.ts';
import { PHRASES } from './phrases.ts';

const READINGS: Translations<typeof enReadings> = { en: enReadings, fr: frReadings, de: deReadings };

/** The book of a language from its texts: the rules in our own words, and the cards by their events. */
export const bookOf = (texts: HelpTexts, language: Language): HelpBook => ({
  chapters: Object.entries(texts).map(([number, chapter]) => chapterOf(number, chapter, language)),
  cards: [...cardsOf(language), eventless(texts, language)],
});

function chapterOf(number: string, { title, sections }: HelpTexts[string], language: Language): HelpChapter {
  const printed = (text: string): string => (language === 'fr' ? spacedFrench(text) : text);
  return {
    number,
    title,
    sections: Object.entries(sections).map(([rule, [head, ...paragraphs]]) => ({
      rule,
      title: head,
      paragraphs: [
        ...paragraphs.map((text) => ({ kind: 'text', text: printed(text) }) as const),
        ...openReadings(rule, language),
      ],
      tables: [],
      also: inLanguage(PHRASES, language)[rule],
    })),
  };
}

/** The choices that a section leaves to the table, with both ways of playing. */
function openReadings(section: string, language: Language) {
  const own = TABLE_OPTIONS.filter(({ rule }) => rule === section || rule.startsWith(`${section}.`));
  return own.map(({ name, values: [usual, other] }) => {
    const word = (what: string): string => agreeWord(`${name}.${what}`, language);
    const words = { about: word('about'), usual: word(usual), other: word(other) };
    return { kind: 'reading', text: say(language, 'help.open', words) } as const;
  });
}

function cardsOf(language: Language): readonly HelpCard[] {
  const events = [...new Set(CARD_FACTS.flatMap(({ event }) => event ?? []))];
  return events.flatMap((event) => {
    const bearing = CARD_FACTS.filter((facts) => facts.event === event);
    const [first] = bearing;
    return first ? [cardHelp(first, bearing, language)] : [];
  });
}

/** The cards without an event: only their Action Points count. */
function eventless(texts: HelpTexts, language: Language): HelpCard {
  const plain = CARD_FACTS.filter(({ event }) => event === null);
  const [, points = ''] = texts['7']?.sections['7.3'] ?? [];
  return {
    id: 'no-event',
    cards: plain.map(({ id }) => id),
    title: say(language, 'card.eventless'),
    numbers: plain.map((facts) => numberOf(facts, false, language)),
    notes: [say(language, 'card.onlyPoints')],
    when: { kind: 'text', text: '' },
    does: { kind: 'text', text: points },
    doubt: undefined,
    open: [],
    rules: ['7.3'],
  };
}

/** The side and the Action Points of a card. */
const printed = ({ deck, actionPoints }: CardFacts, language: Language): readonly string[] => [
  say(language, `card.${deck}`),
  actionPoints.map((point) => apName(point, language)).join(', '),
];

/** The number of a card; with its side and its Action Points, unless it is the only one with its event. */
const numberOf = (facts: CardFacts, isAlone: boolean, language: Language): string =>
  [say(language, 'card.number', { number: facts.number }), ...(isAlone ? [] : printed(facts, language))].join(' · ');

/** The name of an event; with its side if an event of the other side has the same name. */
function titleOf({ id, event, deck }: CardFacts, language: Language): string {
  const name = cardName(id, language);
  const isShared = CARD_FACTS.some((other) => other.event !== event && cardName(other.id, language) === name);
  return isShared ? `${name} (${say(language, `card.${deck}`)})` : name;
}

/** An event. Several cards with it may be of both sides and have other points: these stand with each number. */
function cardHelp(first: CardFacts, bearing: readonly CardFacts[], language: Language): HelpCard {
  const reading = first.event === null ? undefined : inLanguage(READINGS, language)[first.event];
  const isAlone = bearing.length === 1;
  return {
    id: first.event ?? first.id,
    cards: bearing.map(({ id }) => id),
    title: titleOf(first, language),
    numbers: bearing.map((facts) => numberOf(facts, isAlone, language)),
    notes: isAlone ? printed(first, language) : [],
    when: { kind: 'text', text: first.arStart ? say(language, 'card.arStart') : '' },
    does: { kind: 'text', text: eventText(first, language) },
    doubt: say(language, 'card.doubt'),
    open: reading === undefined ? [] : [{ kind: 'reading', text: reading }],
    rules: ['7.4'],
  };
}
