import type { Language, Moment, Title } from '@carillon/board';

/** At most this many lines are announced at once. */
const MOST = 3;

/**
 * The lines shown over the map for these events: years and seasons that begin. With reduced motion no card is laid on
 * the map, so cards played, dice and the ends of fights have lines, too.
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
    return isTime || (isStill && (line.played !== undefined || isStaged(drama?.momentOf(entry)))) ? [line.text] : [];
  });
  return said.slice(-MOST);
}

/** Whether an event with dice, or the end of a fight, would lie on the map; the dice of a volley are too many for lines. */
const isStaged = (moment: Moment | undefined): boolean =>
  moment?.outcome === true || (moment?.dice !== undefined && moment.volley !== true);
