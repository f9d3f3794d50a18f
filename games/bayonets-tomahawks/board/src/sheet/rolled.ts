import type { LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { logLine } from '../texts/log.ts';

/** What shows the course of a Raid: each die, and the points it brings. */
const OF_RAID: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>(['interception', 'raid-roll', 'raid-points']);

/**
 * The results of the dice of a fight so far, in one line: who has won a Battle, or each die of a Raid and its points.
 * Empty before the first, and during a Battle, whose many dice are on the sheet.
 */
export function rolled(entries: readonly LogEntry[], language: Language): string {
  const won = entries.find(({ type }) => type === 'battle-won');
  const shown = won ? [won] : entries.filter(({ type }) => OF_RAID.has(type));
  return shown.map((entry) => logLine(entry, language).text).join(' ');
}
