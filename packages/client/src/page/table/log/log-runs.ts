import type { Logged } from '@carillon/flow';

/** Log entries that share one line: the last of them, and those that it continues. */
export interface Run<LogEntry> {
  readonly last: Logged<LogEntry>;
  readonly before: readonly LogEntry[];
  /** The journal entry of the first of them. */
  readonly from: number;
}

/**
 * The log grouped into lines. Lines already in `known` keep their objects, so that only new ones are put into words.
 */
export function runsOf<LogEntry>(
  log: readonly Logged<LogEntry>[],
  continues: (before: LogEntry, entry: LogEntry) => boolean,
  known: readonly Run<LogEntry>[],
): readonly Run<LogEntry>[] {
  const runs: Run<LogEntry>[] = [];
  for (const last of log) {
    const run = runs.at(-1);
    if (run && continues(run.last.entry, last.entry))
      runs[runs.length - 1] = { last, before: [...run.before, run.last.entry], from: run.from };
    else runs.push({ last, before: [], from: last.number });
  }
  return runs.map((run, i) => {
    const old = known[i];
    return old?.last === run.last && old.before.length === run.before.length ? old : run;
  });
}
