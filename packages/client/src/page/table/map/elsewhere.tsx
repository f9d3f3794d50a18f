import { type JSX, Match, Switch } from 'solid-js';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'words'>;

/** What the page shows, if not the present game. */
export function elsewhereOf<View, LogEntry>({
  session,
}: Needs<View, LogEntry>): 'past' | 'analysis' | 'viewing' | undefined {
  if (session.past()) return 'past';
  if (session.now().analysis) return 'analysis';
  return session.now().viewing ? 'viewing' : undefined;
}

/** A label on the map's frame that says so. */
export function Elsewhere<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  return (
    <Switch>
      <Match when={elsewhereOf(props.play) === 'past'}>
        <p class="elsewhere">{props.play.words.say('pastPrompt')}</p>
      </Match>
      <Match when={elsewhereOf(props.play) === 'analysis'}>
        <p class="elsewhere">{props.play.words.say('analysis')}</p>
      </Match>
      <Match when={elsewhereOf(props.play) === 'viewing'}>
        <p class="elsewhere">{props.play.words.say('viewing')}</p>
      </Match>
    </Switch>
  );
}
