/** The state of a game of skirmish, its log entries, and its flow. */
import { between, copyInto, each, Flow, type IdSet, NONE, optional, setOf, stateShape } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';
import { BLUE, type Card, card, ending, piece, RED, type Side, type Space, side, sideOf, space } from './names.ts';

/** A side's supply, from which it bids. */
export const MOST_SUPPLY = 9;
export const supply = between(0, MOST_SUPPLY);

export const shape = stateShape(
  {
    turn: between(0, 9),
    lastTurn: between(1, 9),
    /** The side that moves first. */
    first: side,
    /** Where each piece is; lost pieces are nowhere. */
    place: each(piece, optional(space)),
    supply: each(side, supply),
    // Each card is in one of these four; in an observer's state, hidden cards are in none.
    deck: setOf(card),
    spent: setOf(card),
    blueHand: setOf(card),
    redHand: setOf(card),
    /** How many cards each side holds: public. */
    held: each(side, between(0, 9)),
    winner: optional(side),
    ending,
  },
  { stack: 120 },
);
export type State = ReturnType<typeof shape.blank>;

/** A term of a die roll, by name, so that log and odds can show it. */
export interface Modifier {
  readonly why: string;
  readonly by: number;
}

/** The log. Names only: the reader's client turns them into sentences, in the reader's language. */
export type LogEntry =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'draw'; readonly side: string; readonly card?: string }
  | { readonly type: 'bids'; readonly blue: number; readonly red: number; readonly first: string }
  | { readonly type: 'move'; readonly side: string; readonly to: string }
  | { readonly type: 'card'; readonly side: string; readonly card: string }
  | {
      readonly type: 'interception';
      readonly roll: number;
      readonly modifiers: readonly Modifier[];
      readonly met: boolean;
    }
  | { readonly type: 'fire'; readonly side: string; readonly die: number; readonly modifiers: readonly Modifier[] }
  | { readonly type: 'lost'; readonly piece: string }
  | { readonly type: 'battle'; readonly at: string; readonly winner: string };

export const flow = new Flow<State, LogEntry>(shape, { seats: side.names });

export const hand = (g: State, of: Side): IdSet<Card> => (of === BLUE ? g.blueHand : g.redHand);

/** A copy that may be changed. */
export function copyOf(g: State): State {
  const copy = shape.blank();
  copyInto(copy, g);
  return copy;
}

/** How a scenario begins: its turns, and each side's position. */
export interface Scenario {
  readonly turns: number;
  readonly stand: readonly [blue: Space, red: Space];
}

/** The set-up: each side in one space, all cards in the deck. */
export function setUp({ turns, stand }: Scenario, supplies: number): State {
  const g = shape.blank();
  g.lastTurn = turns;
  for (const each of piece.all) g.place.set(each, at(stand, sideOf(each)));
  for (const each of card.all) g.deck.add(each);
  for (const each of side.all) g.supply.set(each, supplies);
  return g;
}

/** Whether every card has a place: an observer does not know the deck or the other hand. */
export const tellsAll = (g: State): boolean =>
  card.all.every((each) => [g.deck, g.spent, g.blueHand, g.redHand].some((place) => place.has(each)));

/** Checks the invariants: each card is in one place, and the hands have their stated sizes. */
export function check(g: State): void {
  const places = [g.deck, g.spent, g.blueHand, g.redHand];
  const found = card.all.map((each) => places.filter((place) => place.has(each)).length);
  // An observer does not know the deck or the other hand.
  const observed = g.deck.isEmpty && found.includes(0);
  for (const each of card.all) {
    const count = at(found, each);
    invariant(count === 1 || (observed && count === 0), () => `${card.nameOf(each)} is in ${count} places`);
  }
  for (const each of [BLUE, RED]) {
    const held = hand(g, each).size;
    invariant(held === g.held.get(each) || (observed && held === 0), 'a hand is miscounted');
  }
  invariant(g.winner === NONE || flow.breadcrumb(g) === '', 'the game goes on though somebody has won');
}
