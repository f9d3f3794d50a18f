import type { Logged } from '@carillon/flow';
import type { LogChange } from '../messages.ts';

/** What of the log the page holds, and what it is told to hold the present one. */
export class SentLog<LogEntry> {
  private told: readonly Logged<LogEntry>[] = [];
  private toldTo: string | null = null;

  /** Forgets what the page was told. */
  forget(): void {
    this.told = [];
  }

  /** From the log that the page holds to `log`, as `reader` reads it; for another reader it begins anew. */
  change(reader: string | null, log: readonly Logged<LogEntry>[]): LogChange<LogEntry> {
    const keep = reader === this.toldTo ? commonStart(this.told, log) : 0;
    this.told = log;
    this.toldTo = reader;
    return { keep, add: log.slice(keep) };
  }
}

/** How many entries two logs share from the first on. A number belongs to one journal entry for ever, undone or not. */
function commonStart(a: readonly Logged<unknown>[], b: readonly Logged<unknown>[]): number {
  const differs = a.findIndex((logged, i) => logged.number !== b[i]?.number);
  return differs < 0 ? a.length : differs;
}
