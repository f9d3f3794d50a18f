import type { Language } from '@carillon/board';
import type { LogEntry, Modifier, SideName } from '@carillon/wilderness-war-rules/reference';
import { logLine } from '../texts/log/index.ts';

/** A log entry about a die with its modifiers. */
export interface Roll {
  readonly side: SideName;
  readonly die: number;
  readonly modifiers: readonly Modifier[];
  readonly shifts?: readonly Modifier[];
  readonly losses?: number;
  /** Whether the attempt succeeded. */
  readonly success?: boolean;
  /** The progress of a siege. */
  readonly level?: number;
}

export const rollOf = (entry: LogEntry): Roll | undefined =>
  'die' in entry && 'modifiers' in entry ? (entry as Roll) : undefined;

/** The result of a fight. */
const DECIDES: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>(['won', 'captured', 'assault-failed']);

export const decides = ({ type }: LogEntry): boolean => DECIDES.has(type);

/** The results of the dice of a fight so far, in one line: its result, or each roll; empty before the first. */
export function rolled(entries: readonly LogEntry[], language: Language): string {
  const won = entries.find(decides);
  const shown = won ? [won] : entries.filter((entry) => rollOf(entry) !== undefined);
  return shown.map((entry) => logLine(entry, language).text).join(' ');
}
