import { copyInto, type Seat, TOGETHER } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CARD_FACTS } from './data/cards.ts';
import {
  BRITISH,
  BURIED,
  type Card,
  CHOSEN,
  type Chit,
  card,
  chit,
  DECK,
  DRAWN,
  FRENCH,
  RESERVE,
  type Side,
  side,
  sideAt,
  UNKNOWN_CARD,
  UNKNOWN_CHIT,
} from './ids.ts';
import type { LogEntry } from './log.ts';
import type { SideName } from './names.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import { framesOf, fromJson } from './save.ts';
import { type State, shape } from './state.ts';

/** The position as a seat may see it, with everything hidden from it `unknown`. A spectator's seat is `null`. */
export interface View extends Position {
  readonly seat: SideName | null;
}

// Clients and bots know only what these functions return (see the architecture).

/** The faction that holds a card: the French hold the Indian ones. */
const holders: readonly Side[] = CARD_FACTS.map(({ deck }) => (deck === 'indian' ? FRENCH : side.of(deck)));
const holderOf = (each: Card): Side => at(holders, each);

/**
 * Whether a card's place is hidden from a faction: undealt cards from both factions, cards held or discarded unseen
 * from the enemy.
 */
function isHidden(g: State, each: Card, from: Side | undefined): boolean {
  const where = g.cards.get(each);
  if (where === DECK || where === UNKNOWN_CARD) return true;
  return holderOf(each) !== from && (where === RESERVE || where === DRAWN || where === CHOSEN || where === BURIED);
}

const owners: readonly Side[] = chit.names.map((name) => (name.startsWith('french') ? FRENCH : BRITISH));
const ownerOf = (each: Chit): Side => at(owners, each);

const sideOfSeat = (seat: Seat | undefined): Side | undefined => (seat === undefined ? undefined : sideAt(seat));

const seen = shape.blank();
const write = shape.writer<Pick<View, 'stack' | 'seat'>>('stack', 'seat');

/**
 * The view of a seat; a spectator (`undefined`) sees no hand and no chit. Its parts are frozen, because views share
 * them.
 */
export function view(g: State, seat: Seat | undefined): View {
  const from = sideOfSeat(seat);
  copyInto(seen, g);
  if (flow.who(g) === TOGETHER) flow.hideAnswers(seen, seat);
  for (const each of card.all) if (isHidden(g, each, from)) seen.cards.set(each, UNKNOWN_CARD);
  for (const each of chit.all) if (ownerOf(each) !== from) seen.chits.set(each, UNKNOWN_CHIT);
  return write(seen, framesOf(seen), from === undefined ? null : side.nameOf(from));
}

/** An observer's state: the position as the seat sees it, hidden cards and chits `unknown`. */
export const fromView = (view: View): State => fromJson(view, 'seat');

/** Whether the place of every card and chit is known. */
export const tellsAll = (g: State): boolean =>
  card.all.every((each) => g.cards.get(each) !== UNKNOWN_CARD) &&
  chit.all.every((each) => g.chits.get(each) !== UNKNOWN_CHIT);

/** A log entry as a seat may read it: only its owner learns which card was drawn or kept, and which chit. */
export function logFor(entry: LogEntry, seat: Seat | undefined): LogEntry | undefined {
  const from = sideOfSeat(seat);
  const own = from !== undefined && 'side' in entry && entry.side === side.nameOf(from);
  if (own) return entry;
  if (entry.type === 'draw-card' || entry.type === 'keep-reserve') return { ...entry, card: null };
  return entry.type === 'chit' ? { ...entry, chit: null, kept: null } : entry;
}
