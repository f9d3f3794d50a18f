import type { StandingAnswer } from '@carillon/flow';
import type { Rest, StandInTerms } from '@carillon/protocol';
import type { KeptGuest } from '@carillon/seat';
import type { Coded } from './codec.ts';
import type { Answer, EntryBody } from './columns.ts';

// What the store holds: one interface per table, as kysely reads it. Ids are ULIDs, times are milliseconds since 1970,
// booleans are 1 and 0, a `Coded` column is text that a codec reads: see columns.ts.

/** What both stores can hold: see migration 1. */
type Flag = number;

export interface GameRow {
  id: string;
  title: string;
  /** The hash of its rules file. */
  rules: string;
  scenario: string;
  options_json: string;
  status: string;
  /** The number of its entries: an append compares and sets it. */
  seq: number;
  host: string;
  access: string;
  /** The secret part of its link. */
  link: string;
  sides: string;
  pace_json: string;
  solo: Flag;
  rated: Flag;
  takebacks: Flag;
  always_ask: Flag;
  /** Whether automatic passes of a game by days come as the player usually answers; `null` means 0. */
  holds: Flag | null;
  commitment: string;
  secret: string;
  /** The version of its dice; `null` means 1. */
  dice_version: number | null;
  result_json: string | null;
  /** The seats that are to choose, as a JSON list. */
  awaited_json: string;
  /** The accounts that are to choose, each between commas: `,A,B,`. Searched with `LIKE`. */
  awaited_by: string;
  period: string | null;
  /** When they began to be awaited. */
  since: number | null;
  /** When their time is up. */
  due: number | null;
  overdue: Flag;
  /** When something passes automatically. */
  passes_at: number | null;
  rematch: string | null;
  /** Computer players that stand in for absent players, as a JSON list of `KeptStandIn`; `null` means none. */
  stand_ins_json: string | null;
  /** 1 while computer players may have something to do: see `computersDue`; otherwise `null`. */
  computers_due: Flag | null;
  /** The key of the addresses in `sitter`; null once the game has been counted. */
  address_key: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  /** When it was last changed; never the same twice, so it is also the version. */
  updated: number;
}

/** The clocks of a game: see `games/clock`. */
export type ClockColumns = Pick<GameRow, 'since' | 'due' | 'overdue' | 'passes_at'>;

/** The players: in the order of the title's seats once the game has begun, before that in the order of joining. */
export interface SeatRow {
  game_id: string;
  place: number;
  account_id: string | null;
  /** The seat that the player wants, until sides are assigned. */
  wish: string | null;
  /** What the player adds to the dice. */
  value: string;
  /** The seat that the player has now, once the game has begun; null where it was saved before this was kept. */
  side: string | null;
  /** Milliseconds left on a live clock. */
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

/** When the clock of correspondence games does not run for a user. */
export interface RestRow {
  account_id: string;
  rest_json: Coded<Rest>;
}

/** One row per name: when any server was last alive, so that a new one knows how long none ran. */
export interface PulseRow {
  name: string;
  at: number;
}

/**
 * What one act took from, and added to, the live clock of one place, in milliseconds. In games by days: for how long the
 * question was asked that the act answered, at the first of the places asked.
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
  /** Whether it is in the records and ratings. */
  counted: Flag;
}

/** When a player answered by hand in a game by days. */
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
