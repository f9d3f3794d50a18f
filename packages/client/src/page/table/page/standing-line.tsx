import { type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Page } from './page.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'words'>;

interface StandingLineProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}

/** Reminds the viewing seat of the windows that it passes automatically. */
export function StandingLine<View, LogEntry>(props: StandingLineProps<View, LogEntry>): JSX.Element {
  // After the end there are no more windows to answer.
  const count = () => {
    const { asked, standing } = props.play.session.now();
    return asked.seat === null ? 0 : standing.length;
  };
  return (
    <Show when={count() > 0}>
      <button type="button" class="standing-line" onClick={() => props.page.window.set('standing')}>
        {props.play.words.say('standingCount', { count: count() })}
      </button>
    </Show>
  );
}
