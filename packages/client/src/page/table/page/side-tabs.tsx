import { createEffect, type JSX, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Cell } from '../../cell.ts';
import type { Shown } from '../log/log-lines.ts';
import { LogPanel } from '../log/log-panel.tsx';
import type { Play } from '../play/play.ts';
import type { Page } from './page.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'find' | 'focus' | 'history' | 'session' | 'title' | 'words'
>;

/** What lies beside the map, below the tracks. */
export type SideTab = 'log' | 'chat';

/** Around a network game: players and clocks, the chat, and who is waited for. */
export interface Online {
  /** The players, their clocks, proposals and further actions; `onTalk` opens the panel of the chat. */
  readonly Seats: (props: { readonly onTalk: () => void }) => JSX.Element;
  readonly Chat: () => JSX.Element;
  /** Whether the user may read the chat. */
  readonly hasChat: () => boolean;
  /** Leads to the next game that waits for the user, while this one does not. */
  readonly Next: () => JSX.Element;
  readonly tab: Cell<SideTab>;
  /** How many messages have not been read. */
  readonly unread: () => number;
  /** Who is choosing and in what time, while that is another player; empty otherwise. */
  readonly waiting: () => string;
  /** Lines of the log that the rules know nothing of, by the entries before which they stand. */
  readonly notes: () => readonly Shown[];
}

export interface SideTabsProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  readonly online: Online | undefined;
}

/** The log; over the network, the chat is a tab beside it. */
export function SideTabs<View, LogEntry>(props: SideTabsProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={props.online} fallback={<LogPanel play={props.play} page={props.page} />}>
      {(online) => <LogOrChat play={props.play} page={props.page} online={online()} />}
    </Show>
  );
}

function LogOrChat<View, LogEntry>(props: SideTabsProps<View, LogEntry> & { readonly online: Online }): JSX.Element {
  const say = props.play.words.say.bind(props.play.words);
  let box: HTMLDivElement | undefined;
  // Somebody who opens the chat wants to write.
  createEffect(
    on(props.online.tab, (tab) => {
      if (tab === 'chat') queueMicrotask(() => box?.querySelector<HTMLElement>('[name="words"]')?.focus());
    }),
  );
  // What is judged is told beside the log.
  createEffect(() => {
    if (props.page.judging()) props.online.tab.set('log');
  });
  const Tab = (tab: { readonly is: SideTab; readonly children: JSX.Element }): JSX.Element => (
    <button
      type="button"
      role="tab"
      id={`tab-${tab.is}`}
      class="side-tab"
      data-does={tab.is}
      aria-selected={props.online.tab() === tab.is}
      aria-controls={`panel-${tab.is}`}
      onClick={() => props.online.tab.set(tab.is)}
    >
      {tab.children}
    </button>
  );
  return (
    <>
      <div class="side-tabs" role="tablist">
        <Tab is="log">{say('log')}</Tab>
        <Show when={props.online.hasChat()}>
          <Tab is="chat">
            {say('chat')}
            <Show when={props.online.unread() > 0}>
              <span class="places-count">{props.online.unread()}</span>
            </Show>
          </Tab>
        </Show>
      </div>
      <div
        class="side-panel"
        id="panel-log"
        role="tabpanel"
        aria-labelledby="tab-log"
        hidden={props.online.tab() !== 'log'}
      >
        <LogPanel play={props.play} page={props.page} notes={props.online.notes()} />
      </div>
      <Show when={props.online.tab() === 'chat'}>
        <div class="side-panel" id="panel-chat" role="tabpanel" aria-labelledby="tab-chat" ref={box}>
          <Dynamic component={props.online.Chat} />
        </div>
      </Show>
    </>
  );
}
