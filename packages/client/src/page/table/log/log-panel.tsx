import { LOG_TOPICS } from '@carillon/board';
import { createEffect, createMemo, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { TextKey } from '../../texts/index.ts';
import type { Page } from '../page/page.ts';
import { StandingLine } from '../page/standing-line.tsx';
import type { Play } from '../play/play.ts';
import { LastCard } from './last-card.tsx';
import { Line, walkLog } from './log-line.tsx';
import { LOG_FILTERS, type LogFilter, type Shown, visibleLines, withNotes } from './log-lines.ts';
import { LogScroll } from './log-scroll.ts';
import { Recap } from './recap-panel.tsx';
import { ReplayStrip } from './replay-strip.tsx';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'find' | 'focus' | 'history' | 'session' | 'title' | 'words'
>;

const FILTER_TEXTS: Readonly<Record<LogFilter, TextKey>> = {
  all: 'logAll',
  brief: 'logBrief',
  headings: 'logHeadings',
  cards: 'logCards',
  movement: 'logMovement',
  battles: 'logBattles',
  sieges: 'logSieges',
  raids: 'logRaids',
  forces: 'logForces',
  points: 'logPoints',
};

export interface LogPanelProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  /** Whether the panel is up; otherwise only its replay strip is seen. */
  readonly isUp: boolean;
  /** Whether the recap is in it, and not in a column of its own. */
  readonly recaps: boolean;
  /** Further lines, each shown before the entry with its number. */
  readonly notes: readonly Shown[];
}

/** The events by year, season and card, with every battle as a sheet. */
export function LogPanel<View, LogEntry>(props: LogPanelProps<View, LogEntry>): JSX.Element {
  const filter: Cell<LogFilter> = cell<LogFilter>('all');
  const search = cell('');
  const unfolded = cell(false);
  const lines = props.play.history.lines;
  const all = createMemo(() => withNotes(props.play.history.withTakebacks(), props.notes));
  const shown = createMemo(() => visibleLines(all(), filter(), search()));
  const toMap = (): void => props.page.drawer.set(undefined);
  return (
    <section class="log" data-up={props.isUp} aria-label={props.play.words.say('log')}>
      <button
        type="button"
        class="button quiet log-more"
        aria-expanded={unfolded()}
        onClick={() => unfolded.set(!unfolded())}
      >
        {props.play.words.say('logMore')}
      </button>
      <LastCard play={props.play} page={props.page} lines={lines()} />
      <StandingLine play={props.play} page={props.page} />
      <Show when={props.recaps}>
        <Recap play={props.play} page={props.page} />
      </Show>
      <Search play={props.play} filter={filter} search={search} />
      <Lines
        play={props.play}
        shown={shown()}
        selection={`${filter()} ${search()} ${props.play.words.language}`}
        open={props.page.drawer() === 'log' || props.isUp}
        onMap={toMap}
      />
      <Show when={shown().length === 0}>
        <p class="log-none">{props.play.words.say(lines().length === 0 ? 'logEmpty' : 'logNone')}</p>
      </Show>
      <ReplayStrip play={props.play} />
    </section>
  );
}

interface LinesProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly shown: readonly Shown[];
  /** Identifies the filter and search that select them. */
  readonly selection: string;
  /** Whether the log has come up, or has been opened as a drawer: before that it has no height to scroll. */
  readonly open: boolean;
  readonly onMap: () => void;
}

function Lines<View, LogEntry>(props: LinesProps<View, LogEntry>): JSX.Element {
  let list: HTMLOListElement | undefined;
  const past = (): number | undefined => props.play.session.past()?.number;
  const scroll = new LogScroll(
    () => props.shown,
    () => past() !== undefined,
  );
  onMount(() => {
    if (!list) return;
    scroll.attach(list);
    const watch = new ResizeObserver(() => scroll.resized());
    watch.observe(list);
    onCleanup(() => watch.disconnect());
  });
  const before = createMemo(() => scroll.drawn().before);
  createEffect(on(() => props.selection, scroll.renew.bind(scroll)));
  createEffect(on(() => [props.shown, props.open], scroll.settle.bind(scroll)));
  createEffect(on(past, (entry) => (entry === undefined ? scroll.follow() : scroll.reveal(entry))));
  const toNewest = (): void => {
    scroll.follow();
    list?.focus({ preventScroll: true });
  };
  return (
    <>
      <ol
        class="log-lines"
        ref={list}
        tabindex="0"
        aria-label={props.play.words.say('log')}
        onScroll={() => scroll.scrolled()}
        onKeyDown={(event) => walkLog(event, list)}
      >
        <Show when={scroll.drawn().heading}>
          {(heading) => (
            <li class="log-heading" data-seat="-1" aria-hidden="true">
              <div class="log-row">{heading().line.text}</div>
            </li>
          )}
        </Show>
        <Gap height={scroll.drawn().above} />
        <For each={scroll.drawn().lines}>
          {(each, i) => (
            <Line
              play={props.play}
              shown={each}
              place={before() + i() + 1}
              last={before() + i() + 1 === props.shown.length}
              onMap={props.onMap}
            />
          )}
        </For>
        <Gap height={scroll.drawn().below} />
      </ol>
      <Show when={scroll.hasNews() && past() === undefined}>
        <button type="button" class="button quiet log-newest" onClick={toNewest}>
          {props.play.words.say('logNewest')}
        </button>
      </Show>
    </>
  );
}

/** The empty space of lines that are not drawn. */
function Gap(props: { readonly height: number }): JSX.Element {
  return (
    <Show when={props.height > 0}>
      <li aria-hidden="true" style={{ height: `${props.height}px` }} />
    </Show>
  );
}

interface SearchProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly filter: Cell<LogFilter>;
  readonly search: Cell<string>;
}

function Search<View, LogEntry>(props: SearchProps<View, LogEntry>): JSX.Element {
  const option = (each: LogFilter): JSX.Element => (
    <option value={each} selected={props.filter() === each}>
      {props.play.words.say(FILTER_TEXTS[each])}
    </option>
  );
  const whole = LOG_FILTERS.filter((each) => !LOG_TOPICS.some((topic) => topic === each));
  return (
    <div class="log-tools">
      <input
        type="search"
        id="log-search"
        aria-label={props.play.words.say('logSearch')}
        placeholder={props.play.words.say('logSearch')}
        value={props.search()}
        onInput={(event) => props.search.set(event.target.value)}
      />
      <label class="log-filter">
        <span class="unseen">{props.play.words.say('logFilter')}</span>
        <select
          id="log-filter"
          onChange={(event) => props.filter.set(LOG_FILTERS.find((each) => each === event.target.value) ?? 'all')}
        >
          <For each={whole}>{option}</For>
          <optgroup label={props.play.words.say('logOnly')}>
            <For each={LOG_TOPICS}>{option}</For>
          </optgroup>
        </select>
      </label>
    </div>
  );
}
