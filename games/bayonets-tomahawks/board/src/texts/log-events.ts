import type { EventName, LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, type LogLine, whole } from '@carillon/board';
import { cardFacts } from '../position/facts.ts';
import { effectOf } from './effects.ts';
import { maybe } from './index.ts';
import { cards, type Lines, spaces, write } from './line.ts';
import { cardName, placeName, roadName, sideName } from './names.ts';

/** The entries of card events (7.4). */
export type EventEntry = 'event' | 'event-without-effect' | 'declined' | 'spent' | 'closed';

/** Events of which nothing else in the log says what they do: those for the Action Round, and those of an Action. */
const SAID_HERE: ReadonlySet<EventName> = new Set([
  'rough-seas',
  'lets-see-how-the-french-fight',
  'surprise-landing',
  'forced-march',
  'construction-frenzy',
  'frontiers-ablaze',
  'staged-lacrosse-game',
  'pursuit-of-elevated-status',
  'a-right-to-plunder-and-captives',
]);

function eventLine({ card, side, moved }: Extract<LogEntry, { type: 'event' }>, to: Language): LogLine {
  const { event, arStart, optional } = cardFacts(card);
  const line = { about: cards(card), rule: '7.4', topic: 'cards' } as const;
  const name = cardName(card, to);
  if (event !== null && SAID_HERE.has(event))
    return write.line(to, { ...line, key: 'log.event.effect', params: { card: name, effect: effectOf(event, to) } });
  if (arStart && optional)
    return write.line(to, { ...line, key: 'log.event.optional', params: { card: name, side: sideName(side, to) } });
  if (moved === undefined) return write.line(to, { ...line, key: 'log.event', params: { card: name } });
  const params = { card: name, side: sideName(moved.side, to), marker: whole(moved.marker) };
  return write.line(to, { ...line, key: event === 'coup-de-main' ? 'log.event.coup' : 'log.event.moved', params });
}

export const EVENT_LINES: Lines<EventEntry> = {
  event: eventLine,
  'event-without-effect': ({ card }, to) => {
    const why = maybe(to, `vain.${cardFacts(card).event}`);
    return write.line(to, {
      key: why === '' ? 'log.event-without-effect' : 'log.event-in-vain',
      params: { card: cardName(card, to), why },
      about: cards(card),
      rule: '7.4',
      topic: 'cards',
    });
  },
  declined: ({ card, side }, to) =>
    write.line(to, {
      key: 'log.declined',
      params: { card: cardName(card, to), side: sideName(side, to) },
      about: cards(card),
      rule: '7.4',
      topic: 'cards',
    }),
  spent: ({ at, side, rule }, to) =>
    write.line(to, {
      key: 'log.spent',
      params: { side: sideName(side, to), space: placeName(at, to) },
      about: spaces(at),
      rule,
      topic: 'forces',
    }),
  closed: ({ side, road, rule }, to) =>
    write.line(to, {
      key: 'log.closed',
      params: { side: sideName(side, to), road: roadName(road, to) },
      rule,
      topic: 'movement',
    }),
};
