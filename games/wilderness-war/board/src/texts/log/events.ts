import { type Language, type LogLine, listed } from '@carillon/board';
import type { EventName, LeaderName } from '@carillon/wilderness-war-rules/reference';
import { CARD_CONSTANTS } from '../../cards/generated/readings.ts';
import { cardFacts, pieceFacts } from '../../position/facts.ts';
import { say } from '../index.ts';
import { bySide, cardName, placeName, theSide } from '../names.ts';
import { halfPoints as halfPointsPhrase } from '../rolls.ts';
import { card, type EntryOf, type Lines, pieces, spaces, write } from './line.ts';

const nameOf = (leader: LeaderName): string => pieceFacts(leader).name;

const { 'courier-intercepted': COURIER, 'louisbourg-squadrons': SQUADRONS } = CARD_CONSTANTS;
/** The events whose roll is the number of units that may be restored. */
const RESTORING: ReadonlySet<EventName> = new Set<EventName>(['colonial-recruits', 'victories-in-germany']);

/** What a roll for an event brings. After rolls for allies and for Small Pox the next line says it. */
function resultOf({ card: played, die }: EntryOf<'event-roll'>) {
  const event = cardFacts(played).eventKey;
  if (event === 'louisbourg-squadrons') {
    const limit = Number(SQUADRONS?.LOST_UP_TO);
    return { key: `log.event-roll.squadrons.${die <= limit ? 'lost' : 'kept'}`, params: { limit } } as const;
  }
  if (event === 'courier-intercepted') {
    const limit = Number(COURIER?.CAUGHT_FROM);
    return { key: `log.event-roll.courier.${die >= limit ? 'caught' : 'free'}`, params: { limit } } as const;
  }
  const key = RESTORING.has(event) ? 'log.event-roll.restores' : 'log.event-roll';
  return { key, params: { limit: 0 } } as const;
}

/** A line about one leader of the pool (5.55). */
const aboutLeader =
  (key: 'log.leader-drawn' | 'log.leader-returned' | 'log.leader-dismissed') =>
  ({ leader, rule }: EntryOf<'leader-drawn'>, language: Language): LogLine =>
    write.detail(language, { key, params: { leader: nameOf(leader) }, about: pieces([leader]), rule });

/** 5.5 Events. */
export const EVENT_LINES: Lines<
  | 'event-without-effect'
  | 'event-roll'
  | 'alliance'
  | 'allied'
  | 'not-received'
  | 'leader-drawn'
  | 'leader-returned'
  | 'leader-dismissed'
  | 'leaders-available'
  | 'leaders-exchanged'
  | 'assemblies'
  | 'marker'
  | 'bastions-repaired'
  | 'small-pox'
  | 'card-taken'
  | 'card-recovered'
  | 'card-lost'
> = {
  'event-without-effect': (entry, language) =>
    write.detail(language, {
      key: 'log.event-without-effect',
      params: { card: cardName(entry.card, language) },
      about: card(entry.card),
      rule: entry.rule,
    }),
  'event-roll': (entry, language) =>
    write.detail(language, {
      ...resultOf(entry),
      params: { ...resultOf(entry).params, card: cardName(entry.card, language), die: entry.die },
      about: card(entry.card),
      rule: '5.5',
    }),
  alliance: ({ side, halfPoints, halved, rule }, language) =>
    write.detail(language, {
      key: halved ? 'log.alliance.halved' : 'log.alliance',
      params: { side: theSide(side, language), points: halfPointsPhrase(halfPoints, language) },
      rule,
    }),
  allied: ({ side, at, rule }, language) =>
    write.detail(language, {
      key: 'log.allied',
      params: { side: bySide(side, language), space: placeName(at, language) },
      about: spaces(at),
      rule,
    }),
  'not-received': ({ side, rule }, language) =>
    write.detail(language, { key: 'log.not-received', params: { side: theSide(side, language) }, rule }),
  'leader-drawn': aboutLeader('log.leader-drawn'),
  'leader-returned': aboutLeader('log.leader-returned'),
  'leader-dismissed': aboutLeader('log.leader-dismissed'),
  'leaders-available': ({ leaders, rule }, language) =>
    write.detail(language, {
      key: 'log.leaders-available',
      params: { leaders: listed(leaders.map(nameOf), language), leaders_count: leaders.length },
      about: pieces(leaders),
      rule,
    }),
  'leaders-exchanged': ({ leaders: [one, other] }, language) =>
    write.detail(language, {
      key: 'log.leaders-exchanged',
      params: { one: nameOf(one), other: nameOf(other) },
      about: pieces([one, other]),
      rule: '5.5',
    }),
  assemblies: ({ to, rule }, language) =>
    write.detail(language, { key: 'log.assemblies', params: { box: say(language, to) }, rule }),
  marker: ({ marker, placed }, language) =>
    write.detail(language, {
      key: placed ? 'log.marker.placed' : 'log.marker.removed',
      params: { marker: say(language, `marker.${marker}`) },
      rule: '5.51',
    }),
  'bastions-repaired': ({ side, at }, language) =>
    write.detail(language, {
      key: 'log.bastions-repaired',
      params: { side: theSide(side, language), space: placeName(at, language) },
      about: spaces(at),
      rule: '8.23',
    }),
  'small-pox': ({ side, at, steps }, language) =>
    write.detail(language, {
      key: 'log.small-pox',
      params: { side: theSide(side, language), space: placeName(at, language), steps },
      about: spaces(at),
      rule: '8.22',
    }),
  'card-taken': (entry, language) =>
    write.detail(language, {
      key: 'log.card-taken',
      params: { side: theSide(entry.side, language), card: cardName(entry.card, language) },
      about: card(entry.card),
      rule: '5.5',
    }),
  'card-recovered': (entry, language) =>
    write.detail(language, {
      key: 'log.card-recovered',
      params: { side: theSide(entry.side, language), card: cardName(entry.card, language) },
      about: card(entry.card),
      rule: entry.rule,
    }),
  'card-lost': (entry, language) =>
    write.detail(language, {
      key: entry.card === null ? 'log.card-lost.none' : 'log.card-lost',
      params: {
        side: theSide(entry.side, language),
        card: entry.card === null ? '' : cardName(entry.card, language),
      },
      about: entry.card === null ? [] : card(entry.card),
      rule: '5.5',
    }),
};
