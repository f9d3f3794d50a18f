import {
  BadValue,
  type Entry,
  NotationError,
  type RecordedEnd,
  type Rules,
  replayRecord,
  type StateBase,
} from '@carillon/flow';
import { ok, refused } from '@carillon/kit';
import type { Joined } from '@carillon/protocol';
import type { Answers, Reply } from '../shared/messages.ts';

type Revealed<View, LogEntry> = Reply<Answers<View, LogEntry>['revealed']>;

const seenByEach = <G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  state: G,
): Revealed<View, LogEntry> => ok({ views: rules.seats.map((_, seat) => rules.view(state, seat)) });

/** The view of each seat in a game that has ended, by the rules or by its players; refused while it goes on. */
export const seenAtEnd = <G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  state: G,
  end: RecordedEnd | null,
): Revealed<View, LogEntry> => (end === null ? refused('no_game') : seenByEach(rules, state));

/** The same for a finished game from a server, by its journal; refused while the journal has secrets. */
export function revealedBy<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { title, scenario, options, rules: hash }: Pick<Joined, 'title' | 'scenario' | 'options' | 'rules'>,
  journal: readonly Entry[],
): Revealed<View, LogEntry> {
  try {
    const { state } = replayRecord(rules, { title, scenario, options, rules: hash, end: null, journal });
    return seenByEach(rules, state);
  } catch (error) {
    if (error instanceof NotationError || error instanceof BadValue) return refused('no_game');
    throw error;
  }
}
