import { format, type HelpCard, type HelpParagraph, type Language, listed, spacedFrench } from '@carillon/board';
import {
  CARD_FACTS,
  CARDS,
  type CardFacts,
  type CardName,
  type EventName,
  SCENARIO_FACTS,
} from '@carillon/wilderness-war-rules/reference';
import { eventParams } from '../cards/constants.ts';
import { OPEN_READINGS } from '../cards/generated/readings.ts';
import { type Plain, say } from '../texts/index.ts';
import { eventTitle } from '../texts/names.ts';
import type { HelpTexts, HelpWord } from './texts.ts';

const WHOSE: Readonly<Record<CardFacts['side'], Plain>> = {
  french: 'eventFrench',
  british: 'eventBritish',
  both: 'eventBoth',
};

/** The marks printed on the cards of an event besides number and value. */
function notesOf(facts: CardFacts, texts: HelpTexts, language: Language): string[] {
  const notes: readonly (readonly [boolean, string])[] = [
    [true, say(language, WHOSE[facts.side])],
    [facts.response, say(language, 'responseCard')],
    [facts.removeAfterEvent, say(language, 'removeCard')],
    [facts.conditionalRemove, texts.words.sometimesLeaves],
    [facts.reshuffle, say(language, 'reshuffleCard')],
    [facts.navalAnchor, say(language, 'navalCard')],
  ];
  return notes.flatMap(([printed, note]) => (printed ? [note] : []));
}

const DOUBTS: Readonly<Record<CardFacts['confidence'], HelpWord | undefined>> = {
  high: undefined,
  medium: 'doubtMedium',
  low: 'doubtLow',
};

function numberOf(facts: CardFacts, texts: HelpTexts, language: Language): string {
  const everywhere = facts.scenarios.length === SCENARIO_FACTS.length;
  const scenarios = everywhere
    ? texts.words.allScenarios
    : listed(
        facts.scenarios.map((id) => say(language, id)),
        language,
      );
  return format(texts.words.card, { number: facts.number, value: facts.value, scenarios }, language);
}

/** The help of an event; throws where a text names a constant that its rules do not have. */
function cardHelp(event: EventName, texts: HelpTexts, language: Language): HelpCard {
  const own = CARD_FACTS.flatMap((facts, i): [CardName, CardFacts][] => {
    const id = CARDS[i];
    return id !== undefined && facts.eventKey === event ? [[id, facts]] : [];
  });
  const params = eventParams(event, language);
  const typeset = (text: string): string => (language === 'fr' ? spacedFrench(text) : text);
  const text = (message: string): HelpParagraph => ({ kind: 'text', text: typeset(format(message, params, language)) });
  const facts = own.map(([, each]) => each);
  const [first] = facts;
  const doubt = first && DOUBTS[first.confidence];
  return {
    id: event,
    cards: own.map(([id]) => id),
    title: eventTitle(event, language),
    numbers: facts.map((each) => typeset(numberOf(each, texts, language))),
    notes: first ? notesOf(first, texts, language) : [],
    when: text(texts.cards[event].when),
    does: text(texts.cards[event].does),
    doubt: doubt && typeset(texts.words[doubt]),
    open: (OPEN_READINGS[event] ?? []).map((id) => ({ ...text(texts.readings[id]), kind: 'reading' })),
    rules: [...new Set(facts.flatMap(({ rules }) => rules))],
  };
}

/** The help of every event, in the order of the cards. */
export function cardsHelp(texts: HelpTexts, language: Language): HelpCard[] {
  const events = [...new Set(CARD_FACTS.map(({ eventKey }) => eventKey))];
  return events.map((event) => cardHelp(event, texts, language));
}
