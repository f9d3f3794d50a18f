import { HEADER, type Json, table } from '@carillon/workshop';
import { cardId, cardsInOrder } from '../names.ts';
import type { CardRow, Facts } from '../source.ts';
import { typesFrom } from './types-from.ts';

// The table of cards.

const CARD_TYPE = `/** An Action Point (7.3). */
export interface ApFacts {
  readonly type: ApType;
  /** Doubles movement (7.3.4). */
  readonly double: boolean;
}

/** A card (6.0). */
export interface CardFacts {
  readonly id: CardName;
  readonly number: number;
  readonly deck: SideName | 'indian';
  readonly buildup: boolean;
  /** The Years in which it is used; \`null\`: all. */
  readonly years: readonly number[] | null;
  /** Indian cards have no initiative. */
  readonly initiative: number | null;
  readonly actionPoints: readonly ApFacts[];
  readonly event: EventName | null;
  readonly title: string | null;
  /** Resolved before the Action Phases (7.1). */
  readonly arStart: boolean;
  readonly optional: boolean;
  /** Spaces that the event names. */
  readonly spaces: readonly SpaceName[];
}
`;

function cardRow(card: CardRow): Json {
  const { number, deck, buildup, years, initiative, actionPoints, event } = card;
  return {
    id: cardId(card),
    number,
    deck,
    buildup,
    years,
    initiative,
    actionPoints,
    event: event?.id ?? null,
    title: event?.title ?? null,
    arStart: event?.arStart ?? false,
    optional: event?.optional ?? false,
    spaces: event?.spaces ?? [],
  };
}

export function cardsFile(facts: Facts): string {
  return [
    HEADER,
    typesFrom('ApType, CardName, EventName, SideName, SpaceName'),
    CARD_TYPE,
    table('CARD_FACTS', 'CardFacts', 'The cards, in number order.', cardsInOrder(facts).map(cardRow)),
  ].join('\n');
}
