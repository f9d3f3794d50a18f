import type { Logged } from '@carillon/flow';
import type { LogChange } from '../shared/messages.ts';

/** The part of the log that the page holds, and updates to it. */
export class SentLog<LogEntry> {
  private kept: readonly Logged<LogEntry>[] = [];
  private keptFor: string | null = null;

  /** Has the next update send everything. */
  forget(): void {
    this.kept = [];
  }

  /** The update that turns the page's log into `log`, as `reader` reads it; a new reader gets the whole log. */
  change(reader: string | null, log: readonly Logged<LogEntry>[]): LogChange<LogEntry> {
    const keep = reader === this.keptFor ? commonStart(this.kept, log) : 0;
    this.kept = log;
    this.keptFor = reader;
    return { keep, add: log.slice(keep) };
  }
}

/** The length of two logs' common beginning. A number belongs to one journal entry for ever, undone or not. */
function commonStart(a: readonly Logged<unknown>[], b: readonly Logged<unknown>[]): number {
  const differs = a.findIndex((logged, i) => logged.number !== b[i]?.number);
  return differs < 0 ? a.length : differs;
}
