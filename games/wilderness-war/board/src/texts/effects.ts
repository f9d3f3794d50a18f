import { format, type Language, spacedFrench } from '@carillon/board';
import type { CardName, EventName } from '@carillon/wilderness-war-rules';
import { eventParams } from '../cards/constants.ts';
import { cardFacts } from '../position/facts.ts';
import { EFFECTS_EN } from './effects-en.ts';
import { EFFECTS_FR } from './effects-fr.ts';

const EFFECTS: Readonly<Record<Language, Readonly<Record<EventName, string>>>> = { en: EFFECTS_EN, fr: EFFECTS_FR };

/** A card's event, in a few words. */
export function cardEffect(card: CardName, language: Language): string {
  const { eventKey } = cardFacts(card);
  const text = format(EFFECTS[language][eventKey], eventParams(eventKey, language), language);
  return language === 'fr' ? spacedFrench(text) : text;
}
