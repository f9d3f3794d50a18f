import { createEffect, on, untrack } from 'solid-js';
import type { Play } from '../play/play.ts';

/**
 * Follows the events at the table: calls `more` with the number of entries before the new ones, and `fewer` when some
 * were taken back. Entering or leaving an analysis calls neither, because its events have been seen.
 */
export function followNews<View, LogEntry>(
  session: Pick<Play<View, LogEntry>['session'], 'log' | 'now'>,
  more: (from: number) => void,
  fewer: () => void,
): void {
  let analysed = session.now().analysis;
  createEffect(
    on(session.log, (log, before) => {
      const { analysis } = untrack(session.now);
      const isSame = analysis === analysed;
      analysed = analysis;
      if (before === undefined) return;
      untrack(() => {
        if (!isSame || log.length < before.length) fewer();
        else if (log.length > before.length) more(before.length);
      });
    }),
  );
}
