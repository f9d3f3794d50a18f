import type { StandingAnswer } from '@carillon/flow';
import type { Ending, NewTable, Pace, ProposalKind, StandIn, StandInTerms, Table } from '@carillon/protocol';
import type { KeptGuest } from '@carillon/seat';

// The records read from and written to the store. Times are milliseconds since 1970.

export interface Game {
  readonly id: string;
  readonly title: string;
  /** The hash of its rules file. */
  readonly rules: string;
  readonly scenario: string;
  readonly options: NewTable['options'];
  readonly status: Table['status'];
  /** The number of its entries; an append succeeds only if it has not changed. */
  readonly seq: number;
  /** An account. */
  readonly host: string;
  readonly access: Table['access'];
  /** The secret part of its link. */
  readonly link: string;
  readonly sides: Table['sides'];
  readonly pace: Pace;
  readonly solo: boolean;
  readonly rated: boolean;
  readonly takebacks: boolean;
  readonly alwaysAsk: boolean;
  /** Whether automatic passes of a correspondence game come when the player would usually answer. */
  readonly holds: boolean;
  readonly commitment: string;
  readonly secret: string;
  /** The version of the dice scheme. */
  readonly dice: 1 | 2;
  readonly result: Ending | null;
  /** The seats that must choose. */
  readonly awaited: readonly string[];
  /** The accounts that must choose, `null` for a seat that was left; empty before the game begins and after it ends. */
  readonly awaitedBy: readonly (string | null)[];
  readonly period: string | null;
  /** Since when they have been awaited. */
  readonly since: number | null;
  /** When their time is up. */
  readonly due: number | null;
  readonly overdue: boolean;
  /** When the open window is passed automatically. */
  readonly passesAt: number | null;
  /** A game. */
  readonly rematch: string | null;
  /** Computer players that stand in for absent players. */
  readonly standIns: readonly KeptStandIn[];
  /** The key of the addresses in `sitter`; `null` once the game has been counted. */
  readonly addressKey: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** When it was last changed; never the same twice, so it is also the version. */
  readonly updated: number;
}

/** The clocks of a game: see `games/clock`. */
export type GameClock = Pick<Game, 'since' | 'due' | 'overdue' | 'passesAt'>;

/** A player: in the order of the title's seats once the game has begun, before that in the order of joining. */
export interface Seat {
  readonly place: number;
  readonly account: string | null;
  /** The seat that the player wants, until sides are assigned. */
  readonly wish: string | null;
  /** The player's contribution to the dice. */
  readonly value: string;
  /** The seat that the player has now, once the game has begun; `null` in rows of earlier releases. */
  readonly side: string | null;
  /** Milliseconds left on a live clock. */
  readonly clockLeft: number | null;
}

/** An agreement that a computer player stands in. */
export interface KeptStandIn extends Omit<StandInTerms, 'seat'> {
  /**
   * The place that the agreement is for, and the player who had it then; it is void once somebody else has the place.
   */
  readonly place: number;
  readonly account: string;
  /** When the computer last took over or gave back, or when both agreed. */
  readonly since: number;
  readonly ended: boolean;
  readonly playing: boolean;
  readonly spans: StandIn['spans'];
}

/** A computer player of a game, or one that stands in for a player, with its plans. */
export interface ComputerPlayer extends KeptGuest {
  readonly game: string;
  /** The account of its level; for a stand-in, the player's account. */
  readonly account: string;
  readonly level: string;
  /** The seed of its random numbers, which are independent of the dice. */
  readonly seed: number;
  /** The hash of its policy, evaluation and search, which stay the same for the whole game. */
  readonly brain: string;
}

/** The questions that a seat does not want to be asked. */
export interface Standing {
  readonly seat: string;
  readonly period: string;
  readonly passes: readonly StandingAnswer[];
  /** Whether the seat has asked to confirm the end of its turn, in any period. */
  readonly asksLast: boolean;
}

export interface Proposal {
  readonly kind: ProposalKind;
  /** A seat. */
  readonly by: string;
  /** For a takeback: the first entry that would be taken back. */
  readonly to: number | null;
  /** The length of the journal when it was made; the proposal lapses when the journal grows. */
  readonly seq: number;
  readonly at: number;
  /** For a stand-in. */
  readonly terms: StandInTerms | null;
}
