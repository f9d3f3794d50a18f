import type { LogLine } from '@carillon/board';

/** How much of the log is shown. */
export const LOG_FILTERS = ['all', 'brief', 'headings'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

const LEVELS: Readonly<Record<LogFilter, readonly LogLine['level'][]>> = {
  all: ['heading', 'line', 'detail'],
  brief: ['heading', 'line'],
  headings: ['heading'],
};

/** Upper and lower case and accents are one. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The lines that are shown: those of the filter that hold the words searched for, under the headings they belong to. */
export function visibleLines<T extends { readonly line: LogLine }>(
  lines: readonly T[],
  filter: LogFilter,
  search: string,
): T[] {
  const wanted = plain(search.trim());
  const shown = lines.filter(({ line }) => LEVELS[filter].includes(line.level));
  if (wanted === '') return shown;
  const matches = shown.map(({ line }) => plain(line.text).includes(wanted));
  return shown.filter(({ line }, i) => matches[i] || (line.level === 'heading' && headsMatch(shown, matches, i)));
}

/** Whether a match comes below this heading, before the next one. */
function headsMatch(
  lines: readonly { readonly line: LogLine }[],
  matches: readonly boolean[],
  heading: number,
): boolean {
  for (let i = heading + 1; i < lines.length && lines[i]?.line.level !== 'heading'; i++) if (matches[i]) return true;
  return false;
}
