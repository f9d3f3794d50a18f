import type { Entry, StandingAnswer } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import Type, { type Static } from 'typebox';
import type { Code } from './codes.ts';
import { Id, Name, Seq } from './names.ts';
import type { Ending, Pace } from './tables.ts';

// One socket a page, at `/api/socket?protocol=1`; it may look at several games at once.

/** The most choices of one plan. */
export const PLAN_LIMIT = 64;
/** The longest frame that the server reads, in bytes; a longer one closes the socket with 1009. */
export const FRAME_LIMIT = 16_384;

const ChoiceText = Type.String({ minLength: 1, maxLength: 256 });
const closed = { additionalProperties: false };
/** What every message about a game that changes it carries: its own id, by which a resent one is known again. */
const sent = { game: Id, id: Id };

const StandingAnswerSchema = Type.Object({ moment: Name, card: Type.Optional(Name) }, closed);

/** What two players agree on: taking back all from entry `to` on, or that the game is a draw. */
export const ProposalKind = Type.Enum(['takeback', 'draw']);
export type ProposalKind = Static<typeof ProposalKind>;

/** From the client. */
export const ClientMessage = Type.Union([
  /** Begins to look at a game; `since` is the length of the journal that the page already knows, of the seat that it had. */
  Type.Object(
    {
      type: Type.Literal('join'),
      game: Id,
      since: Type.Optional(Seq),
      link: Type.Optional(Type.String({ maxLength: 64 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('leave'), game: Id }, closed),
  /** One choice, or a plan of several; `seen` is the length of the journal that the seat knows. In a solo game `seat` says for whom. */
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
  /** Takes back freely; `to`: the first of the entries that are taken back. */
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
      /** Whether the seat wants to be asked before its turn ends, until it says otherwise; absent: as before. */
      asksLast: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object(
    { type: Type.Literal('propose'), ...sent, kind: ProposalKind, seen: Seq, to: Type.Optional(Seq) },
    closed,
  ),
  /** Agrees to what the other side proposes, or declines; whoever proposed it may withdraw it with `false`. */
  Type.Object({ type: Type.Literal('answer'), ...sent, kind: ProposalKind, agree: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('resign'), ...sent }, closed),
  /** When the other side's time is up: takes the win, or opens its seat to somebody else. */
  Type.Object({ type: Type.Literal('claim'), ...sent, how: Type.Enum(['win', 'replace']) }, closed),
  Type.Object({ type: Type.Literal('ping'), at: Type.Number() }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** A log line with the number of the entry that caused it. */
export interface LogLine {
  readonly number: number;
  readonly entry: Json;
}

/** How much time each seat has left. */
export interface Clocks {
  /** Milliseconds at `at`, by seat; `null` without a clock. */
  readonly left: { readonly [seat: string]: number | null };
  /** The seats whose clock runs. */
  readonly running: readonly string[];
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
  /** When the time of those who are to choose is up; `null` without a clock. */
  readonly due: number | null;
  /** It is up, and the game may be claimed. */
  readonly overdue: boolean;
}

export interface Player {
  readonly account: string;
  readonly name: string;
}

/** Something proposed and not yet answered. It falls when the game goes on. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly by: string;
  /** Of a takeback: the first of the entries that would be taken back. */
  readonly to: number | null;
}

/** What a game's dice came from: published hash at once, the secret when the game is over. */
export interface Dice {
  readonly game: string;
  readonly commitment: string;
  /** What each player added, in the order of the seats. */
  readonly values: readonly string[];
  readonly secret: string | null;
}

/** An operation of RFC 6902. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly path: string; readonly from: string };

/** What is the same for all who look at a game, and does not follow from its journal. */
export interface Situation {
  readonly status: 'running' | 'over';
  /** Who plays each seat now. */
  readonly players: { readonly [seat: string]: Player | null };
  /** The seats that are to choose. */
  readonly awaited: readonly string[];
  readonly clocks: Clocks;
  readonly proposals: readonly Proposal[];
  readonly result: Ending | null;
  readonly dice: Dice;
}

/** A game, whole, as its reader may see it. */
export interface Joined extends Situation {
  readonly type: 'joined';
  readonly game: string;
  readonly title: string;
  /** The hash of the rules file that it is played under: `/rules/<title>.<hash>.mjs`. */
  readonly rules: string;
  readonly scenario: string;
  readonly options: Json;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly solo: boolean;
  readonly takebacks: boolean;
  /** The seat that the reader plays now; `null` for a spectator. In a solo game the seat that is to choose. */
  readonly seat: string | null;
  /** The length of the journal. */
  readonly seq: number;
  readonly view: Json;
  readonly journal: readonly Entry[];
  readonly log: readonly LogLine[];
  readonly standing: readonly StandingAnswer[];
  /** Whether the reader wants to be asked before its turn ends. */
  readonly asksLast: boolean;
}

/** What has happened since. A page that does not stand at `from` joins anew. */
export interface Changed extends Situation {
  readonly type: 'changed';
  readonly game: string;
  readonly from: number;
  readonly seq: number;
  readonly seat: string | null;
  /** Entries `from` to `seq` - 1. */
  readonly entries: readonly Entry[];
  readonly log: readonly LogLine[];
  readonly patch: readonly PatchOperation[];
  readonly standing: readonly StandingAnswer[];
  /** Whether the reader wants to be asked before its turn ends. */
  readonly asksLast: boolean;
}

/** The message with this id has been taken and is kept; of a plan, how many of its choices. */
export interface Done {
  readonly type: 'done';
  readonly game: string;
  readonly id: string;
  /** How many of the choices were made; the length of the journal then. */
  readonly made: number;
  readonly seq: number;
}

/** The message with this id was refused, and has changed nothing. Without an id: the message could not be read, or looked at the game. */
export interface Refused {
  readonly type: 'refused';
  readonly game: string | null;
  readonly id: string | null;
  readonly code: Code;
}

/** Who looks at a game: seats with a page open, and how many spectators. */
export interface Presence {
  readonly type: 'presence';
  readonly game: string;
  readonly seats: readonly string[];
  readonly spectators: number;
}

export interface ChatLine {
  readonly id: string;
  readonly by: Player;
  readonly text: string;
  readonly at: number;
}

/** Lines that were said, and the ids of lines that were taken out. */
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
  | Chat
  | { readonly type: 'pong'; readonly at: number; readonly now: number };
