import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';
import { inLanguage, type Language, type Translations } from '@carillon/board';
import { deEvents } from './events-de.ts';
import { enEvents } from './events-en.ts';
import { frEvents } from './events-fr.ts';

const EVENTS: Translations<typeof enEvents> = { en: enEvents, fr: frEvents, de: deEvents };

/** What an event does, in the user's language. */
export const effectOf = (event: EventName, language: Language): string => inLanguage(EVENTS, language)[event];
