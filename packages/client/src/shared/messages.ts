import type { Asked, Option, Route } from '@carillon/board';
import type { Pledge, ToldDice, Verdict } from '@carillon/dice';
import type { Entry, Logged, RefusalCode, StandingAnswer } from '@carillon/flow';
import type { Json, Result } from '@carillon/kit';
import type { Advice, Verdict as JudgedTurn } from '@carillon/opponent';
import type { Changed, Code, Joined } from '@carillon/protocol';
import type { Undo } from '@carillon/seat';
import type { Progress } from './computer.ts';
import type { Gathered, RoutePreview } from './force-messages.ts';
import type { Brought, RecordText, SavedGameSummary } from './kept-messages.ts';
import type { LessonNow } from './lesson-messages.ts';

export type { Verdict as JudgedTurn } from '@carillon/opponent';
export type { Gathered, RoutePreview } from './force-messages.ts';
export type { Brought, Fault, RecordText, SavedGameSummary } from './kept-messages.ts';

// The messages between page and worker. The page asks and the worker answers; the worker sends nothing by itself.

/** A computer player for one seat; its random numbers come from its own seed. */
export interface ComputerSeat {
  readonly seat: string;
  readonly level: string;
  readonly seed: number;
  /** Its style of play, one of `STYLE_CHOICES`; balanced if absent. */
  readonly style?: string;
  /** The share of its level's playouts that it makes, for tests: above 0, at most 1; 1 if absent. */
  readonly budget?: number;
}

/** The number of possible seeds of a computer player. */
export const COMPUTER_SEEDS: number = 2 ** 31;

/** A new game. `seed` makes chance repeatable, for tests; `null` leaves it to the platform's secure generator. */
export interface NewGame {
  readonly title: string;
  readonly scenario: string;
  /** The table's options, by their names in the title's rules. */
  readonly options: Json;
  readonly seed: number | null;
  /** Absent if both seats are played at this screen. */
  readonly computer?: ComputerSeat;
}

// Each question has one line in one of these tables: what is sent with it, and the answer. Its handler is in a table
// with the same keys in the worker: in `GameWorker`, or in the games that can answer it (`Game.answers`).

/** The answer to a question that may change the game: all that the page shows. */
type Shown<View, LogEntry> = Now<View, LogEntry>;
/** A question with which nothing is sent. */
type Nothing = Record<never, never>;

/**
 * Questions that the open game answers. `seen` is the length of the journal that the page knows. No question has a field
 * `id` or `type`: those names belong to the message.
 */
export interface TableQuestions<View, LogEntry> {
  /** One choice of a seat, or a plan of several; the plan stops where something intervenes. */
  choose(ask: Seen & { readonly seat: string; readonly choices: readonly string[] }): Shown<View, LogEntry>;
  /**
   * Undoes the last choice, if that is free; with `action`, all free choices of the action; with `to`, all from that
   * entry on.
   */
  undo(ask: Seen & { readonly action: boolean; readonly to?: number }): Shown<View, LogEntry>;
  /** Redoes the last undo. */
  redo(ask: Seen): Shown<View, LogEntry>;
  /** Ends a game with the computer: it gives up, as it has offered (`Now.givesUp`), or accepts a draw. */
  settle(ask: Seen & { readonly how: 'resigned' | 'agreed' }): Shown<View, LogEntry>;
  /** Sets and drops standing answers of a seat to windows; see `StandingAnswer`. */
  stand(ask: Seen & Standing): Shown<View, LogEntry>;
  /** Uncovers the hand of a seat, or covers all (`null`). */
  look(ask: { readonly seat: string | null }): Shown<View, LogEntry>;
  /** In a lesson: goes on (playing the solution if the step waits for a choice), goes back, or restarts the step. */
  teach(ask: { readonly move: 'on' | 'back' | 'again' }): Shown<View, LogEntry>;
  /** The largest force that the rules allow from the wished pieces, in order of preference. Changes nothing. */
  gather(ask: { readonly verb: string; readonly done: string; readonly wish: readonly string[] }): Gathered;
  /** The route of a selected force through these spaces in order, and how much of it can be undone. Changes nothing. */
  way(ask: { readonly stops: readonly string[] }): RoutePreview | null;
  /** The position after an entry of the log, as the viewing seat may see it. */
  past(ask: { readonly number: number }): { readonly view: View };
  /** The journal, as the viewing seat may read it. */
  journal(ask: Nothing): readonly Entry[];
  /** The view of each seat; only once the game is over. */
  revealed(ask: Nothing): { readonly views: readonly View[] };
  /** For a finished game from a server: whether its rolls and draws match the commitment made before the game. */
  verify(ask: { readonly dice: ToldDice; readonly pledge?: Pledge }): Verdict;
}

interface Seen {
  readonly seen: number;
}

interface Standing {
  readonly seat: string;
  readonly add: readonly StandingAnswer[];
  readonly drop: readonly StandingAnswer[];
  /** Whether the seat wants to be asked before its turn ends; absent: unchanged. */
  readonly asksLast?: boolean;
}

/** All questions of the table screen about its game. */
export interface GameQuestions<View, LogEntry> extends TableQuestions<View, LogEntry> {
  /** Lets the computer player make one choice, if it is asked. */
  reply(ask: Nothing): Shown<View, LogEntry>;
  /** Plans for the seat that is asked, in a game at one screen. Any change of the game cancels it. Changes nothing. */
  hint(ask: Nothing): Advice;
  /**
   * Why the computer player made its last considered choice: the plan that begins with it, and the next best. The
   * answer reveals nothing about its cards.
   */
  why(ask: Nothing): Explained<View, LogEntry>;
  /** The turns of a game that may be judged; see `Now.mayJudge`. Changes nothing. */
  turns(ask: Nothing): readonly PlayedTurn[];
  /** Judges one of these turns, by its place. A change of the game cancels it. Changes nothing. */
  judge(ask: { readonly turn: number }): JudgedTurn;
  /** The progress of the computer player's thought; `null` if it is not planning. */
  thinking(ask: Nothing): Progress | null;
  /** Cancels plans, a judgement or the computer's choice: thinking stops at once. */
  drop(ask: Nothing): null;
  /**
   * Starts an analysis: a copy of the game after an entry of the log (`null`: the present), which cannot change the
   * game itself. `view`: the position then, for a game on a server.
   */
  analyse(ask: { readonly number: number | null; readonly view?: unknown }): Shown<View, LogEntry>;
  /** Drops the analysis and goes back to the game. */
  leaveAnalysis(ask: Nothing): Shown<View, LogEntry>;
  /**
   * The record of the game as text. With `whole` it is complete and can be imported again. Otherwise the record of a
   * running game contains only what the viewing seat may know.
   */
  record(ask: { readonly whole: boolean }): RecordText;
  /** Answered only when another tab takes the game over (`true`), or when it is left (`false`). */
  taken(ask: Nothing): boolean;
  /** A question to the rules about a position and its view; see `Rules.queries`. It needs no game. */
  query(ask: {
    readonly title: string;
    readonly rules: string | null;
    readonly view: unknown;
    readonly name: string;
    readonly args: Json;
  }): Json;
}

/** All questions of the page to the worker; `game` is a game's key in the browser's store. */
export interface Questions<View, LogEntry> extends GameQuestions<View, LogEntry> {
  /** Lists the games in the browser's store. */
  saved(ask: Nothing): readonly SavedGameSummary[];
  /** Loads the rules of a title, so that its next game opens sooner. */
  prepare(ask: { readonly title: string }): null;
  open(ask: NewGame): Shown<View, LogEntry>;
  /** Opens a new game with the scenario, options and computer player of the open one. */
  anew(ask: { readonly seed: number | null }): Shown<View, LogEntry>;
  /** Opens a lesson at a step; nothing of it is stored. */
  lesson(ask: { readonly title: string; readonly lesson: string; readonly step: number }): Shown<View, LogEntry>;
  /** Resumes a game from the store; `takeOver`: even if it is open in another tab, which then loses it. */
  resume(ask: { readonly game: string; readonly takeOver: boolean }): Shown<View, LogEntry>;
  /** Releases this tab's lock on the open game. */
  leave(ask: Nothing): null;
  /** Deletes a game from the store. */
  remove(ask: { readonly game: string }): readonly SavedGameSummary[];
  /** The complete record of a game in the store. */
  recordOf(ask: { readonly game: string }): RecordText;
  /** Puts the game of a record into the store, if the rules allow it. */
  bring(ask: { readonly text: string }): Brought;
  /** Joins a table on a server, or receives its position again: the server's own message. */
  joined(ask: Joined): Shown<View, LogEntry>;
  /** Later events at that table: the server's own message. */
  changed(ask: Changed): Shown<View, LogEntry>;
}

export type AskType = keyof Questions<unknown, unknown>;
export type GameAskType = keyof GameQuestions<unknown, unknown>;
export type TableAskType = keyof TableQuestions<unknown, unknown>;
/** The data sent with each question. */
export type Asks = { readonly [T in AskType]: Parameters<Questions<unknown, unknown>[T]>[0] };
/** The answer to each question. */
export type Answers<View, LogEntry> = { readonly [T in AskType]: ReturnType<Questions<View, LogEntry>[T]> };
/** The questions that are answered with the game's new state, which the page then shows. */
export type ChangeType = {
  [T in GameAskType]: Answers<unknown, unknown>[T] extends Now<unknown, unknown> ? T : never;
}[GameAskType];
/** A question with its type. */
export type Ask<T extends AskType = AskType> = { readonly [Each in T]: { readonly type: Each } & Asks[Each] }[T];
/** A message to the worker; `id` is returned with its answer. */
export type AskMessage = { readonly id: number } & Ask;

/** The codes of refusals. They are stable; the texts have a sentence for each. */
export type AnyRefusal =
  | RefusalCode
  | Code
  | 'nothing_to_redo'
  | 'plays_on'
  | 'no_game'
  | 'damaged'
  | 'elsewhere'
  | 'taken_over'
  | 'only_viewed'
  | 'unknown_title'
  | 'unknown_lesson'
  | 'bad_query'
  | 'other_rules'
  | 'no_analysis'
  | 'no_advice'
  | 'no_judging'
  | 'gap'
  | 'broken';

/** An answer, or a refusal that changed nothing. */
export type Reply<T> = Result<T, AnyRefusal>;
export interface ReplyMessage<View, LogEntry> {
  readonly id: number;
  readonly reply: Reply<Answers<View, LogEntry>[AskType]>;
}

/** A game that can only be viewed: the number of entries that these rules can follow. */
export interface Viewing {
  readonly told: number;
  readonly of: number;
}

/** An update of the page's log: the first `keep` entries stay, followed by `add`. */
export interface LogChange<LogEntry> {
  readonly keep: number;
  readonly add: readonly Logged<LogEntry>[];
}

/** A takeback, as the log shows it. */
export interface Takeback<LogEntry> {
  readonly who: string;
  /** The seat that agreed to it; `null` if it was free. */
  readonly agreed: string | null;
  /** The log entries that were taken back, dice included. */
  readonly log: readonly LogEntry[];
}

/** A seat at a table on a server, and what its page sends for undo, redo and takebacks. */
export interface OnlineSeat {
  /** `null` for a spectator. */
  readonly seat: string | null;
  /** The entry that an undo takes back. */
  readonly undo: number | null;
  /** The entry from which an undo takes back the current action. */
  readonly action: number | null;
  /** The choices undone last, in their original order. */
  readonly redo: readonly string[] | null;
  /** The player's own last choice, for a takeback with the other side's consent if it cannot be undone freely. */
  readonly last: number | null;
}

/**
 * The end of a turn: `free` if all can be undone until the other side has chosen, `locked` if dice or the other side
 * follow at once.
 */
export type Ending = 'free' | 'locked';

/** An answer that is given for a seat because it is the only one. */
export interface LoneAnswer<View> {
  /** The fields of the view that have changed when it is given. */
  readonly changed: Partial<View>;
  readonly asked: Asked;
  readonly option: Option;
}

/** A choice of the computer player as the page may know it: the choice itself, or the log entry that tells of it. */
export type Decision<View, LogEntry> =
  | { readonly view: View; readonly asked: Asked; readonly option: Option }
  | { readonly entry: LogEntry };

/** Why the computer player made a choice; that is `null` while it is secret. */
export interface Explained<View, LogEntry> extends Advice {
  readonly decision: Decision<View, LogEntry> | null;
}

/** The game as the page may show it now. */
export interface Now<View, LogEntry> {
  /** The game's key in the browser's store. */
  readonly id: string;
  /** Set for a game on a server; `null` for one screen. */
  readonly online: OnlineSeat | null;
  /** Set if changed rules prevent the game from going on: it is shown as far as the rules can follow it. */
  readonly viewing: Viewing | null;
  readonly title: string;
  /** The hash of its rules; `null` if the page was not built. */
  readonly rules: string | null;
  readonly scenario: string;
  /** The seat whose hand is uncovered; on one screen only during its turn. `null` shows what everybody may see. */
  readonly looking: string | null;
  readonly view: View;
  readonly asked: Asked;
  /** Whether this is an analysis rather than a game: a copy in which nothing counts. */
  readonly analysis: boolean;
  /**
   * Whether its turns may be judged: those of a finished game, or of an analysis, but not of an analysis of a game that
   * others are still playing.
   */
  readonly mayJudge: boolean;
  /** The seat that the computer plays; `null` if there is none. */
  readonly computer: string | null;
  /** Its level, at one screen; absent if there is none. */
  readonly level?: string | undefined;
  /** Whether it has made a considered choice, which it can explain. */
  readonly explains: boolean;
  /** Whether it gives the game up, if the user agrees to end it. */
  readonly givesUp: boolean;
  /** A response window is open, for this moment. */
  readonly moment: string | null;
  /** The standing answers of the viewing seat. */
  readonly standing: readonly StandingAnswer[];
  /**
   * Whether the viewing seat wants to be asked before its turn ends; `null` if the title has no such question, or
   * nobody is viewing.
   */
  readonly asksLast: boolean | null;
  /** The asked seat must see its hand before it can answer: its choices stay hidden until it looks. */
  readonly covered: boolean;
  readonly options: readonly Option[];
  /**
   * The choices that take the only possible set, for instance all losses if every unit is lost; empty if several sets
   * are possible.
   */
  readonly onlySet: readonly string[];
  readonly routes: readonly Route[];
  /** Plans of choices that usually follow each other; each plan has one button. */
  readonly plans: readonly (readonly string[])[];
  /** The choices that end the asked seat's own turn, by their texts; the texts of a plan are joined by commas. */
  readonly ends: Readonly<Record<string, Ending>>;
  /** The answers that are given for the asked seat right after each of its choices, by its text; absent if none are. */
  readonly lone: Readonly<Record<string, readonly LoneAnswer<View>[]>>;
  readonly undo: Undo;
  /** The entries of the choices that can be undone freely one after another, the last one first. */
  readonly undos: readonly number[];
  /** The seat whose undone choice can be redone; `null` if there is none. */
  readonly redo: string | null;
  readonly log: LogChange<LogEntry>;
  /** The takebacks of a game on a server, by their entries. On one screen both sides see them. */
  readonly takebacks: LogChange<Takeback<LogEntry>>;
  /** Length of the journal. */
  readonly length: number;
  /** How the game ended; `null` while it is running. `winner` is `null` for a draw. */
  readonly result: { readonly winner: string | null; readonly rule: string } | null;
  /** The rest of an interrupted plan. */
  readonly left: readonly string[];
  /** Whether the browser has stored the game so far. */
  readonly kept: boolean;
  /** Set in a lesson. */
  readonly lesson?: LessonNow;
}

/** A turn that may be judged. */
export interface PlayedTurn {
  readonly seat: string;
  /** The number of its first entry, as the log counts them. */
  readonly number: number;
}
