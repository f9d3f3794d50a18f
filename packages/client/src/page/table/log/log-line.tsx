import type { Said, Target } from '@carillon/board';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { RuleLink } from '../../help/rule-link.tsx';
import type { Play } from '../play/play.ts';
import type { Shown } from './log-lines.ts';
import { type Stretch, stretchesOf } from './log-names.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'find' | 'focus' | 'session' | 'title' | 'words'>;

export interface LineProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly shown: Shown;
  /** Its place among all lines, counted from 1. */
  readonly place: number;
  /** Whether it is the last line of all. */
  readonly last: boolean;
  /** Called when the reader asks to see the board at that time, or a place on it. */
  readonly onMap: () => void;
}

/** Fingers press lines, not words: there, names are not separate buttons. */
const finePointer = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** The pointer or the focus leaves a row, or moves on within it. */
interface Left {
  readonly currentTarget: Element;
  readonly relatedTarget: EventTarget | null;
}

/** A line: a press on it shows the board at that time; its names highlight and find their targets. */
export function Line<View, LogEntry>(props: LineProps<View, LogEntry>): JSX.Element {
  const id = createUniqueId();
  const [entered, setEntered] = createSignal(false);
  const light = (): void => {
    setEntered(true);
    props.play.focus.mentioned.set(props.shown.line.about);
  };
  const dark = ({ currentTarget, relatedTarget }: Left): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setEntered(false);
    props.play.focus.mentioned.set([]);
  };
  const seat = () => seatOf(props);
  const isShown = () => {
    const past = props.play.session.past()?.number;
    return past !== undefined && props.shown.from <= past && past <= props.shown.number;
  };
  return (
    <li
      class={`log-${props.shown.line.level}`}
      data-line={props.place}
      aria-posinset={props.place}
      aria-setsize={-1}
      data-seat={seat()}
      data-shown={isShown()}
      data-undone={props.shown.undone}
    >
      <div class="log-row" onPointerEnter={light} onPointerLeave={dark} onFocusIn={light} onFocusOut={dark}>
        <p class="log-text" id={id}>
          <Sentence {...props} />
        </p>
        <Rule play={props.play} of={props.shown.line} />
        <Show when={entered() || !finePointer()}>
          <UndoTo play={props.play} shown={props.shown} last={props.last} named={id} />
        </Show>
        <button
          type="button"
          class="log-show"
          tabindex="-1"
          aria-labelledby={id}
          title={props.play.words.say('logAsItWas')}
          onClick={() => void show(props)}
        />
        <Modifiers play={props.play} of={props.shown.line.roll?.modifiers ?? []} />
      </div>
    </li>
  );
}

/** The index of the side whose turn a heading begins; -1 for a heading of time. */
function seatOf<View, LogEntry>({ play, shown: { line } }: LineProps<View, LogEntry>): number | undefined {
  return line.level === 'heading' ? play.title.seats.indexOf(line.seat ?? '') : undefined;
}

async function show<View, LogEntry>({ play, shown, onMap }: LineProps<View, LogEntry>): Promise<void> {
  onMap();
  await play.session.showPast(shown.number);
  const [place] = shown.line.about.flatMap((target) => play.board.placeOf(target) ?? []);
  if (place) play.focus.camera()?.reveal(place);
}

function Sentence<View, LogEntry>(props: LineProps<View, LogEntry>): JSX.Element {
  const stretches = createMemo(() => {
    const { text, roll, about } = props.shown.line;
    return stretchesOf(roll?.text ?? text, about, (target) => props.play.words.nameOf(target));
  });
  return (
    <For each={stretches()}>
      {(stretch) => (
        <Show when={stretch.target} fallback={stretch.text}>
          {(target) => (
            <span class="log-kept">
              <Name {...props} target={target()} stretch={stretch} />
              {stretch.tail}
            </span>
          )}
        </Show>
      )}
    </For>
  );
}

interface NameProps<View, LogEntry> extends LineProps<View, LogEntry> {
  readonly target: Target;
  readonly stretch: Stretch;
}

function Name<View, LogEntry>(props: NameProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const light = (): void => {
    play.focus.mentioned.set([props.target]);
    if (props.target.kind === 'card') play.focus.pointed.set(props.target);
  };
  const dark = (): void => {
    play.focus.mentioned.set(props.shown.line.about);
    play.focus.pointed.set(undefined);
  };
  const find = (event: Event): void => {
    event.preventDefault();
    props.onMap();
    play.find(props.target);
  };
  return (
    <Show when={finePointer()} fallback={<span class="log-word">{props.stretch.text}</span>}>
      {/* Not a button, because buttons do not break over two lines. */}
      <a
        class="log-name"
        href={location.hash === '' ? '#' : location.hash}
        tabindex="-1"
        onPointerEnter={light}
        onPointerLeave={dark}
        onFocus={light}
        onBlur={() => play.focus.pointed.set(undefined)}
        onClick={find}
      >
        {props.stretch.text}
      </a>
    </Show>
  );
}

/**
 * Takes the game back to just after a line, as far as free undo reaches: by one press, on the line itself. A mouse or
 * the focus brings it to one line at a time, since how far undo reaches changes at every choice.
 */
function UndoTo<View, LogEntry>(
  props: Pick<LineProps<View, LogEntry>, 'play' | 'shown' | 'last'> & { readonly named: string },
): JSX.Element {
  const { session, words } = props.play;
  const reaches = (): boolean =>
    !props.last && props.shown.undone !== true && session.undoable(props.shown.number) !== undefined;
  return (
    <Show when={reaches()}>
      <button
        type="button"
        class="log-undo"
        tabindex="-1"
        title={words.say('logUndoTo')}
        aria-label={words.say('logUndoTo')}
        aria-describedby={props.named}
        onClick={() => void session.undoTo(props.shown.number)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d="M6 2.5L2.5 6L6 9.5M2.5 6H9.5A4 4 0 0 1 9.5 14H6"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
      </button>
    </Show>
  );
}

interface RuleProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly of: Said;
}

function Rule<View, LogEntry>(props: RuleProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={props.of.rule}>
      {(rule) => (
        <span class="log-rule">
          <RuleLink rule={rule()} title={props.play.words.say('ruleHelp', { rule: rule() })} tabIndex={-1} />
        </span>
      )}
    </Show>
  );
}

/** Every modifier of a roll by name, with its rule. */
function Modifiers<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly of: readonly Said[];
}): JSX.Element {
  return (
    <Show when={props.of.length > 0}>
      <ul class="log-modifiers">
        <For each={props.of}>
          {(modifier) => (
            <li>
              <span>{modifier.text}</span> <Rule play={props.play} of={modifier} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/**
 * Arrow keys move through the log, a single stop for the Tab key: up and down by lines, left and right by the names of
 * a line.
 */
export function walkLog(event: KeyboardEvent, list: HTMLElement | undefined): void {
  const to = list && nextStop(event.key, list);
  if (!to) return;
  to.focus();
  event.preventDefault();
  event.stopPropagation();
}

function nextStop(key: string, list: HTMLElement): HTMLElement | undefined {
  const here = document.activeElement;
  const row = here?.closest('.log-row');
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const rows = [...list.querySelectorAll('.log-row')];
    const at = row ? rows.indexOf(row) : rows.length;
    return rows[key === 'ArrowDown' ? at + 1 : at - 1]?.querySelector<HTMLElement>('.log-show') ?? undefined;
  }
  if (row && (key === 'ArrowRight' || key === 'ArrowLeft')) return nextName(row, here, key === 'ArrowRight' ? 1 : -1);
  return undefined;
}

/** The line itself comes first, then its names and rules in reading order, and its undo. */
function nextName(row: Element, here: Element | null, step: 1 | -1): HTMLElement | undefined {
  const show = row.querySelector<HTMLElement>('.log-show');
  const stops = [...(show ? [show] : []), ...row.querySelectorAll<HTMLElement>('.log-name, .rule-link, .log-undo')];
  return here instanceof HTMLElement ? stops[stops.indexOf(here) + step] : undefined;
}
