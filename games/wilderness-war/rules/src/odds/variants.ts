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

// Things that could change a fight: cards that may be played, and pieces that may still join. The rules decide whether
// they can: each is tried, and those without effect are dropped.

/** A possible deviation of a side. */
export interface Trial {
  readonly what: OddsVariant['what'];
  readonly side: Side;
  readonly cards: readonly Card[];
  readonly held: boolean;
  /** Whether it is possible only before the first roll. */
  readonly early: boolean;
  readonly will: Will;
}

/** Everything worth trying in a fight. */
export function trialsOf(g: State, fight: Fight): readonly Trial[] {
  return [...callsIn(fight), ...side.all.flatMap((each) => cardTrials(g, each))];
}

/**
 * Deviations without a card: Militia of the space's Department (7.3, 10.2), besieged pieces at a relief (8.251), an
 * assault (8.24).
 */
function callsIn({ kind, at: where, attacker }: Fight): readonly Trial[] {
  const owner = originallyOf(where);
  const call = (what: Trial['what'], by: Side, verb: string): Trial => {
    return { what, side: by, cards: [], held: true, early: what !== 'assault', will: { takes: [verb] } };
  };
  if (kind === 'siege') return [call('assault', attacker, 'assault')];
  const militia = owner === NONE ? [] : [call('militia', owner, 'deploy')];
  return kind === 'battle' ? [call('relief', attacker, 'join'), ...militia] : kind === 'raid' ? militia : [];
}

/**
 * The response events that a side may hold, one per event: those it is known to hold, or else those it may hold as far
 * as is visible.
 */
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

/** Whether an unseen card may be in a hand: some of that hand's cards are unseen too. */
function mayHold(g: State, each: Card, by: Side): boolean {
  const seen = card.all.filter((one) => isInHand(g, one, by)).length;
  return g.cards.get(each) === UNKNOWN && g.held.get(by) > seen;
}

/** The position for a trial: a card that may be in a hand is put there. */
export function prepared(g: State, { will, held }: Trial): State {
  const { plays } = will;
  if (held || plays === undefined) return g;
  const copy = shape.blank();
  copyInto(copy, g);
  copy.cards.set(plays.card, handOf(plays.side));
  return copy;
}
