import type { Json } from '@carillon/kit';
import type { Machine } from './flow.ts';
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

/** One game title, as the platform sees it: the only face of a rules package. `View` is what a seat may see, `Entry` a log entry. */
export interface Rules<G extends StateBase, View, Entry> {
  readonly title: string;
  /** The sides, in the order of their seats. */
  readonly seats: readonly string[];
  readonly scenarios: readonly string[];
  /** What a table can be opened with. A game's options are an object that names some of these; the others are as usual. */
  readonly options: readonly TableOption[];
  readonly flow: Machine<G, Entry>;
  /** A blank state, to copy into: for pools. */
  blank(): G;
  /** A new game at its first question. Throws a `BadValue` where scenario or options are not those above. */
  start(scenario: string, options: Json, say?: Sink<Entry>): G;
  /** The stretch of play that standing answers last for, e.g. a season: when it is another, they are forgotten. */
  period(g: G): string;
  /** The questions that `query` knows. */
  readonly queries: readonly string[];
  /**
   * Answers a question about a position, from an observer's state as from the true one: arguments and answer are plain
   * JSON, with names and never ids. Throws a `BadValue` where there is no such question or its arguments do not fit.
   */
  query(g: G, name: string, args: Json): Json;
  /** The result, or `undefined` while the game goes on. */
  result(g: G): Result | undefined;
  /**
   * For each seat as the players took them when the table was opened, the seat that its player has now: another where the
   * rules let players exchange sides, e.g. by bidding for them. Public; the journal names seats as they were at each entry.
   */
  seating(g: G): readonly Seat[];
  /** Its fields by name, and the running procedures under `stack`. */
  toJson(g: G): Json;
  /** Throws a `BadValue` where the JSON is no state of this game. */
  fromJson(json: Json): G;
  /** How its positions are written as text: see docs/notation.md. */
  readonly positions: PositionFormat;
  /** What `seat` may see; a spectator (`undefined`) sees no hand. Plain JSON. */
  view(g: G, seat: Seat | undefined): View;
  /** An observer's state: what the view tells, the rest unknown. */
  fromView(view: View): G;
  /** The log entry as `seat` may read it, or `undefined` where it may not know of it. */
  logFor(entry: Entry, seat: Seat | undefined): Entry | undefined;
  /** Demands what must hold in every position, an observer's too; throws an `Impossible` where it does not. */
  check(g: G): void;
  /** Whether nothing is hidden in this state: it is no observer's. */
  tellsAll(g: G): boolean;
  /**
   * Exchanges, at random, what `seat` cannot see, the answers of others among it: another state that must look the same to it.
   * For tests, and for analyses that must not tell what is hidden.
   */
  permuteHidden(g: G, seat: Seat | undefined, below: (bound: number) => number): void;
}

/** Any game title, for code that works on all of them. */
export type AnyRules = Rules<StateBase, Json, unknown>;
