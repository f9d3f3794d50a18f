import type { Logged } from '@carillon/flow';
import type { LogChange } from '../shared/messages.ts';

/** The part of the log that the page holds, and updates to it. */
export class SentLog<LogEntry> {
  private told: readonly Logged<LogEntry>[] = [];
  private toldTo: string | null = null;

  /** Forgets what the page has been sent. */
  forget(): void {
    this.told = [];
  }

  /** The update from the page's log to `log`, as `reader` reads it; for another reader it starts afresh. */
  change(reader: string | null, log: readonly Logged<LogEntry>[]): LogChange<LogEntry> {
    const keep = reader === this.toldTo ? commonStart(this.told, log) : 0;
    this.told = log;
    this.toldTo = reader;
    return { keep, add: log.slice(keep) };
  }
}

/** The length of two logs' common beginning. A number belongs to one journal entry for ever, undone or not. */
function commonStart(a: readonly Logged<unknown>[], b: readonly Logged<unknown>[]): number {
  const differs = a.findIndex((logged, i) => logged.number !== b[i]?.number);
  return differs < 0 ? a.length : differs;
}
