import { BadValue, type Entry, NotationError, type Rules, replayRecord, type StateBase } from '@carillon/flow';
import type { Joined } from '@carillon/protocol';
import type { Answers, Reply } from '../messages.ts';

/** What each seat sees of a position. */
export const seenByEach = <G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  state: G,
): Answers<View, LogEntry>['revealed'] => ({ views: rules.seats.map((_, seat) => rules.view(state, seat)) });

/** The same for a finished game from a server, by its journal; refused while the journal has secrets. */
export function revealedBy<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { title, scenario, options, rules: hash }: Pick<Joined, 'title' | 'scenario' | 'options' | 'rules'>,
  journal: readonly Entry[],
): Reply<Answers<View, LogEntry>['revealed']> {
  try {
    const { state } = replayRecord(rules, { title, scenario, options, rules: hash, end: null, journal });
    return { ok: true, value: seenByEach(rules, state) };
  } catch (error) {
    if (error instanceof NotationError || error instanceof BadValue) return { ok: false, code: 'no_game' };
    throw error;
  }
}
