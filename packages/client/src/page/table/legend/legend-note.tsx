import { keyOf, type Language, type Sign, type Target } from '@carillon/board';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { useHelp } from '../../help/door.ts';
import { Linked } from '../../help/paragraphs.tsx';
import { sayHelp } from '../../texts/help.ts';
import type { Play } from '../play/play.ts';
import type { InTheWay } from './clear.ts';
import { boxesOf, choicesInTheWay, Floating, followMap, followSize } from './floating.ts';
import type { Legend, Spelled } from './legend.ts';
import './legend.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title' | 'words'>;

interface LegendProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly legend: Legend<View, LogEntry>;
  /** Whether it stands in a column, and not over the map. */
  readonly docked: boolean;
}

/** Lists of stacks and menus, and everything else that is open over the map, or beside it on a small screen. */
const OPEN = '.map-pinned, .aside-menu, .card-menu, .side, .table-hand, .force, .coach, .prompt, .sheet-panel';
/** What gives way to these. */
const SHOWN = '.overlay-panel, .why-note, .foresight, .map-controls, .map-key';
/** How bad it is to cover what the note or a lesson is about, what is open, a space to choose, and the rest. */
const [OF_SUBJECT, OF_OPEN, OF_CHOICE, OF_SHOWN] = [20, 5, 2, 1];

const ofSubject = (key: string): readonly InTheWay[] =>
  boxesOf(`.map-stage [data-target="${CSS.escape(key)}"]`, OF_SUBJECT);

/** The things over a map that a note about a target must not cover. */
const inTheWayOf = (target: Target | Sign): readonly InTheWay[] => [
  ...(target.kind === 'sign' ? [] : ofSubject(keyOf(target))),
  ...boxesOf(OPEN, OF_OPEN),
  ...boxesOf(SHOWN, OF_SHOWN),
];

/** Whether the list of a target's stack is open. */
const isListed = ({ kind, id }: Target | Sign): boolean =>
  kind === 'space' && document.querySelector(`.tray[data-tray="${CSS.escape(id)}"]`) !== null;

/** Makes a note that scrolls so much lower that no line is cut at its end. */
function endWithLine(note: HTMLElement): void {
  if (note.scrollHeight <= note.clientHeight) return;
  const now = note.querySelector('.legend-now');
  const end = now?.getBoundingClientRect().top ?? note.getBoundingClientRect().bottom;
  const range = document.createRange();
  const lines = [...note.children].flatMap((each) => {
    if (each === now) return [];
    range.selectNodeContents(each);
    return [...range.getClientRects()];
  });
  const cut = lines.filter(({ top, bottom }) => top < end && bottom > end);
  if (cut.length > 0) note.style.maxHeight = `${note.offsetHeight - (end - Math.min(...cut.map(({ top }) => top)))}px`;
}

/** A note on the meaning of a target's signs and its current actions; it is also read out. */
export function LegendNote<View, LogEntry>(props: LegendProps<View, LogEntry>): JSX.Element {
  let around: HTMLDivElement | undefined;
  /** Counts the changes over the map. */
  const [changes, setChanges] = createSignal(0);
  const floating = new Floating(() => {
    const spelled = props.legend.shown();
    if (spelled === undefined) return [];
    const taught = props.play.session.now().lesson?.points ?? [];
    return [...inTheWayOf(spelled.target), ...taught.flatMap(ofSubject), ...choicesInTheWay(props.play, OF_CHOICE)];
  });
  /** What is left to say: beside the open list of a box, perhaps nothing. */
  const shown = createMemo(() => {
    const spelled = props.legend.shown();
    if (spelled === undefined || changes() < 0) return undefined;
    const lines = isListed(spelled.target) ? spelled.listed : spelled.lines;
    return lines.length + spelled.deeds.length > 0 ? { shown: spelled, lines } : undefined;
  });
  const settle = (anew: boolean): void => {
    const [note, map] = [around?.querySelector('.legend-note'), document.querySelector('.table-map')];
    if (!(around && note instanceof HTMLElement && map)) return;
    if (props.docked) note.style.maxHeight = '';
    else float(around, note, map, anew);
    endWithLine(note);
  };
  const float = (room: HTMLElement, note: HTMLElement, map: Element, anew: boolean): void => {
    if (anew) room.removeAttribute('data-wide');
    floating.settle(note, map, anew);
    // A wider note is lower: it may be whole where a narrow one would scroll.
    if (room.hasAttribute('data-wide') || note.scrollHeight <= note.clientHeight) return;
    room.setAttribute('data-wide', '');
    floating.settle(note, map, true);
  };
  onMount(() => {
    createEffect(on(props.legend.shown, () => settle(true)));
    createEffect(on([() => props.play.focus.camera()?.camera()], () => settle(false)));
    const map = document.querySelector('.table-map');
    const follow = (): void => {
      setChanges((before) => before + 1);
      settle(false);
    };
    if (map) onCleanup(followMap(map, follow));
    if (around && props.docked) onCleanup(followSize(around, () => settle(false)));
  });
  return (
    <div class="legend-room" role="status" ref={around}>
      <Show when={shown()}>{(one) => <Note {...props} shown={one().shown} lines={one().lines} />}</Show>
    </div>
  );
}

interface NoteProps<View, LogEntry> extends LegendProps<View, LogEntry> {
  readonly shown: Spelled;
  readonly lines: readonly string[];
}

function Note<View, LogEntry>(props: NoteProps<View, LogEntry>): JSX.Element {
  const help = useHelp();
  const language = () => props.play.words.language;
  return (
    <div
      class="legend-note"
      data-legend={`${props.shown.target.kind}:${props.shown.target.id}`}
      onPointerEnter={() => props.legend.hold(true)}
      onPointerLeave={() => props.legend.hold(false)}
    >
      <strong>{props.shown.name}</strong>
      <For each={props.lines}>
        {(line) => (
          <p>
            <Linked text={line} language={language()} go={(place) => help.open(place)} />
          </p>
        )}
      </For>
      <Show when={props.shown.deeds.length > 0}>
        <p class="legend-now">
          {sayHelp(language(), 'legendNow', { deeds: props.play.words.listed(deedsOf(props.shown, language())) })}
        </p>
      </Show>
    </div>
  );
}

/** The actions named, and how many more there are: together as many as the prompt counts. */
export const deedsOf = ({ deeds, more }: Pick<Spelled, 'deeds' | 'more'>, language: Language): readonly string[] =>
  more > 0 ? [...deeds, sayHelp(language, 'legendMore', { count: more })] : deeds;
