import { LOG_TOPICS, type LogLine, type LogTopic } from '@carillon/board';

/** What of the log is shown: all, less of it, or what one topic is about. */
const AMOUNTS = ['all', 'brief', 'headings'] as const;
type Amount = (typeof AMOUNTS)[number];
export type LogFilter = Amount | LogTopic;
export const LOG_FILTERS: readonly LogFilter[] = [...AMOUNTS, ...LOG_TOPICS];

/** Something with a line of the log. */
export interface Lined {
  readonly line: LogLine;
}

/** A line of the log, and the entry of the journal that it tells of: the last, where it tells of several. */
export interface Shown extends Lined {
  readonly number: number;
  /** The first of them. */
  readonly from: number;
}

const isTopic = (filter: LogFilter): filter is LogTopic => LOG_TOPICS.some((topic) => topic === filter);

const LEVELS: Readonly<Record<Amount, readonly LogLine['level'][]>> = {
  all: ['heading', 'line', 'detail'],
  brief: ['heading', 'line'],
  headings: ['heading'],
};

/** Upper and lower case and accents are one. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Points are told inside a sheet and do not end it. */
const beginsSheet = ({ level, topic }: LogLine): boolean => level !== 'detail' && topic !== 'points';

/** What each line is about: a line of a sheet without a topic of its own, whatever the sheet is about. */
function topicsOf(lines: readonly Lined[]): (LogTopic | undefined)[] {
  let sheet: LogTopic | undefined;
  return lines.map(({ line }) => {
    if (beginsSheet(line)) sheet = line.level === 'heading' ? undefined : line.topic;
    return line.topic ?? sheet;
  });
}

/** The lines that are shown: those of the filter that hold the words searched for, under the headings they belong to. */
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

/** Whether a match comes below this heading: before the next one that heads as much. */
function headsMatch(lines: readonly Lined[], matches: readonly boolean[], heading: number): boolean {
  const ofTurn = lines[heading]?.line.seat !== undefined;
  for (let i = heading + 1; i < lines.length && !ends(lines[i]?.line, ofTurn); i++) if (matches[i]) return true;
  return false;
}

/** A season ends with the next season; a turn with any heading. */
const ends = (line: LogLine | undefined, ofTurn: boolean): boolean =>
  line?.level === 'heading' && (ofTurn || line.seat === undefined);
