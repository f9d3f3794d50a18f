import type { LogLine } from '@carillon/board';
import type { Lined, Shown } from './log-lines.ts';

const isHeading = ({ level }: LogLine): boolean => level === 'heading';
const beginsTurn = ({ seat }: LogLine): boolean => seat !== undefined;

/**
 * The log since a seat's last turn, if another seat has had a turn since; otherwise empty. Turns are found only by
 * their headings, so that the recap does not reveal what another seat has declined.
 */
export function sinceOwnTurn<T extends Shown>(lines: readonly T[], seat: string | null): readonly T[] {
  if (seat === null) return [];
  const own = lines.findLastIndex(({ line }) => line.seat === seat);
  const after = lines.slice(own + 1);
  const begins = own < 0 ? beginsTurn : isHeading;
  const first = after.findIndex(({ line }) => begins(line));
  const since = first < 0 ? [] : after.slice(first);
  return since.some(({ line }) => beginsTurn(line)) ? since : [];
}

/**
 * The same, kept while the seat's own turn lasts: what happened between its last turn and this one, and what others
 * have answered in this one.
 */
export function sinceLastTurn<T extends Shown>(lines: readonly T[], seat: string | null): readonly T[] {
  const since = sinceOwnTurn(lines, seat);
  if (since.length > 0 || seat === null) return since;
  const own = Math.max(
    lines.findLastIndex(({ line }) => line.seat === seat),
    0,
  );
  return [...sinceOwnTurn(lines.slice(0, own), seat), ...answersIn(lines.slice(own), seat)];
}

/** The answers of others in a seat's turn with what follows from them, below the heading of the turn; often none. */
function answersIn<T extends Shown>([turn, ...lines]: readonly T[], seat: string): readonly T[] {
  const starts = lines.flatMap(({ line }, i) => (line.answer !== undefined && line.answer !== seat ? [i] : []));
  if (turn === undefined || starts.length === 0) return [];
  const endOf = (start: number): number => {
    const end = lines.findIndex(({ line }, i) => i > start && line.level !== 'detail');
    return end < 0 ? lines.length : end;
  };
  return [turn, ...lines.filter((_line, i) => starts.some((start) => start <= i && i < endOf(start)))];
}

/** A summary: cards and seasons with their deeds and results, without the steps of fights. */
export const inShort = <T extends Lined>(lines: readonly T[]): readonly T[] =>
  lines.filter(({ line }) => line.level !== 'detail' || line.inSummary);

/** Whether another seat has begun a turn after the last entry seen; otherwise nothing is new. */
export const isNews = (lines: readonly Shown[], seen: number): boolean =>
  lines.some(({ number, line }) => number > seen && beginsTurn(line));
