import { type Language, listed, type Params } from '@carillon/board';
import { EVENTS, type EventName } from '@carillon/wilderness-war-rules/reference';
import { isSide } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { bySide, eventTitle } from '../texts/names.ts';
import { FIGURES } from './figures.ts';
import { CARD_CONSTANTS } from './generated/readings.ts';

type Constant = NonNullable<(typeof CARD_CONSTANTS)[EventName]>[string];

const EVENT_NAMES: ReadonlySet<string> = new Set(EVENTS);
const isEvent = (word: string): word is EventName => EVENT_NAMES.has(word);

/**
 * A constant as it appears in texts. Yes counts as one and no as several, so that a message can say `{NAME|yes|no}`.
 */
function shown(value: Constant, language: Language): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 2;
  if (typeof value !== 'string') return inWords(value, language);
  if (isSide(value)) return bySide(value, language);
  return value === 'a roll' ? say(language, 'asManyAsRolled') : value;
}

const inWords = (names: readonly string[], language: Language): string =>
  listed(
    names.map((name) => (isEvent(name) ? eventTitle(name, language) : name)),
    language,
  );

/** The parameters of texts about an event: figures of the tables, and constants of its rules. */
export function eventParams(event: EventName, language: Language): Params {
  const constants = Object.entries(CARD_CONSTANTS[event] ?? {});
  return { ...FIGURES, ...Object.fromEntries(constants.map(([name, value]) => [name, shown(value, language)])) };
}
