import { createEffect, createMemo, type JSX, on } from 'solid-js';
import { cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';
import { hintOf } from '../prompt/prompt-hint.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'confirm' | 'focus' | 'history' | 'session' | 'title' | 'words'
>;

/** At most this many lines are read out at once. */
const MOST_LINES = 6;

/**
 * An invisible region that informs screen readers of events and questions, the target of the ring, the effect of Enter,
 * and the reason for a refusal.
 */
export function LiveRegion<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const said = cell('');
  createEffect(
    on(props.play.session.latest, (now, before) => {
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
  const warned = createMemo(() => warningOf(props.play));
  createEffect(on(warned, (text) => text && said.set(text)));
  return (
    <p class="unseen" role="status" aria-live="polite">
      {said()}
    </p>
  );
}

/** The effect of Enter now, the reason why the last request was refused, or what was undone. */
function warningOf<View, LogEntry>(play: Needs<View, LogEntry>): string | undefined {
  const { confirm, session, words } = play;
  const [deed, button, notice] = [confirm.armed(), confirm.pressed(), session.notice()];
  if (deed) return `${hintOf(play)} ${words.say('enterDoes', { deed: words.sendWord(deed) })}`;
  if (button) return words.say('enterDoes', { deed: words.labelOf(button) });
  if (notice) return words.say(notice);
  return session.undone() && hintOf(play);
}
