import { LOG_TOPICS, type LogLine, type LogTopic } from '@carillon/board';

/** The part of the log to show: all, a summary, or one topic. */
const AMOUNTS = ['all', 'brief', 'headings'] as const;
type Amount = (typeof AMOUNTS)[number];
export type LogFilter = Amount | LogTopic;
export const LOG_FILTERS: readonly LogFilter[] = [...AMOUNTS, ...LOG_TOPICS];

/** An item with a line of the log. */
export interface Lined {
  readonly line: LogLine;
}

/** A line of the log, and its journal entry: the last one, if it covers several. */
export interface Shown extends Lined {
  readonly number: number;
  /** The first of them. */
  readonly from: number;
  /** Whether it was taken back. */
  readonly undone?: true;
}

/** The lines, with each note inserted before the entry with its number. */
export const withNotes = (lines: readonly Shown[], notes: readonly Shown[]): readonly Shown[] =>
  notes.length === 0 ? lines : [...notes, ...lines].sort((one, other) => one.number - other.number);

const isTopic = (filter: LogFilter): filter is LogTopic => LOG_TOPICS.some((topic) => topic === filter);

const LEVELS: Readonly<Record<Amount, readonly LogLine['level'][]>> = {
  all: ['heading', 'line', 'detail'],
  brief: ['heading', 'line'],
  headings: ['heading'],
};

/** Ignores case and accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Points are reported inside a sheet and do not end it. */
const beginsSheet = ({ level, topic }: LogLine): boolean => level !== 'detail' && topic !== 'points';

/** The topic of each line: a line of a sheet without its own topic has that of the sheet. */
function topicsOf(lines: readonly Lined[]): (LogTopic | undefined)[] {
  let sheet: LogTopic | undefined;
  return lines.map(({ line }) => {
    if (beginsSheet(line)) sheet = line.level === 'heading' ? undefined : line.topic;
    return line.topic ?? sheet;
  });
}

/** The lines to show: those that pass the filter and contain the search words, under their headings. */
export function visibleLines<T extends Lined>(lines: readonly T[], filter: LogFilter, search: string): T[] {
  const wanted = plain(search.trim());
  const offered = isTopic(filter) ? lines : lines.filter(({ line }) => LEVELS[filter].includes(line.level));
  if (wanted === '' && !isTopic(filter)) return [...offered];
  const topics = isTopic(filter) ? topicsOf(offered) : [];
  const matches = offered.map(
    ({ line }, i) => plain(line.text).includes(wanted) && (!isTopic(filter) || topics[i] === filter),
  );
  return offered.filter(({ line }, i) => matches[i] || (line.level === 'heading' && headsMatch(offered, matches, i)));
}

/** Whether a match follows below this heading, before the next one of the same level. */
function headsMatch(lines: readonly Lined[], matches: readonly boolean[], heading: number): boolean {
  const ofTurn = lines[heading]?.line.seat !== undefined;
  for (let i = heading + 1; i < lines.length && !ends(lines[i]?.line, ofTurn); i++) if (matches[i]) return true;
  return false;
}

/** Whether a line ends a season (the next season does) or a turn (any heading does). */
const ends = (line: LogLine | undefined, ofTurn: boolean): boolean =>
  line?.level === 'heading' && (ofTurn || line.seat === undefined);
