import { type JSX, Match, Switch } from 'solid-js';
import type { Play } from '../play/play.ts';

/** Where the page is, if not in the game as it stands. */
export function elsewhereOf<View, LogEntry>({
  session,
}: Play<View, LogEntry>): 'past' | 'analysis' | 'viewing' | undefined {
  if (session.past()) return 'past';
  if (session.now().analysis) return 'analysis';
  return session.now().viewing ? 'viewing' : undefined;
}

/** A tag on the map's frame that says so in words. */
export function Elsewhere<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
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
