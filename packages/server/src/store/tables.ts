import type { StandingAnswer } from '@carillon/flow';
import type { Ending, Rest, StandInTerms } from '@carillon/protocol';
import type { KeptGuest } from '@carillon/seat';
import type { Coded } from './codec.ts';
import type { Answer, EntryBody } from './columns.ts';
import type { Game } from './records.ts';

// The contents of the store: one interface per table, as kysely reads it. Ids are ULIDs, times are milliseconds since
// 1970, booleans are 1 and 0. A `Coded` column is text that a codec reads: see columns.ts.

/** What both stores can hold: see migration 1. */
type Flag = number;

/** See `Game`. */
export interface GameRow {
  id: string;
  title: string;
  rules: string;
  scenario: string;
  options_json: Coded<Game['options']>;
  status: string;
  seq: number;
  host: string;
  access: string;
  link: string;
  sides: string;
  pace_json: Coded<Game['pace']>;
  solo: Flag;
  rated: Flag;
  takebacks: Flag;
  always_ask: Flag;
  /** `null` means 0. */
  holds: Flag | null;
  commitment: string;
  secret: string;
  /** `null` means 1. */
  dice_version: number | null;
  result_json: Coded<Ending> | null;
  awaited_json: Coded<Game['awaited']>;
  /** Each between commas: `,A,B,`. Searched with `LIKE`. */
  awaited_by: Coded<Game['awaitedBy']>;
  period: string | null;
  since: number | null;
  due: number | null;
  overdue: Flag;
  passes_at: number | null;
  rematch: string | null;
  /** `null` means none. */
  stand_ins_json: Coded<Game['standIns']> | null;
  /** When computer players look at it next; `null` while they have nothing to do: see `noteDue`. */
  computers_due: number | null;
  /** The process that looks after it until then, for computer players. */
  computers_by: string | null;
  address_key: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  updated: number;
}

/** See `Seat`. */
export interface SeatRow {
  game_id: string;
  place: number;
  account_id: string | null;
  wish: string | null;
  value: string;
  side: string | null;
  clock_left: number | null;
}

export interface EntryRow {
  game_id: string;
  seq: number;
  who: string;
  /** The entry without `who`. */
  body_json: Coded<EntryBody>;
  at: number;
  /** The account that sent it; null for chance and automatic events. */
  by_account: string | null;
}

/** The result of a message, so that a resent one gets the same answer. */
export interface MessageRow {
  game_id: string;
  account_id: string;
  id: string;
  answer_json: Coded<Answer>;
  at: number;
}

/** See `Standing`. */
export interface StandingRow {
  game_id: string;
  seat: string;
  period: string;
  passes_json: Coded<readonly StandingAnswer[]>;
  /** `null` means 0. */
  asks_last: number | null;
}

/** See `Proposal`. */
export interface ProposalRow {
  game_id: string;
  kind: string;
  by_seat: string;
  to_seq: number | null;
  seq: number;
  at: number;
  terms_json: Coded<StandInTerms> | null;
}

export interface ChatRow {
  game_id: string;
  id: string;
  account_id: string;
  text: string;
  at: number;
  /** Deleted by a moderator. */
  hidden: Flag;
}

export interface NoteRow {
  game_id: string;
  account_id: string;
  text: string;
  at: number;
}

/** The hours and days on which a user's clock stands still in correspondence games. */
export interface RestRow {
  account_id: string;
  rest_json: Coded<Rest>;
}

/** One row per name: when any server was last running, so that a new one knows for how long none was. */
export interface PulseRow {
  name: string;
  at: number;
}

/**
 * The time that one act took from, and added to, the live clock of one place, in milliseconds. In correspondence games,
 * the time for which the answered question was asked; kept for the first of the places asked.
 */
export interface ChargeRow {
  game_id: string;
  /** The game's `updated` after the act. */
  version: number;
  place: number;
  /** The last entry of the act; if it has none, the last entry before it. */
  seq: number;
  spent: number;
  gained: number;
  /** The time that a window left free; `null` in rows of earlier releases. */
  free: number | null;
}

/** Who has seen the hand of a place of a running game, and from where. */
export interface SitterRow {
  game_id: string;
  place: number;
  account_id: string;
  /** The network, by a hash with the key of the game; empty for this machine itself. */
  address: string;
}

/** A player whose seat was opened to others after their time was up. */
export interface DepartureRow {
  game_id: string;
  account_id: string;
  side: string;
  /** Who played the other side. */
  other_id: string;
  /** Whether the game was rated until then. */
  rated: Flag;
  at: number;
  /** Whether the records and ratings include it. */
  counted: Flag;
}

/** When a player answered by hand in a correspondence game. */
export interface AnswerTimeRow {
  account_id: string;
  game_id: string;
  /** When the player was asked. */
  opened: number;
  /** When the first choice came. */
  at: number;
  /** When the player had last been seen to choose something in that game, or to pass. */
  seen: number;
}

/** See `ComputerPlayer`. */
export interface ComputerRow {
  game_id: string;
  account_id: string;
  level: string;
  seed: number;
  brain: string;
  seq: number;
  plan_json: Coded<KeptGuest['plan']>;
  thoughts_json: Coded<KeptGuest['thoughts']>;
}

/** The tables of games. */
export interface GameTables {
  game: GameRow;
  seat: SeatRow;
  entry: EntryRow;
  message: MessageRow;
  standing: StandingRow;
  proposal: ProposalRow;
  chat: ChatRow;
  note: NoteRow;
  rest: RestRow;
  charge: ChargeRow;
  sitter: SitterRow;
  departure: DepartureRow;
  pulse: PulseRow;
  answer_time: AnswerTimeRow;
  computer: ComputerRow;
}
