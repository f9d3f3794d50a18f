import type { LogLine } from '@carillon/board';
import type { Logged } from '@carillon/flow';
import type { Takeback } from '../../../shared/messages.ts';
import type { Shown } from './log-lines.ts';

/** The words for takebacks. */
export interface TakebackWords<LogEntry> {
  /** A sentence with the seat that took something back, and the seat that agreed. */
  readonly said: (takeback: Takeback<LogEntry>) => string;
  readonly lineOf: (entry: LogEntry) => LogLine | undefined;
}

/**
 * The log with its takebacks: a line about each, and below it the entries taken back. A takeback of choices that the
 * log did not show is left out, unless the other side agreed to it.
 */
export function withTakebacks<LogEntry>(
  lines: readonly Shown[],
  takebacks: readonly Logged<Takeback<LogEntry>>[],
  words: TakebackWords<LogEntry>,
): readonly Shown[] {
  if (takebacks.length === 0) return lines;
  const reported = takebacks.flatMap((each) => linesOf(each, words));
  return [...lines, ...reported].sort((one, other) => one.number - other.number);
}

function linesOf<LogEntry>(
  { number, entry }: Logged<Takeback<LogEntry>>,
  { said, lineOf }: TakebackWords<LogEntry>,
): Shown[] {
  const lines = entry.log.flatMap((each) => lineOf(each) ?? []);
  if (lines.length === 0 && entry.agreed === null) return [];
  const heading: LogLine = { level: 'line', text: said(entry), about: [] };
  return [
    { number, from: number, line: heading },
    ...lines.map((line): Shown => ({ number, from: number, line: asDetail(line), undone: true })),
  ];
}

/** A line that was taken back, as a detail: it begins no turn, and reports no card. */
const asDetail = ({ seat: _seat, played: _played, ...line }: LogLine): LogLine => ({ ...line, level: 'detail' });
