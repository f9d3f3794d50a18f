import { capitalised, type Language, listed, spacedFrench } from '@carillon/board';
import {
  CARD_FACTS,
  type CardName,
  type EventName,
  type OptionName,
  type SideName,
} from '@carillon/wilderness-war-rules/reference';
import { cardFacts, isSpace, spaceFacts } from '../position/facts.ts';
import { EVENT_TITLES_FR } from './cards-fr.ts';
import { isKey, say } from './index.ts';

/** A side as a heading: `French`. */
export const sideName = (side: SideName, language: Language): string => say(language, side);
/** A side as the subject of a sentence: `The French`. */
export const theSide = (side: SideName, language: Language): string => say(language, `the-${side}`);
/** A side inside a sentence: `the French`. */
export const bySide = (side: SideName, language: Language): string => say(language, `by-${side}`);

/** A space or box as on the map: in its usual name in the language, if it has one, otherwise as printed. */
export function placeName(place: string, language: Language): string {
  const key = `place.${place}` as const;
  if (isKey(key)) return say(language, key);
  return isSpace(place) ? spaceFacts(place).name : place;
}

/** A place as a label of the map: without the article that French sentences need, and capitalised. */
export const mapName = (place: string, language: Language): string =>
  capitalised(placeName(place, language).replace(/^(?:le|la|les) /, ''));

/** A text printed on the map's sheet. */
export function sheetText(text: string, language: Language): string {
  const key = `map.${text}` as const;
  return isKey(key) ? say(language, key) : text;
}

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
