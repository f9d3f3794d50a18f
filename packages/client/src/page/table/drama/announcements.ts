import type { Language, Title } from '@carillon/board';

/** At most this many lines are announced at once. */
const MOST = 3;

/**
 * What is said over the map of these events: years and seasons that begin. Where nothing moves, and so no card lies on
 * the map, also cards played and how fights ended.
 */
export function announcements<View, LogEntry>(
  { drama, logLine }: Pick<Title<View, LogEntry>, 'drama' | 'logLine'>,
  news: readonly LogEntry[],
  language: Language,
  isStill: boolean,
): readonly string[] {
  const said = news.flatMap((entry) => {
    const line = logLine(entry, language);
    if (line === undefined) return [];
    const isTime = line.level === 'heading' && line.seat === undefined;
    const isSeen = isStill && (line.played !== undefined || drama?.momentOf(entry)?.outcome === true);
    return isTime || isSeen ? [line.text] : [];
  });
  return said.slice(-MOST);
}
