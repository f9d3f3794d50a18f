import { createEffect, type JSX, on } from 'solid-js';
import { cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';

/** At most this many lines are read out at once. */
const MOST_LINES = 6;

/** Tells screen readers what happened, what is asked, and what the ring of the keys is on, invisibly. */
export function LiveRegion<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const said = cell('');
  createEffect(
    on(props.play.session.now, (now, before) => {
      const since = before?.length ?? now.length;
      const fresh = props.play.history.lines().filter(({ number }) => number >= since);
      const happened = fresh.slice(-MOST_LINES).map(({ line }) => line.text);
      said.set([...happened, props.play.words.prompt().text].join(' '));
    }),
  );
  createEffect(
    on(props.play.focus.ring, (ring) => {
      if (ring) said.set(props.play.words.ringed(ring, props.play.focus.deedsLookedAt()));
    }),
  );
  return (
    <p class="unseen" role="status" aria-live="polite">
      {said()}
    </p>
  );
}
