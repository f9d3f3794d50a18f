import type { StandingAnswer } from '@carillon/flow';
import type { Ending, NewTable, Pace, ProposalKind, StandIn, StandInTerms, Table } from '@carillon/protocol';
import type { KeptGuest } from '@carillon/seat';

// What comes out of the store, and goes into it. Times are milliseconds since 1970.

export interface Game {
  readonly id: string;
  readonly title: string;
  /** The hash of its rules file. */
  readonly rules: string;
  readonly scenario: string;
  readonly options: NewTable['options'];
  readonly status: Table['status'];
  /** The number of its entries: an append compares and sets it. */
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
  /** Whether automatic passes of a game by days come as the player usually answers. */
  readonly holds: boolean;
  readonly commitment: string;
  readonly secret: string;
  /** The version of its dice. */
  readonly dice: 1 | 2;
  readonly result: Ending | null;
  /** The seats that are to choose. */
  readonly awaited: readonly string[];
  /** The accounts that are to choose, `null` for a seat that was left; nobody before the game begins and after it ends. */
  readonly awaitedBy: readonly (string | null)[];
  readonly period: string | null;
  /** When they began to be awaited. */
  readonly since: number | null;
  /** When their time is up. */
  readonly due: number | null;
  readonly overdue: boolean;
  /** When something passes automatically. */
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
  /** What the player adds to the dice. */
  readonly value: string;
  /** The seat that the player has now, once the game has begun; `null` where it was saved before this was kept. */
  readonly side: string | null;
  /** Milliseconds left on a live clock. */
  readonly clockLeft: number | null;
}

/** An agreement on a computer player that stands in. */
export interface KeptStandIn extends Omit<StandInTerms, 'seat'> {
  /** The place that it is for, and the player who had it then: it is void for anybody else. */
  readonly place: number;
  readonly account: string;
  /** When the computer last took over or gave back, or when both agreed. */
  readonly since: number;
  readonly ended: boolean;
  readonly playing: boolean;
  readonly spans: StandIn['spans'];
}

/** A computer player of a game, or one that stands in for a player, and what it has in mind. */
export interface ComputerPlayer extends KeptGuest {
  readonly game: string;
  /** The account of its level; of one that stands in, the player's account. */
  readonly account: string;
  readonly level: string;
  /** Of its random numbers, which have nothing to do with the dice. */
  readonly seed: number;
  /** The hash of its policy, evaluation and search, which it keeps for the whole game. */
  readonly brain: string;
}

/** What a seat does not want to be asked. */
export interface Standing {
  readonly seat: string;
  readonly period: string;
  readonly passes: readonly StandingAnswer[];
  /** Whether the seat wants to be asked before its turn ends, in any period. */
  readonly asksLast: boolean;
}

export interface Proposal {
  readonly kind: ProposalKind;
  /** A seat. */
  readonly by: string;
  /** Of a takeback: the first entry that would be taken back. */
  readonly to: number | null;
  /** The length of the journal when it was made: once that has grown, the proposal has lapsed. */
  readonly seq: number;
  readonly at: number;
  /** Of a stand-in. */
  readonly terms: StandInTerms | null;
}
