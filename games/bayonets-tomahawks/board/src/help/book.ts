import { CARD_FACTS, type CardFacts } from '@carillon/bayonets-tomahawks-rules';
import type { HelpBook, HelpCard, Language } from '@carillon/board';
import { eventText } from '../cards/CardFace.tsx';
import { say } from '../texts/index.ts';
import { apName, cardName } from '../texts/names.ts';

/** The book of a language: the cards by their events. */
export const bookOf = (language: Language): HelpBook => ({ chapters: [], cards: cardsOf(language) });

function cardsOf(language: Language): readonly HelpCard[] {
  const events = [...new Set(CARD_FACTS.flatMap(({ event }) => event ?? []))];
  return events.flatMap((event) => {
    const bearing = CARD_FACTS.filter((facts) => facts.event === event);
    const [first] = bearing;
    return first ? [cardHelp(first, bearing, language)] : [];
  });
}

function cardHelp(first: CardFacts, bearing: readonly CardFacts[], language: Language): HelpCard {
  const points = first.actionPoints.map((point) => apName(point, language)).join(', ');
  return {
    id: first.event ?? first.id,
    cards: bearing.map(({ id }) => id),
    title: cardName(first.id, language),
    numbers: bearing.map(({ number }) => say(language, 'card.number', { number })),
    notes: [say(language, `card.${first.deck}`), points],
    when: { kind: 'text', text: first.arStart ? say(language, 'card.arStart') : '' },
    does: { kind: 'text', text: eventText(first, language) },
    doubt: undefined,
    open: [],
    rules: ['7.4'],
  };
}
