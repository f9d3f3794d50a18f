import { copyInto, type Seat, TOGETHER } from '@carillon/flow';
import { at } from '@carillon/kit';
import { BRITISH, type Card, card, DRAW_PILE, FRENCH, handOf, type Side, side, UNKNOWN } from './ids.ts';
import type { LogEntry } from './log.ts';
import type { SideName } from './names.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import { framesOf, fromJson } from './save.ts';
import { type State, shape } from './state.ts';

/** The position as a seat may see it, with the cards hidden from it `unknown`. A spectator's seat is `null`. */
export interface View extends Position {
  readonly seat: SideName | null;
}

// Clients and bots know only what these functions return (see the architecture).

/**
 * 5.24 Whether a card's place is hidden from a side: it is in the draw pile or in the enemy's hand, unless both know it. A
 * spectator sees no hand.
 */
function isHidden(g: State, each: Card, from: Side | undefined): boolean {
  const where = g.cards.get(each);
  if (where === DRAW_PILE || where === UNKNOWN) return true;
  if (g.shown.has(each)) return false;
  return (from !== FRENCH && where === handOf(FRENCH)) || (from !== BRITISH && where === handOf(BRITISH));
}

const seen = shape.blank();
const write = shape.writer<Pick<View, 'stack' | 'seat'>>('stack', 'seat');

/** The view of a seat; a spectator (`undefined`) sees no hand. Its parts are frozen, because views share them. */
export function view(g: State, seat: Seat | undefined): View {
  const from = seat === undefined ? undefined : at(side.all, seat);
  copyInto(seen, g);
  if (flow.who(g) === TOGETHER) flow.hideAnswers(seen, seat);
  for (const each of card.all) if (isHidden(g, each, from)) seen.cards.set(each, UNKNOWN);
  return write(seen, framesOf(seen), from === undefined ? null : side.nameOf(from));
}

/** An observer's state: the position as the seat sees it, hidden cards `unknown`. */
export const fromView = (view: View): State => fromJson(view, 'seat');

/** Whether every card's place is known. */
export const tellsAll = (g: State): boolean => card.all.every((each) => g.cards.get(each) !== UNKNOWN);

/** A log entry as a seat may read it. All of this game's entries are public: hidden draws write none. */
export const logFor = (entry: LogEntry, _seat: Seat | undefined): LogEntry | undefined => entry;
