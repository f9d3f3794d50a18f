import { idIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isIdle } from '../cards/events.ts';
import { BRITISH, card, deckOf, FRENCH } from '../ids.ts';
import { deckWith } from '../query/cards.ts';
import type { State } from '../state.ts';

/**
 * `{ card }`: whether the card has an event at the start of the Action Round that would change nothing as things stand
 * (7.4); other cards that are played first may still change that.
 */
export function event(g: State, args: Json): Json {
  const asked = idIn(card, args, 'card');
  return { idle: isIdle(g, deckWith(asked) === deckOf(BRITISH) ? BRITISH : FRENCH, asked) };
}
