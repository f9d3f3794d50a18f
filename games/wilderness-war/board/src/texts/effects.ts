import { format, type Language, type ProseLanguage, proseIn, spacedFrench } from '@carillon/board';
import type { CardName, EventName } from '@carillon/wilderness-war-rules/reference';
import { eventParams } from '../cards/constants.ts';
import { cardFacts } from '../position/facts.ts';
import { EFFECTS_EN } from './effects-en.ts';
import { EFFECTS_FR } from './effects-fr.ts';

const EFFECTS: Readonly<Record<ProseLanguage, Readonly<Record<EventName, string>>>> = {
  en: EFFECTS_EN,
  fr: EFFECTS_FR,
};

/** A card's event, in a few words. */
export const cardEffect = (card: CardName, language: Language): string =>
  eventEffect(cardFacts(card).eventKey, language);

/** An event, in a few words. */
export function eventEffect(eventKey: EventName, language: Language): string {
  const prose = proseIn(language);
  const text = format(EFFECTS[prose][eventKey], eventParams(eventKey, prose), prose);
  return prose === 'fr' ? spacedFrench(text) : text;
}
