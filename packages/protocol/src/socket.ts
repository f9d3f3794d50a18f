import type { Entry, StandingAnswer, UndoBar } from '@carillon/flow';
import { DAY, type Json } from '@carillon/kit';
import Type, { type Static } from 'typebox';
import type { Code } from './codes.ts';
import { Id, Name, Seq, Text } from './names.ts';
import type { Ending, Pace } from './tables.ts';

// One socket per page, at `/api/socket?protocol=1`; it may watch several games at once.

/** The maximum number of choices in one plan. */
export const PLAN_LIMIT = 64;
/** The longest frame that the server reads, in bytes; a longer one closes the socket with 1009. */
export const FRAME_LIMIT = 16_384;

const ChoiceText = Text({ minLength: 1, maxLength: 256 });
const closed = { additionalProperties: false };
/** Common to every message that changes a game: its own id, by which the server recognises a resent one. */
const sent = { game: Id, id: Id };

const StandingAnswerSchema = Type.Object({ moment: Name, card: Type.Optional(Name) }, closed);

/**
 * The proposals that the players may agree on: taking back all entries from `to` on, a draw, or a computer that stands
 * in.
 */
export const ProposalKind = Type.Enum(['takeback', 'draw', 'standin']);
export type ProposalKind = Static<typeof ProposalKind>;

/** Shortest and longest absence after which a computer player may stand in, in milliseconds. */
const ABSENCE = { minimum: 60_000, maximum: 30 * DAY };
/** A computer player stands in for a seat once its player has been absent for `after` milliseconds. */
export const StandInTerms = Type.Object({ seat: Name, level: Name, after: Type.Integer(ABSENCE) }, closed);
export type StandInTerms = Static<typeof StandInTerms>;

/** From the client. */
export const ClientMessage = Type.Union([
  /**
   * Starts watching a game. `since`: the length of the journal that the page already knows, for the seat it then had.
   */
  Type.Object(
    {
      type: Type.Literal('join'),
      game: Id,
      since: Type.Optional(Seq),
      link: Type.Optional(Text({ maxLength: 64 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('leave'), game: Id }, closed),
  /**
   * One choice, or a plan of several; `seen` is the length of the journal that the seat knows. In a solo game, `seat`
   * is the seat that chooses.
   */
  Type.Object(
    {
      type: Type.Literal('choose'),
      ...sent,
      seat: Type.Optional(Name),
      choices: Type.Array(ChoiceText, { minItems: 1, maxItems: PLAN_LIMIT }),
      seen: Seq,
    },
    closed,
  ),
  /** A free undo; `to` is the first entry to take back. */
  Type.Object(
    { type: Type.Literal('undo'), ...sent, seat: Type.Optional(Name), seen: Seq, to: Type.Optional(Seq) },
    closed,
  ),
  /** All windows that the seat passes without being asked, until the period ends. */
  Type.Object(
    {
      type: Type.Literal('stand'),
      ...sent,
      seat: Type.Optional(Name),
      passes: Type.Array(StandingAnswerSchema, { maxItems: 200 }),
      /** Whether the seat must confirm the end of its turn, from now on; absent: unchanged. */
      asksLast: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('propose'),
      ...sent,
      kind: ProposalKind,
      seen: Seq,
      to: Type.Optional(Seq),
      /** For `standin`. */
      standIn: Type.Optional(StandInTerms),
    },
    closed,
  ),
  /** Accepts or declines the other side's proposal; the proposer may withdraw it with `false`. */
  Type.Object({ type: Type.Literal('answer'), ...sent, kind: ProposalKind, agree: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('resign'), ...sent }, closed),
  /** Ends the agreement on a stand-in, or takes one's own seat back from it until the next absence. */
  Type.Object({ type: Type.Literal('standin'), ...sent, seat: Name, how: Type.Enum(['end', 'back']) }, closed),
  /** When the other side's time is up: claims the win, or opens its seat to another player. */
  Type.Object({ type: Type.Literal('claim'), ...sent, how: Type.Enum(['win', 'replace']) }, closed),
  Type.Object({ type: Type.Literal('ping'), at: Type.Number() }, closed),
  /** Begins or ends following the public tables: `tables` reports that their list has changed. */
  Type.Object({ type: Type.Literal('follow'), tables: Type.Boolean() }, closed),
  /** Reports that the page was used `ago` milliseconds ago: a key, a click, a touch, or the mouse. */
  Type.Object({ type: Type.Literal('used'), ago: Type.Integer({ minimum: 0, maximum: DAY }) }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** A log line with the number of the entry that caused it. */
export interface LogLine {
  readonly number: number;
  readonly entry: Json;
}

/** An undo: its number, and the log lines that it removed. Its entry records who took back, and who agreed. */
export interface TakenBackLog {
  readonly number: number;
  readonly log: readonly LogLine[];
}

/** The time each seat has left. */
export interface Clocks {
  /** Milliseconds left at `at`, by seat; `null` without a clock. */
  readonly left: { readonly [seat: string]: number | null };
  /** The seats whose clock runs. */
  readonly running: readonly string[];
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
  /** When the time of the seats that must choose is up; `null` without a clock. */
  readonly due: number | null;
  /** Whether the time is up, so that the game may be claimed. */
  readonly overdue: boolean;
}

export interface Player {
  readonly account: string;
  readonly name: string;
}

/** A proposal not yet answered. It lapses when the game goes on. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly by: string;
  /** For a takeback: the first entry that would be taken back. */
  readonly to: number | null;
  readonly standIn?: StandInTerms;
}

/** A computer player that stands in for a seat whose player is away, as both agreed. */
export interface StandIn extends StandInTerms {
  /** Whether the agreement is in force. */
  readonly agreed: boolean;
  /** Whether the computer chooses for the seat now. */
  readonly playing: boolean;
  /** When it played: the lengths of the journal when it took over, and when the player came back (`null`: not yet). */
  readonly spans: readonly (readonly [number, number | null])[];
}

/** The source of a game's dice: its published hash from the start, the secret when the game is over. */
export interface Dice {
  readonly game: string;
  readonly commitment: string;
  /** Each player's contribution, in seat order. */
  readonly values: readonly string[];
  /** The seats that were drawn by lot; absent in games begun before the lot was drawn from the dice. */
  readonly lot?: readonly string[];
  readonly secret: string | null;
}

/** An operation of RFC 6902. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly path: string; readonly from: string };

/** Facts that all readers of a game share and cannot derive from its journal. */
export interface Situation {
  readonly status: 'running' | 'over';
  /** The player of each seat now. */
  readonly players: { readonly [seat: string]: Player | null };
  /** The seats that must choose. */
  readonly awaited: readonly string[];
  readonly clocks: Clocks;
  readonly proposals: readonly Proposal[];
  /** By seat; absent for seats without an agreement. */
  readonly standIns?: readonly StandIn[];
  readonly result: Ending | null;
  /** The table of the rematch, once one is offered. */
  readonly rematch: string | null;
  readonly dice: Dice;
}

/** A complete game, as its reader may see it. */
export interface Joined extends Situation {
  readonly type: 'joined';
  readonly game: string;
  readonly title: string;
  /** The hash of its rules file: `/rules/<title>.<hash>.mjs`. */
  readonly rules: string;
  readonly scenario: string;
  readonly options: Json;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly solo: boolean;
  readonly takebacks: boolean;
  /** Whether automatic passes come when the player would usually answer; then nobody sees who is here. */
  readonly holds: boolean;
  /** The seat that the reader plays now; `null` for a spectator. In a solo game, the seat that must choose. */
  readonly seat: string | null;
  /** The length of the journal. */
  readonly seq: number;
  readonly view: Json;
  readonly journal: readonly Entry[];
  readonly log: readonly LogLine[];
  readonly takenBack: readonly TakenBackLog[];
  readonly standing: readonly StandingAnswer[];
  /** Whether the reader must confirm the end of its turn. */
  readonly asksLast: boolean;
  readonly undo: FreeUndo;
}

/** The numbers of the choices that the reader could freely take back, the last one first, or why there are none. */
export type FreeUndo = readonly number[] | UndoBar;

/** The events since `from`. A page that is at another entry joins again. */
export interface Changed extends Situation {
  readonly type: 'changed';
  readonly game: string;
  readonly from: number;
  readonly seq: number;
  readonly seat: string | null;
  /** Entries `from` to `seq` - 1. */
  readonly entries: readonly Entry[];
  readonly log: readonly LogLine[];
  readonly takenBack: readonly TakenBackLog[];
  readonly patch: readonly PatchOperation[];
  readonly standing: readonly StandingAnswer[];
  /** Whether the reader must confirm the end of its turn. */
  readonly asksLast: boolean;
  readonly undo: FreeUndo;
}

/** The message with this id has been accepted and saved. */
export interface Done {
  readonly type: 'done';
  readonly game: string;
  readonly id: string;
  /** How many of the choices were made, and the resulting length of the journal. */
  readonly made: number;
  readonly seq: number;
}

/**
 * The message with this id was refused and has changed nothing. Without an id: the message could not be read, or was a
 * request to watch the game.
 */
export interface Refused {
  readonly type: 'refused';
  readonly game: string | null;
  readonly id: string | null;
  readonly code: Code;
}

/** Who is watching a game: seats with a page open, and the number of spectators. */
export interface Presence {
  readonly type: 'presence';
  readonly game: string;
  readonly seats: readonly string[];
  readonly spectators: number;
}

/** A computer player waits for its turn to think. Repeated while it waits for long. */
export interface Queued {
  readonly type: 'queued';
  readonly game: string;
  /** About how long it will wait, in milliseconds; 0 once it thinks. */
  readonly wait: number;
}

export interface ChatLine {
  readonly id: string;
  readonly by: Player;
  readonly text: string;
  readonly at: number;
}

/** New chat lines, and the ids of deleted ones. */
export interface Chat {
  readonly type: 'chat';
  readonly game: string;
  readonly lines: readonly ChatLine[];
  readonly gone?: readonly string[];
}

/** From the server. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly account: string | null; readonly at: number }
  | Joined
  | Changed
  | Done
  | Refused
  | Presence
  | Queued
  | Chat
  /** The list of public tables has changed: pages may request it again. */
  | { readonly type: 'tables' }
  | { readonly type: 'pong'; readonly at: number; readonly now: number };
