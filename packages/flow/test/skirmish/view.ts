/** The only door: what each seat may see, and what an observer can rebuild from it. */
import { answerAnew, type IdSet, type Seat } from '@carillon/flow';
import { at, type Json } from '@carillon/kit';
import { type Card, side } from './names.ts';
import { fromJson, toJson } from './save.ts';
import { copyOf, flow, hand, type LogEntry, type State } from './state.ts';

/** A position as a seat sees it: cards it cannot see are nowhere, answers it may not know are not there. */
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

/** 1.1 Which card was drawn only its owner learns. */
export function logFor(entry: LogEntry, seat: Seat | undefined): LogEntry | undefined {
  if (entry.type !== 'draw' || (seat !== undefined && side.nameOf(at(side.all, seat)) === entry.side)) return entry;
  return { type: 'draw', side: entry.side };
}

/** Exchanges at random what `seat` cannot see: hidden cards are dealt anew, hidden answers are given anew. */
export function permuteHidden(g: State, seat: Seat | undefined, below: (bound: number) => number): void {
  const strangers = side.all.filter((each) => each !== seat);
  redeal([g.deck, ...strangers.map((each) => hand(g, each))], below);
  answerAnew(flow, g, seat, below);
}

function redeal(places: readonly IdSet<Card>[], below: (bound: number) => number): void {
  const cards = places.flatMap((place) => place.toArray());
  for (const place of places) {
    const size = place.size;
    place.clear();
    for (let i = 0; i < size; i++) for (const dealt of cards.splice(below(cards.length), 1)) place.add(dealt);
  }
}
