import { createEffect, type JSX, on } from 'solid-js';
import { cell } from '../cell.ts';
import type { Play } from './play.ts';

/** No more lines than this are read out at once. */
const MOST_LINES = 6;

/** Tells screen readers what happened and what is asked, in a place that eyes do not see. */
export function LiveRegion<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const said = cell('');
  createEffect(
    on(props.play.session.now, (now, before) => {
      const fresh = now.log.add.filter(({ number }) => before !== undefined && number >= before.length);
      const lines = fresh.flatMap(({ entry }) => props.play.title.logLine(entry, props.play.language)?.text ?? []);
      const happened = lines.slice(-MOST_LINES);
      said.set([...happened, props.play.prompt().text].join(' '));
    }),
  );
  return (
    <p class="unseen" role="status" aria-live="polite">
      {said()}
    </p>
  );
}
