import type { Language } from './language.ts';
import type { LogLine } from './log-line.ts';
import type { Title } from './title.ts';

/** Log entries as lines, one for entries that continue each other. */
export function linesOf<LogEntry>(
  title: Pick<Title<never, LogEntry>, 'logLine' | 'continues'>,
  entries: readonly LogEntry[],
  language: Language,
): readonly LogLine[] {
  const runs: LogEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before !== undefined && title.continues?.(before, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => {
    const last = run.at(-1);
    return last === undefined ? [] : (title.logLine(last, language, run.slice(0, -1)) ?? []);
  });
}
