import { type Language, listed, spacedFrench } from '@carillon/board';
import { type NameOf, placeNamesIn } from '@carillon/wargame-board';
import {
  CARD_FACTS,
  type CardName,
  type EventName,
  type OptionName,
  type SideName,
} from '@carillon/wilderness-war-rules/reference';
import { cardFacts, isSpace, spaceFacts } from '../position/facts.ts';
import { EVENT_TITLES_FR } from './cards-fr.ts';
import { isKey, say, sayAny } from './index.ts';

/** A side as a heading: `French`. */
export const sideName = (side: SideName, language: Language): string => say(language, side);
/** A side as the subject of a sentence: `The French`. */
export const theSide = (side: SideName, language: Language): string => say(language, `the-${side}`);
/** A side inside a sentence: `the French`. */
export const bySide = (side: SideName, language: Language): string => say(language, `by-${side}`);

const names = placeNamesIn(
  { isKey, sayAny },
  (place) => (isSpace(place) ? spaceFacts(place).name : place),
  /^(?:le|la|les) /,
);
export const placeName: NameOf = names.placeName;
export const mapName: NameOf = names.mapName;
export const sheetText: NameOf = names.sheetText;

const EVENT_TITLES_EN: ReadonlyMap<EventName, string> = new Map(
  CARD_FACTS.map(({ eventKey, name }) => [eventKey, name]),
);

/** The title of an event: in English as printed on its cards. */
export const eventTitle = (event: EventName, language: Language): string =>
  language === 'fr' ? spacedFrench(EVENT_TITLES_FR[event]) : (EVENT_TITLES_EN.get(event) ?? event);

/** The title of a card's event. */
export const cardTitle = (card: CardName, language: Language): string => eventTitle(cardFacts(card).eventKey, language);

/** A card in a sentence: its title with its value. */
export const cardName = (card: CardName, language: Language): string =>
  say(language, 'cardNamed', { title: cardTitle(card, language), value: cardFacts(card).value });

/** Optional rules in one phrase. */
export const optionNames = (rules: readonly OptionName[], language: Language): string =>
  listed(
    rules.map((each) => say(language, `option.${each}`)),
    language,
  );
