/** What each seat may see, and what an observer can rebuild from it; nothing else leaves the game. */
import { answerAnew, type Seat } from '@carillon/flow';
import { at, type Below, type Json } from '@carillon/kit';
import { BLUE, type Card, card, RED, side } from './names.ts';
import { fromJson, toJson } from './save.ts';
import { copyOf, flow, hand, type LogEntry, type State } from './state.ts';

/** A position as a seat sees it: cards it cannot see are nowhere, and answers it may not know are absent. */
export type View = {
  readonly seat: string | null;
  readonly state: Json;
};

export function view(g: State, seat: Seat | undefined): View {
  const seen = copyOf(g);
  seen.deck.clear();
  for (const each of side.all) if (each !== seat) hand(seen, each).clear();
  flow.hideAnswers(seen, seat);
  return { seat: seat === undefined ? null : at(side.names, seat), state: toJson(seen) };
}

export const fromView = (seen: View): State => fromJson(seen.state);

/** 1.1 Only its owner learns which card was drawn. */
export function logFor(entry: LogEntry, seat: Seat | undefined): LogEntry | undefined {
  if (entry.type !== 'draw' || (seat !== undefined && side.nameOf(at(side.all, seat)) === entry.side)) return entry;
  return { type: 'draw', side: entry.side };
}

/** Deals the hidden cards to the hands, whose sizes are known, and to the deck; draws hidden answers again. */
export function guess(seen: View, below: Below): State {
  const g = fromView(seen);
  const unseen = card.all.filter((each) => !hand(g, BLUE).has(each) && !hand(g, RED).has(each) && !g.spent.has(each));
  const draw = (): Card[] => unseen.splice(below(unseen.length), 1);
  for (const each of side.all) {
    const own = hand(g, each);
    while (own.size < g.held.get(each)) for (const dealt of draw()) own.add(dealt);
  }
  for (const left of unseen) g.deck.add(left);
  answerAnew(
    flow,
    g,
    side.all.find((each) => side.nameOf(each) === seen.seat),
    below,
  );
  return g;
}
