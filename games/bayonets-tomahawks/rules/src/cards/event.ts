import type { Sink } from '@carillon/flow';
import { type Card, card, deckOf, known, type Piece, type Side, type Space, side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { EventExit } from '../procedures/contents-events.ts';
import type { State } from '../state.ts';

export type Say = Sink<LogEntry> | undefined;

/** 7.4 Logs that an event takes effect in an Action; its card cannot be used again in the Action Round. */
export function useCard(g: State, say: Say, played: Card, by: Side): void {
  g.used.add(played);
  say?.({ type: 'event', card: card.nameOf(played), side: side.nameOf(by) });
}

/** 7.4 Logs that a faction declines the event of its card in play. */
export function sayDeclined(g: State, say: Say, by: Side): void {
  const played = card.nameOf(known(g.played.get(deckOf(by))));
  say?.({ type: 'declined', card: played, side: side.nameOf(by) });
}

/** 7.1 #5 The rule of an event that is resolved at the start of the Action Round. */
export interface StartEvent {
  /** The automatic effects. If nothing is logged and nothing is asked, the log reports an event without effect. */
  happen?(g: State, say: Say, played: Card): void;
  /** Calls the procedure of its choices, if there is anything to choose. */
  ask?(g: State, by: Side, played: Card): EventExit;
  /** The counters that it picks, if any. */
  parts?(g: State): readonly Part[];
  /** The stack that it picks, if any. */
  readonly stack?: StackChoice;
  /** Whether its choices would change nothing, whatever is drawn or answered. */
  isVain?(g: State, by: Side, played: Card): boolean;
  /** What it changes depends on the cards in play, which nobody knows before they are revealed. */
  readonly needsCards?: true;
  /** Only changes the possible actions of the Action Round, so it always has an effect. */
  readonly lasting?: true;
}

/** One part of an event that picks counters. */
export interface Part {
  /** The side that picks; `null`: chance. */
  readonly by: Side | null;
  readonly count: number;
  readonly may: (g: State, p: Piece) => boolean;
  readonly take: (g: State, say: Say, p: Piece) => void;
}

/** An event by which a faction picks a British stack. */
export interface StackChoice {
  readonly by: Side;
  /** The spaces of the stacks among which it picks. */
  among(g: State): readonly Space[];
  take(g: State, say: Say, where: Space): void;
}
