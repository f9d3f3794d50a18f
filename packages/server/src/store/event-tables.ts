import type { Coded } from './codec.ts';
import type { EventBody } from './columns.ts';

/** Events at a table other than turns. */
export const NEWS_KINDS = ['begun', 'joined', 'over', 'takeback', 'draw', 'standin', 'left', 'rematch'] as const;

/** `changed`: a stored change to a game that has begun. The other kinds concern accounts. */
export type EventKind = 'changed' | NewsKind;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** A stored event; `position` gives the order. */
export interface EventRow {
  position: number;
  game_id: string;
  number: number;
  kind: EventKind;
  body_json: Coded<EventBody>;
  at: number;
}

/** How far a consumer has read: the position of its last event. The row `base` belongs to no consumer. */
export interface PlaceRow {
  consumer: string;
  position: number;
}

/** The tables of events. */
export interface EventTables {
  event: EventRow;
  place: PlaceRow;
}
