import { type JSX, Show } from 'solid-js';
import { inShort } from '../log/recap.ts';
import type { Play } from '../play/play.ts';
import type { Drawer, Page } from './page.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'history' | 'title' | 'words'>;

/** On a narrow screen: the buttons that open the panels beside the map. */
export function Drawers<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}): JSX.Element {
  const toggle = (drawer: Drawer): void => props.page.drawer.set(props.page.drawer() === drawer ? undefined : drawer);
  const standing = () => props.play.title.scoreLine?.(props.play.board.view(), props.play.words.language);
  const Tab = (tab: { readonly drawer: Drawer }): JSX.Element => (
    <button
      type="button"
      class="button quiet"
      data-drawer-tab={tab.drawer}
      aria-expanded={props.page.drawer() === tab.drawer}
      onClick={() => toggle(tab.drawer)}
    >
      <Show when={tab.drawer === 'tracks' && standing()} fallback={props.play.words.say(tab.drawer)}>
        {(shown) => (
          <span class="drawer-standing">
            <span class="unseen">{props.play.words.say('tracks')}: </span>
            <span>{shown()[0]}</span> <span>{shown()[1]}</span>
          </span>
        )}
      </Show>
      <Show when={tab.drawer === 'log' && props.page.recap() && props.play.history.since().length > 0}>
        <span class="drawer-news">
          {inShort(props.play.history.since()).length}
          <span class="unseen"> {props.play.words.say('drawerNews')}</span>
        </span>
      </Show>
    </button>
  );
  return (
    <nav class="drawers" aria-label={props.play.words.say('menu')}>
      <button type="button" class="button quiet" onClick={() => props.page.window.set('menu')}>
        {props.play.words.say('menu')}
      </button>
      <Tab drawer="hand" />
      <Tab drawer="tracks" />
      <Tab drawer="log" />
    </nav>
  );
}
