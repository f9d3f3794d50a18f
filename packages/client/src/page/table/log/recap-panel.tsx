import { createEffect, For, type JSX, on, Show } from 'solid-js';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';
import type { Shown } from './log-lines.ts';
import { inShort, isNews } from './recap.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'focus' | 'history' | 'session' | 'title' | 'words'>;

export interface RecapProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}

/** What happened since the asked seat's last turn: opens once when it looks again, and can be reopened. */
export function Recap<View, LogEntry>(props: RecapProps<View, LogEntry>): JSX.Element {
  const lines = () => inShort(props.play.history.since());
  return (
    <Show when={isTold(props.play, lines()) && !props.play.session.now().covered}>
      <details
        class="recap"
        open={props.page.recap()}
        onToggle={({ currentTarget }) => props.page.recap.set(currentTarget.open)}
      >
        <summary>{props.play.words.say('recap', { count: lines().length })}</summary>
        <RecapLines {...props} lines={lines()} />
      </details>
    </Show>
  );
}

/** The same as a panel of its own, which also stays through the seat's own turn; `instead` while there is nothing in it. */
export function OpenRecap<View, LogEntry>(
  props: RecapProps<View, LogEntry> & { readonly instead: JSX.Element },
): JSX.Element {
  const lines = () => inShort(props.play.history.sinceLastTurn());
  return (
    <Show when={isTold(props.play, lines())} fallback={props.instead}>
      <section class="rest" aria-labelledby="rest-heading">
        <header class="rest-head">
          <h3 id="rest-heading">{props.play.words.say('recap', { count: lines().length })}</h3>
        </header>
        <div class="rest-body">
          <RecapLines {...props} lines={lines()} />
        </div>
      </section>
    </Show>
  );
}

/** Whether there is anything to recap. To a player who replays an earlier part of the game, it must not reveal later events. */
function isTold<View, LogEntry>({ session }: Needs<View, LogEntry>, lines: readonly Shown[]): boolean {
  const past = session.past();
  const [first] = lines;
  return first !== undefined && (past === undefined || past.number >= first.number);
}

function RecapLines<View, LogEntry>(
  props: RecapProps<View, LogEntry> & { readonly lines: readonly Shown[] },
): JSX.Element {
  return (
    <ol class="recap-lines">
      <For each={props.lines}>{(line) => <RecapLine play={props.play} page={props.page} shown={line} />}</For>
    </ol>
  );
}

function RecapLine<View, LogEntry>(props: RecapProps<View, LogEntry> & { readonly shown: Shown }): JSX.Element {
  const { play } = props;
  const light = (): void => play.focus.mentioned.set(props.shown.line.about);
  const dark = (): void => play.focus.mentioned.set([]);
  const jump = (): void => {
    props.page.drawer.set(undefined);
    void play.session.showPast(props.shown.number);
  };
  return (
    <li class={`recap-${props.shown.line.level}`} data-seat={play.title.seats.indexOf(props.shown.line.seat ?? '')}>
      <button
        type="button"
        class="recap-show"
        title={play.words.say('logAsItWas')}
        onPointerEnter={light}
        onPointerLeave={dark}
        onFocus={light}
        onBlur={dark}
        onClick={jump}
      >
        {props.shown.line.text}
      </button>
    </li>
  );
}

/** Opens the recap when a seat looks at its hand again after another's turn, and closes it after a choice. */
export function followRecap<View, LogEntry>(play: Needs<View, LogEntry>, page: Page): void {
  const seen = new Map<string, number>();
  createEffect(
    on(play.session.latest, ({ looking, analysis }) => {
      if (looking === null || analysis) return void page.recap.set(false);
      const since = play.history.since();
      page.recap.set(isNews(since, seen.get(looking) ?? Number.NEGATIVE_INFINITY));
      seen.set(looking, since.at(-1)?.number ?? Number.NEGATIVE_INFINITY);
    }),
  );
}
