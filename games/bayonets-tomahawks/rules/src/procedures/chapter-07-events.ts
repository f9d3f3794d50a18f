import { type FrameOf, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { startEventOf } from '../cards/events.ts';
import '../cards/pick-event.ts';
import '../cards/stack-event.ts';
import { type Card, card, side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { eventDecks, factsOf } from '../query/cards.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Chits } from './contents-battle.ts';
import { StartEvents } from './contents-events.ts';

// 7.1 #5, 7.4 Events at the start of the Action Round. Each event is in its file under `cards/`.

/** An event happens: first its automatic effects, then its choices. The log reports it if nothing happens. */
function happen(g: State, f: FrameOf<typeof StartEvents>, played: Card) {
  const event = startEventOf(played);
  const entries: LogEntry[] = [];
  event?.happen?.(g, (entry) => entries.push(entry), played);
  const asked = event?.ask?.(g, f.side, played);
  const comesToNothing = asked === undefined && entries.length === 0 && !event?.lasting;
  if (comesToNothing) f.say?.({ type: 'event-without-effect', card: card.nameOf(played) });
  else f.say?.({ type: 'event', card: card.nameOf(played), side: side.nameOf(f.side) });
  for (const entry of entries) f.say?.(entry);
  return asked;
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
