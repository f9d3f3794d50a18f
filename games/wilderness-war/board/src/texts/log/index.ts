import type { Language, LogLine } from '@carillon/board';
import { ofType } from '@carillon/wargame-board';
import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { BATTLE_LINES } from './battle.ts';
import { BIDDING_LINES } from './bidding.ts';
import { EVENT_LINES } from './events.ts';
import type { Lines } from './line.ts';
import { MOVEMENT_LINES, wayLine } from './movement.ts';
import { SEQUENCE_LINES } from './sequence.ts';
import { SIEGE_LINES } from './siege.ts';
import { answerOf, isInSummary, TOPICS } from './topics.ts';
import { YEAR_END_LINES } from './year-end.ts';

/** Every type of entry has a line, or this does not compile. */
const LINES: Lines<LogEntry['type']> = {
  ...BIDDING_LINES,
  ...SEQUENCE_LINES,
  ...EVENT_LINES,
  ...MOVEMENT_LINES,
  ...BATTLE_LINES,
  ...SIEGE_LINES,
  ...YEAR_END_LINES,
};

/** A log entry as a line in the user's language. */
export function logLine(entry: LogEntry, language: Language, before: readonly LogEntry[] = []): LogLine {
  const topic = TOPICS[entry.type];
  const answer = answerOf(entry);
  const line = wayLine([...before, entry], language) ?? ofType<LogEntry, [Language], LogLine>(LINES, entry, language);
  return {
    ...line,
    ...(line.level === 'detail' && isInSummary(entry) && { inSummary: true }),
    ...(answer !== undefined && { answer }),
    ...(topic !== null && { topic }),
    ...((entry.type === 'card' || entry.type === 'hold') && { seat: entry.side }),
    ...((entry.type === 'card' || entry.type === 'response') && { played: { by: entry.side } }),
  };
}
