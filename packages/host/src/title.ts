import type { Route, Title, TitleDoor } from '@carillon/board';
import type { Rules, StateBase } from '@carillon/flow';

/** Any title's board. */
export type AnyTitle = Title<unknown, unknown>;

/** The board of a title among those of others: it is given the views and log entries of its own title only. */
export const anyTitle = <View, LogEntry>(title: Title<View, LogEntry>): AnyTitle => title as unknown as AnyTitle;

/** A title on the page: the facts known before a game is chosen, and its board, which is loaded with the first game. */
export interface TitlePage {
  readonly door: TitleDoor;
  readonly board: () => Promise<AnyTitle>;
}

/** A title in the page's worker: its rules, and the answers that the board gets by trying choices on a seat's view. */
export interface TitleWorker<G extends StateBase, View, LogEntry> {
  readonly rules: Rules<G, View, LogEntry>;
  /** The routes open to the selected force. */
  routes(view: View): readonly Route[];
  /** Several choices that are usually made one after another from this question on: each plan has a button. */
  plans?(view: View): readonly (readonly string[])[];
  /** The shortest route through these spaces in order; `undefined` if there is none. */
  routeThrough(view: View, stops: readonly string[]): Route | undefined;
  /** Whether a choice is made on a card in a hand. */
  isOnHand(view: View, choice: string): boolean;
}

/** Any title in the worker. */
export type AnyTitleWorker = TitleWorker<StateBase, unknown, unknown>;
