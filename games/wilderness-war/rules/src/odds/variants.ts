import { copyInto, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { RESPONSE_CARDS, responseOf } from '../cards/index.ts';
import { CARD_FACTS } from '../data/cards.ts';
import { CAPTURED, type Card, card, handOf, type Side, side, UNKNOWN } from '../ids.ts';
import { originallyOf } from '../map.ts';
import { isInHand, mayPlayEvent } from '../query/cards.ts';
import { type State, shape } from '../state.ts';
import type { Will } from './answers.ts';
import type { Fight } from './fights.ts';
import type { OddsVariant } from './types.ts';

// What could change a fight: the cards that may be played in it, and those who may still join. Whether they may is for the rules
// to say: each is tried, and what comes to nothing is left out.

/** Something that a side may do otherwise than usual. */
export interface Trial {
  readonly what: OddsVariant['what'];
  readonly side: Side;
  readonly cards: readonly Card[];
  readonly held: boolean;
  /** Whether it can be done before the first roll only. */
  readonly early: boolean;
  readonly will: Will;
}

/** Everything that is worth a try in a fight. */
export function trialsOf(g: State, fight: Fight): readonly Trial[] {
  return [...callsIn(fight), ...side.all.flatMap((each) => cardTrials(g, each))];
}

/** What needs no card: Militia of the space's Department (7.3, 10.2), besieged pieces at a relief (8.251), an assault (8.24). */
function callsIn({ kind, at: where, attacker }: Fight): readonly Trial[] {
  const owner = originallyOf(where);
  const call = (what: Trial['what'], by: Side, verb: string): Trial => {
    return { what, side: by, cards: [], held: true, early: what !== 'assault', will: { takes: [verb] } };
  };
  if (kind === 'siege') return [call('assault', attacker, 'assault')];
  const militia = owner === NONE ? [] : [call('militia', owner, 'deploy')];
  return kind === 'battle' ? [call('relief', attacker, 'join'), ...militia] : kind === 'raid' ? militia : [];
}

/** The response events that a side may hold, cards of one event together: those it holds, else those it may for all that is seen. */
function cardTrials(g: State, by: Side): readonly Trial[] {
  const cards = RESPONSE_CARDS.filter((each) => mayPlayEvent(g, each, by));
  const events = [...new Set(cards.map(eventOf))];
  return events.flatMap(
    (event) =>
      trialOf(
        g,
        by,
        cards.filter((each) => eventOf(each) === event),
      ) ?? [],
  );
}

const eventOf = (of: Card): string => at(CARD_FACTS, of).eventKey;

function trialOf(g: State, by: Side, all: readonly Card[]): Trial | undefined {
  const own = all.filter((each) => isInHand(g, each, by));
  const held = own.length > 0;
  const cards = held ? own : all.filter((each) => mayHold(g, each, by));
  const [first] = cards;
  if (first === undefined) return undefined;
  const early = responseOf(first)?.moments.includes(CAPTURED) !== true;
  return { what: 'card', side: by, cards, held, early, will: { plays: { side: by, card: first } } };
}

/** Whether a card that is not seen may be in a hand: some of that hand's cards are not seen either. */
function mayHold(g: State, each: Card, by: Side): boolean {
  const seen = card.all.filter((one) => isInHand(g, one, by)).length;
  return g.cards.get(each) === UNKNOWN && g.held.get(by) > seen;
}

/** The position for a trial: a card that may be in a hand is there. */
export function prepared(g: State, { will, held }: Trial): State {
  const { plays } = will;
  if (held || plays === undefined) return g;
  const copy = shape.blank();
  copyInto(copy, g);
  copy.cards.set(plays.card, handOf(plays.side));
  return copy;
}
