import { textsLoaded } from '@carillon/board/spoken';
import { createEffect, For, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TextKey } from '../../texts/index.ts';
import { LogPanel } from '../log/log-panel.tsx';
import type { Play } from '../play/play.ts';
import { type Column, PANELS, type Panel } from './column.ts';
import type { Online } from './online.ts';
import type { Page } from './page.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'find' | 'focus' | 'history' | 'session' | 'title' | 'words'
>;

/** Loaded with the first judgement. */
const JudgementPanel = lazy(async () => {
  const { JudgementPanel: panel } = await import('../judging/judgement-panel.tsx');
  await textsLoaded();
  return { default: panel };
});

interface SideProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  readonly column: Column<View, LogEntry>;
  readonly online: Online | undefined;
}

const TAB_TEXTS: Readonly<Record<Panel, TextKey>> = {
  coach: 'coach',
  hint: 'sideHint',
  fight: 'sideFight',
  log: 'log',
  chat: 'chat',
  judge: 'sideJudge',
};

/** The tabs of the column: each brings its panel up, and has a mark while the panel has news. */
export function SideTabs<View, LogEntry>(props: SideProps<View, LogEntry>): JSX.Element {
  const { column } = props;
  const press = (panel: Panel): void => (panel === 'coach' ? column.toggle(panel) : column.open(panel));
  return (
    <div class="side-tabs" role="tablist" aria-label={props.play.words.say('sideTabs')}>
      <For each={PANELS.filter((panel) => column.hasTab(panel))}>
        {(panel) => (
          <button
            type="button"
            role="tab"
            id={`tab-${panel}`}
            class="side-tab"
            data-does={panel}
            data-option={panel === 'coach' ? 'coach' : undefined}
            aria-selected={column.isUp(panel)}
            aria-controls={column.isUp(panel) ? `panel-${panel}` : undefined}
            onClick={() => press(panel)}
          >
            {props.play.words.say(TAB_TEXTS[panel])}
            <News {...props} panel={panel} />
          </button>
        )}
      </For>
    </div>
  );
}

/** A dot, or the number of messages that have not been read. */
function News<View, LogEntry>(props: SideProps<View, LogEntry> & { readonly panel: Panel }): JSX.Element {
  return (
    <Show when={props.column.hasNews(props.panel)}>
      <Show
        when={props.panel === 'chat'}
        fallback={
          <span class="side-news">
            <span class="unseen"> {props.play.words.say('drawerNews')}</span>
          </span>
        }
      >
        <span class="places-count">{props.online?.unread()}</span>
      </Show>
    </Show>
  );
}

/** The log, always there for its replay strip. */
export function LogSide<View, LogEntry>(props: SideProps<View, LogEntry>): JSX.Element {
  const isUp = (): boolean => props.column.isUp('log');
  return (
    <div class="side-panel" id="panel-log" data-up={isUp()} role="tabpanel" aria-label={props.play.words.say('log')}>
      <LogPanel
        play={props.play}
        page={props.page}
        isUp={isUp()}
        recaps={!props.column.isBare()}
        notes={props.online?.notes() ?? []}
      />
    </div>
  );
}

/** The chat of a network game, and the judgement of the turns played. */
export function OtherSides<View, LogEntry>(props: SideProps<View, LogEntry>): JSX.Element {
  let box: HTMLDivElement | undefined;
  // Somebody who opens the chat wants to write.
  createEffect(
    on(
      () => props.column.isUp('chat'),
      (isUp) => {
        if (isUp) queueMicrotask(() => box?.querySelector<HTMLElement>('[name="words"]')?.focus());
      },
    ),
  );
  return (
    <>
      <Show when={props.column.isUp('chat') && props.online}>
        {(online) => (
          <div class="side-panel" id="panel-chat" role="tabpanel" aria-labelledby="tab-chat" ref={box}>
            <Dynamic component={online().Chat} />
          </div>
        )}
      </Show>
      <Show when={props.column.has('judge')}>
        <div
          class="side-panel"
          id="panel-judge"
          role="tabpanel"
          aria-labelledby="tab-judge"
          hidden={!props.column.isUp('judge')}
        >
          <Suspense>
            <JudgementPanel play={props.play} page={props.page} />
          </Suspense>
        </div>
      </Show>
    </>
  );
}
