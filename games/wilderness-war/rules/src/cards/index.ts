import { at } from '@carillon/kit';
import { CARD_FACTS } from '../data/cards.ts';
import { type Card, card } from '../ids.ts';
import type { EventName } from '../names.ts';
import { ambush } from './ambush.ts';
import { blockhouses } from './blockhouses.ts';
import type { ResponseCard } from './card.ts';
import { coehorns } from './coehorns.ts';
import { fieldworks } from './fieldworks.ts';
import { foulWeather } from './foul-weather.ts';
import { georgeCroghan } from './george-croghan.ts';
import { lakeSchooner } from './lake-schooner.ts';
import { massacre } from './massacre.ts';
import { surrender } from './surrender.ts';

/** The response events, by the event's key: cards of the same event share one rule. */
const RESPONSES: { readonly [Key in EventName]?: ResponseCard } = {
  surrender,
  massacre,
  'coehorns-and-howitzers': coehorns,
  fieldworks,
  ambush,
  blockhouses,
  'foul-weather': foulWeather,
  'lake-schooner': lakeSchooner,
  'george-croghan': georgeCroghan,
};

const rules = CARD_FACTS.map(({ eventKey }) => RESPONSES[eventKey]);

/** The rule of a response card, or `undefined`. */
export const responseOf = (of: Card): ResponseCard | undefined => rules[of];

/** The cards that have a rule as a response. */
export const RESPONSE_CARDS: readonly Card[] = card.all.filter((each) => responseOf(each) !== undefined);

/** Whether a card leaves the game when its event is played (5.23). */
export const removedByEvent = (of: Card): boolean => at(CARD_FACTS, of).removeAfterEvent;
