import { type Language, listed } from '@carillon/board';
import type { CardName, OptionName, PlaceName, SideName } from '@carillon/wilderness-war-rules';
import { cardFacts, isSpace, spaceFacts } from '../position/facts.ts';
import { boxOf } from '../position/places.ts';
import { EVENT_TITLES_FR } from './cards-fr.ts';
import { EFFECTS_EN } from './effects-en.ts';
import { EFFECTS_FR } from './effects-fr.ts';
import { say, spacedFrench } from './index.ts';

/** A side as a heading: `French`. */
export const sideName = (side: SideName, language: Language): string => say(language, side);
/** A side as the subject of a sentence: `The French`. */
export const theSide = (side: SideName, language: Language): string => say(language, `the-${side}`);
/** A side inside a sentence: `the French`. */
export const bySide = (side: SideName, language: Language): string => say(language, `by-${side}`);

/** A space or box as on the map, the same in every language. */
export function placeName(place: PlaceName): string {
  if (isSpace(place)) return spaceFacts(place).name;
  return boxOf(place)?.name ?? place;
}

/** The title of a card's event. */
export function cardTitle(card: CardName, language: Language): string {
  const facts = cardFacts(card);
  return language === 'fr' ? spacedFrench(EVENT_TITLES_FR[facts.eventKey]) : facts.name;
}

/** A card in a sentence: its title with its value. */
export const cardName = (card: CardName, language: Language): string =>
  say(language, 'cardNamed', { title: cardTitle(card, language), value: cardFacts(card).value });

/** What a card's event does, in few words. */
export function cardEffect(card: CardName, language: Language): string {
  const { eventKey } = cardFacts(card);
  return language === 'fr' ? spacedFrench(EFFECTS_FR[eventKey]) : EFFECTS_EN[eventKey];
}

/** Optional rules in one phrase. */
export const optionNames = (rules: readonly OptionName[], language: Language): string =>
  listed(
    rules.map((each) => say(language, `option.${each}`)),
    language,
  );
