import type { Seat } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CARD_FACTS } from './data/cards.ts';
import {
  BURIED,
  type Card,
  type CardPlaceName,
  CHOSEN,
  type Chit,
  card,
  chit,
  chitPlace,
  DECK,
  DRAWN,
  FRENCH,
  RESERVE,
  type Side,
  side,
  sideAt,
  UNKNOWN_CARD,
} from './ids.ts';
import type { LogEntry } from './log.ts';
import type { SideName } from './names.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import { fromJson, toJson } from './save.ts';
import type { State } from './state.ts';

/** What a seat may see: the position, with what it cannot see `unknown`. A spectator's seat is `null`. */
export interface View extends Position {
  readonly seat: SideName | null;
}

// The only door (see the architecture): what these functions do not put in, no client and no bot can know.

/** The faction that holds a card: the French hold the Indian ones. */
const holderOf = (each: Card): Side => {
  const { deck } = at(CARD_FACTS, each);
  return deck === 'indian' ? FRENCH : side.of(deck);
};

/** Whether a card's place is hidden from a faction: undealt cards from everybody, those held or discarded unseen from the enemy. */
function isHidden(g: State, each: Card, from: Side | undefined): boolean {
  const where = g.cards.get(each);
  if (where === DECK || where === UNKNOWN_CARD) return true;
  return holderOf(each) !== from && (where === RESERVE || where === DRAWN || where === CHOSEN || where === BURIED);
}

const ownerOf = (each: Chit): Side => (chit.nameOf(each).startsWith('french') ? FRENCH : at(side.all, 1));

const sideOfSeat = (seat: Seat | undefined): Side | undefined => (seat === undefined ? undefined : sideAt(seat));

/** What a seat may see; a spectator (`undefined`) sees no hand and no chit. */
export function view(g: State, seat: Seat | undefined): View {
  const from = sideOfSeat(seat);
  const seen = fromJson(toJson(g));
  flow.hideAnswers(seen, seat);
  const position = toJson(seen);
  const cards: { [name: string]: CardPlaceName } = { ...position.cards };
  for (const each of card.all) if (isHidden(g, each, from)) cards[card.nameOf(each)] = 'unknown';
  return { ...position, cards, chits: chitsFor(g, from), seat: from === undefined ? null : side.nameOf(from) };
}

/** A faction sees its own chits only. In the order of the chits, whatever they are: even the order must tell nothing. */
function chitsFor(g: State, from: Side | undefined): Position['chits'] {
  const seen = chit.all.map((each) => [
    chit.nameOf(each),
    ownerOf(each) === from ? chitPlace.nameOf(g.chits.get(each)) : 'unknown',
  ]);
  return Object.fromEntries(seen);
}

/** An observer's state: the position as the seat sees it, hidden cards and chits `unknown`. */
export function fromView({ seat: _seat, ...position }: View): State {
  return fromJson(position);
}

/** A log entry as a seat may read it: which card was drawn or kept, and which chit, only its owner learns. */
export function logFor(entry: LogEntry, seat: Seat | undefined): LogEntry | undefined {
  const from = sideOfSeat(seat);
  const own = from !== undefined && 'side' in entry && entry.side === side.nameOf(from);
  if (own) return entry;
  if (entry.type === 'draw-card' || entry.type === 'keep-reserve') return { ...entry, card: null };
  return entry.type === 'chit' ? { ...entry, chit: null, kept: null } : entry;
}

/** Exchanges at random what a seat cannot see: hidden cards of one kind change places among each other, and so do chits. */
export function permuteHidden(g: State, seat: Seat | undefined, below: (bound: number) => number): void {
  const from = sideOfSeat(seat);
  for (const of of [...side.names, 'indian']) {
    for (const buildup of [true, false]) {
      const alike = (each: Card): boolean => {
        const facts = at(CARD_FACTS, each);
        return facts.deck === of && facts.buildup === buildup;
      };
      const hidden = card.all.filter((each) => alike(each) && isHidden(g, each, from));
      shuffle(hidden, below, g.cards);
    }
  }
  for (const of of side.all) {
    if (of === from) continue;
    const hidden = chit.all.filter((each) => ownerOf(each) === of);
    shuffle(hidden, below, g.chits);
  }
}

/** Things change places among each other. */
function shuffle<I extends number, V>(
  things: readonly I[],
  below: (bound: number) => number,
  column: { get(id: I): V; set(id: I, value: V): void },
): void {
  for (let i = things.length - 1; i > 0; i--) {
    const [a, b] = [at(things, i), at(things, below(i + 1))];
    const where = column.get(a);
    column.set(a, column.get(b));
    column.set(b, where);
  }
}
