import type { Below, Json } from '@carillon/kit';
import type { Machine } from './machine.ts';
import type { PositionFormat } from './notation/format.ts';
import type { TableOption } from './options.ts';
import type { Seat, Sink } from './procedure.ts';
import type { StateBase } from './shape.ts';

/** How a game ended: the winning seat, or `undefined` for a draw. */
export interface Result {
  readonly winner: Seat | undefined;
  /** The rule by which it ended, e.g. `13.12`. */
  readonly rule: string;
}

/**
 * One game title, as the platform sees it: the only interface of a rules package. `View` is the type of a seat's view,
 * `Entry` of a log entry.
 */
export interface Rules<G extends StateBase, View, Entry> {
  readonly title: string;
  /** The sides, in the order of their seats. */
  readonly seats: readonly string[];
  readonly scenarios: readonly string[];
  /** The options of a table. A game's options are an object with some of these; the others have their defaults. */
  readonly options: readonly TableOption[];
  readonly flow: Machine<G, Entry>;
  /** A blank state to copy into: for pools. */
  blank(): G;
  /** A new game at its first question. Throws a `BadValue` for an unknown scenario or invalid options. */
  start(scenario: string, options: Json, say?: Sink<Entry>): G;
  /** The period for which standing answers last, e.g. a season: when it changes, they are forgotten. */
  period(g: G): string;
  /**
   * Whether the game has gone so far that its result shows who played better: a game that ends before is not rated.
   * Public.
   */
  isPastOpening(g: G): boolean;
  /**
   * The seat whose turn it is, such as a card play or an Action Phase; `undefined` between turns, and never if it is
   * absent. Public.
   */
  turnOf?(g: G): Seat | undefined;
  /**
   * The steps, as `procedure.step`, whose answers, or their consequences, may reveal facts about hidden cards to
   * others: see `takeWitnessed`. None if it is absent.
   */
  readonly telltales?: readonly string[];
  /** The questions that `query` knows. */
  readonly queries: readonly string[];
  /**
   * Answers a question about a position, from an observer's state as well as from the true one: arguments and answer
   * are plain JSON, with names and never ids. Throws a `BadValue` for an unknown question or invalid arguments.
   */
  query(g: G, name: string, args: Json): Json;
  /** The result, or `undefined` while the game is running. */
  result(g: G): Result | undefined;
  /**
   * For each original seat, the seat that its player has now: a different one if the rules let players exchange sides,
   * e.g. by bidding. Public; the journal keeps the seats at the time of each entry.
   */
  seating(g: G): readonly Seat[];
  /** Its fields by name, and the running procedures under `stack`. */
  toJson(g: G): Json;
  /** Throws a `BadValue` if the JSON is not a state of this game. */
  fromJson(json: Json): G;
  /** How its positions are written as text: see docs/notation.md. */
  readonly positions: PositionFormat;
  /** The view of `seat`; a spectator (`undefined`) sees no hand. Plain JSON. */
  view(g: G, seat: Seat | undefined): View;
  /** An observer's state: the contents of the view, with the rest unknown. */
  fromView(view: View): G;
  /** The log entry as `seat` may read it, or `undefined` if it may not know of it. */
  logFor(entry: Entry, seat: Seat | undefined): Entry | undefined;
  /** Checks the invariants, also for an observer's state; throws an `Impossible` if one is broken. */
  check(g: G): void;
  /** Whether nothing is hidden in this state: it is not an observer's. */
  tellsAll(g: G): boolean;
  /**
   * A state that fits a view: hidden cards are dealt, and hidden answers given, again at random. It looks the same to
   * the view's seat, and can contain nothing hidden, since it is made of the view alone. For analyses, for programs
   * that play from a view, and for tests that nothing hidden is revealed.
   */
  guess(view: View, below: Below): G;
}

/** Any game title, for code that works on all of them. */
export type AnyRules = Rules<StateBase, Json, unknown>;
