import { lessMotion } from '@carillon/board';
import { createEffect, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { cell } from '../../cell.ts';
import { useHelp } from '../../help/door.ts';
import type { Play } from '../play/play.ts';
import { announcements } from './announcements.ts';
import { followNews } from './follow-news.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'session' | 'title' | 'words'>;

/** How long it stays, in milliseconds, unless the user goes on. */
const SHOWN_MS = 4000;

interface AnnouncedProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  /** The first of the events that it announces, counted from 0. */
  readonly from: number;
}

/**
 * A season or a year that begins, in the upper middle of the map, until the next press. It takes no presses. While a
 * battle is shown it waits, because the table still shows the time before, and while the help covers the table.
 */
export function Announced<View, LogEntry>(props: AnnouncedProps<View, LogEntry>): JSX.Element {
  const { board, session, title, words } = props.play;
  const help = useHelp();
  const said = cell<readonly string[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    if (said().length > 0) said.set([]);
  };
  const show = (from: number): void => {
    if (session.past()) return;
    const news = session.log().slice(from);
    const texts = announcements(
      title,
      news.map(({ entry }) => entry),
      words.language,
      lessMotion(),
    );
    if (texts.length === 0) return;
    clearTimeout(timer);
    said.set(texts);
    timer = setTimeout(clear, SHOWN_MS);
  };
  /** The first of the events that wait until no battle is shown. */
  let waiting: number | undefined;
  const showSoon = (from: number): void => {
    waiting = Math.min(waiting ?? from, from);
    // The same news may begin the show of a battle.
    queueMicrotask(showWaiting);
  };
  const showWaiting = (): void => {
    if (waiting === undefined || board.staged() !== undefined || help.isOpen()) return;
    const from = waiting;
    waiting = undefined;
    show(from);
  };
  createEffect(on([board.staged, help.isOpen], showWaiting, { defer: true }));
  followNews(session, showSoon, () => {
    waiting = undefined;
    clear();
  });
  onMount(() => showSoon(props.from));
  const presses = ['pointerdown', 'keydown'] as const;
  for (const press of presses) document.addEventListener(press, clear, true);
  onCleanup(() => {
    clearTimeout(timer);
    for (const press of presses) document.removeEventListener(press, clear, true);
  });
  return (
    <Show when={said().length > 0}>
      <div class="announced" aria-hidden="true">
        <For each={said()}>{(text) => <p>{text}</p>}</For>
      </div>
    </Show>
  );
}
