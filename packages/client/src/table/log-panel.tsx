import type { LogLine } from '@carillon/board';
import { type Accessor, createEffect, createMemo, For, type JSX, mapArray, on, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { TextKey } from '../texts/index.ts';
import { LOG_FILTERS, type LogFilter, visibleLines } from './log-lines.ts';
import type { Play } from './play.ts';

const FILTER_TEXTS: Readonly<Record<LogFilter, TextKey>> = {
  all: 'logAll',
  brief: 'logBrief',
  headings: 'logHeadings',
};

interface Shown {
  readonly number: number;
  readonly line: LogLine;
}

/** The log as lines in the reader's language; only new entries are put into words. */
function linesOf<View, LogEntry>(play: Play<View, LogEntry>): Accessor<readonly Shown[]> {
  const memos = mapArray(play.session.log, ({ number, entry }) =>
    createMemo((): Shown | undefined => {
      const line = play.title.logLine(entry, play.language);
      return line && { number, line };
    }),
  );
  return createMemo(() => memos().flatMap((memo) => memo() ?? []));
}

/** What happened, by year, season and card, with every battle as a sheet of its own. */
export function LogPanel<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const filter: Cell<LogFilter> = cell<LogFilter>('all');
  const search = cell('');
  const lines = linesOf(props.play);
  const shown = createMemo(() => visibleLines(lines(), filter(), search()));
  let list: HTMLOListElement | undefined;
  createEffect(
    on(shown, () => {
      if (list) list.scrollTop = list.scrollHeight;
    }),
  );
  return (
    <section class="log" aria-label={props.play.say('log')}>
      <Search play={props.play} filter={filter} search={search} />
      <ol
        class="log-lines"
        ref={list}
        tabindex="0"
        aria-label={props.play.say('log')}
        onKeyDown={(event) => walkLines(event, list)}
        onPointerLeave={() => props.play.mentioned.set([])}
      >
        <For each={shown()}>{(each) => <Line play={props.play} shown={each} />}</For>
      </ol>
      <Show when={shown().length === 0}>
        <p class="log-none">{props.play.say(lines().length === 0 ? 'logEmpty' : 'logNone')}</p>
      </Show>
    </section>
  );
}

interface SearchProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly filter: Cell<LogFilter>;
  readonly search: Cell<string>;
}

function Search<View, LogEntry>(props: SearchProps<View, LogEntry>): JSX.Element {
  return (
    <div class="log-tools">
      <input
        type="search"
        id="log-search"
        aria-label={props.play.say('logSearch')}
        placeholder={props.play.say('logSearch')}
        value={props.search()}
        onInput={(event) => props.search.set(event.target.value)}
      />
      <label class="log-filter">
        <span class="unseen">{props.play.say('logFilter')}</span>
        <select onChange={(event) => props.filter.set(LOG_FILTERS[event.target.selectedIndex] ?? 'all')}>
          <For each={LOG_FILTERS}>
            {(each) => <option selected={props.filter() === each}>{props.play.say(FILTER_TEXTS[each])}</option>}
          </For>
        </select>
      </label>
    </div>
  );
}

function Line<View, LogEntry>(props: { readonly play: Play<View, LogEntry>; readonly shown: Shown }): JSX.Element {
  const point = (): void => props.play.mentioned.set(props.shown.line.about);
  const show = (): void => void props.play.session.showPast(props.shown.number);
  return (
    <li class={`log-${props.shown.line.level}`} data-shown={props.play.session.past()?.number === props.shown.number}>
      <button
        type="button"
        class="log-line"
        tabindex="-1"
        title={props.play.say('logAsItWas')}
        onPointerEnter={point}
        onFocus={point}
        onBlur={() => props.play.mentioned.set([])}
        onClick={show}
      >
        <span>{props.shown.line.text}</span>
        <Show when={props.shown.line.rule}>{(rule) => <span class="log-rule">{rule()}</span>}</Show>
      </button>
    </li>
  );
}

/** Arrow keys walk the lines: the log is one stop for the Tab key. */
function walkLines(event: KeyboardEvent, list: HTMLOListElement | undefined): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !list) return;
  const buttons: (Element | null)[] = [...list.querySelectorAll('.log-line')];
  const here = buttons.indexOf(document.activeElement);
  const next = buttons[here < 0 ? buttons.length - 1 : here + step];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
  event.stopPropagation();
}
