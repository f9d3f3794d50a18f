import { type FrameOf, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { begin, startEventOf } from '../cards/events.ts';
import '../cards/pick-event.ts';
import '../cards/stack-event.ts';
import { type Card, card, side } from '../ids.ts';
import { eventDecks, factsOf } from '../query/cards.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Chits } from './contents-battle.ts';
import { StartEvents } from './contents-events.ts';

// 7.1 #5, 7.4 Events at the start of the Action Round. Each event is in its file under `cards/`.

/** An event happens: first its automatic effects, then its choices. The log reports it if nothing happens. */
function happen(g: State, f: FrameOf<typeof StartEvents>, played: Card) {
  const { entries, idle } = begin(g, f.side, played);
  if (idle) f.say?.({ type: 'event-without-effect', card: card.nameOf(played) });
  else f.say?.({ type: 'event', card: card.nameOf(played), side: side.nameOf(f.side) });
  for (const entry of entries) f.say?.(entry);
  return startEventOf(played)?.ask?.(g, f.side, played);
}

StartEvents.define({
  next(g, f) {
    const decks = eventDecks(g, f.side);
    if (f.done === decks.length) return StartEvents.end();
    const played = g.played.get(at(decks, f.done));
    f.done++;
    if (played === NONE || !factsOf(played).arStart) return StartEvents.goto('again');
    return happen(g, f, played);
  },
  chits: () => flow.call(Chits, {}),
  again: () => StartEvents.goto('next'),
});
