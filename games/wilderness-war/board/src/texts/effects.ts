import { format, inLanguage, type Language, spacedFrench, type Translations } from '@carillon/board';
import type { CardName, EventName } from '@carillon/wilderness-war-rules/reference';
import { eventParams } from '../cards/constants.ts';
import { cardFacts } from '../position/facts.ts';
import { EFFECTS_DE } from './effects-de.ts';
import { EFFECTS_EN } from './effects-en.ts';
import { EFFECTS_FR } from './effects-fr.ts';

const EFFECTS: Translations<Readonly<Record<EventName, string>>> = {
  en: EFFECTS_EN,
  fr: EFFECTS_FR,
  de: EFFECTS_DE,
};

/** A card's event, in a few words. */
export const cardEffect = (card: CardName, language: Language): string =>
  eventEffect(cardFacts(card).eventKey, language);

/** An event, in a few words. */
export function eventEffect(eventKey: EventName, language: Language): string {
  const text = format(inLanguage(EFFECTS, language)[eventKey], eventParams(eventKey, language), language);
  return language === 'fr' ? spacedFrench(text) : text;
}
