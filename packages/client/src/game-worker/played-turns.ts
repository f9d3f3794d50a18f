import { isUndo, type StateBase, type Table } from '@carillon/flow';
import { type JudgeTask, turnsOf } from '@carillon/opponent';
import type { Turning } from './game.ts';

/** The turns played at a table, for a judge. */
export function playedTurns<G extends StateBase, View, LogEntry>(
  table: Table<G, View, LogEntry>,
  brain: Turning,
): readonly JudgeTask<View>[] {
  const entries = table.numbers.flatMap((number) => {
    const entry = table.journal[number];
    return entry === undefined || isUndo(entry) ? [] : [{ number, entry }];
  });
  return turnsOf(brain, { rules: table.rules, entries, stateAt: (place) => table.stateAt(place) });
}
