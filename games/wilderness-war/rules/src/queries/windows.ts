import type { Json } from '@carillon/kit';
import { RESPONSE_CARDS, responseOf } from '../cards/index.ts';
import { card, moment } from '../ids.ts';
import { isAlive, isInHand, mayPlayEvent } from '../query/cards.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the moments at which the side may still be asked for a response card (5.56), by public facts; and which
 * cards for them it holds, as far as the position shows.
 */
export function windows(g: State, args: Json): Json {
  const by = sideIn(args);
  return moment.all.flatMap((when) => {
    const cards = RESPONSE_CARDS.filter(
      (each) => responseOf(each)?.moments.includes(when) && mayPlayEvent(g, each, by) && isAlive(g, each),
    );
    if (cards.length === 0) return [];
    const held = cards.filter((each) => isInHand(g, each, by));
    return [{ moment: moment.nameOf(when), held: held.map(card.nameOf) }];
  });
}
