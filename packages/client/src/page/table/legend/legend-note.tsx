import { type Box, keyOf, type Sign, type Target } from '@carillon/board';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { useHelp } from '../../help/door.ts';
import { Linked } from '../../help/paragraphs.tsx';
import { sayHelp } from '../../texts/help.ts';
import type { Play } from '../play/play.ts';
import { boxOf, clearStand, coveredBy, type InTheWay, type Stand } from './clear.ts';
import type { Legend, Spelled } from './legend.ts';
import './legend.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'focus' | 'words'>;

interface LegendProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly legend: Legend<View, LogEntry>;
}

/** The distance of the note from the edge of the map, in CSS pixels. */
const MARGIN = 10;
/** Lists of stacks and menus, and everything else that is open over the map, or beside it on a small screen. */
const OPEN = '.map-pinned, .aside-menu, .card-menu, .side, .table-hand, .force, .coach, .prompt, .sheet-panel';
/** What gives way to these. */
const SHOWN = '.overlay-panel, .why-note, .foresight, .map-controls, .map-key';
/** How bad it is to cover what the note is about, what is open, and the rest. */
const [OF_SUBJECT, OF_OPEN, OF_SHOWN] = [20, 5, 1];

/** The things over a map that a note about a target must not cover. */
function inTheWayOf(target: Target | Sign): readonly InTheWay[] {
  const boxes = (selector: string, weight: number): readonly InTheWay[] =>
    [...document.querySelectorAll(selector)].flatMap((element) =>
      element.checkVisibility() ? [{ box: element.getBoundingClientRect(), weight }] : [],
    );
  const subject = target.kind === 'sign' ? '' : `.map-stage [data-target="${CSS.escape(keyOf(target))}"]`;
  return [...(subject ? boxes(subject, OF_SUBJECT) : []), ...boxes(OPEN, OF_OPEN), ...boxes(SHOWN, OF_SHOWN)];
}

/** The room of the map for notes. */
function roomOf(map: Element): Box {
  const { left, top, right, bottom } = map.getBoundingClientRect();
  return { left: left + MARGIN, top: top + MARGIN, right: right - MARGIN, bottom: bottom - MARGIN };
}

/** A note on the meaning of a target's signs and its current actions; it is also read out. */
export function LegendNote<View, LogEntry>(props: LegendProps<View, LogEntry>): JSX.Element {
  let around: HTMLDivElement | undefined;
  const [stand, setStand] = createSignal<Stand>();
  /** Puts the note where it covers nothing; it stays where it is as long as that is so. */
  const settle = (spelled: Spelled | undefined, anew: boolean): void => {
    const [note, map] = [around?.querySelector('.legend-note'), around?.parentElement];
    if (!(note instanceof HTMLElement) || !map || spelled === undefined) return;
    const inTheWay = inTheWayOf(spelled.target);
    const now = stand();
    if (!anew && now && coveredBy(boxOf(now, note.offsetWidth), inTheWay) === 0) return;
    note.style.maxHeight = '';
    const { left, top } = map.getBoundingClientRect();
    const found = clearStand(roomOf(map), { width: note.offsetWidth, height: note.offsetHeight }, inTheWay);
    note.style.maxHeight = `${found.height}px`;
    if (around) around.style.transform = `translate(${Math.round(found.x - left)}px, ${Math.round(found.y - top)}px)`;
    setStand(found);
  };
  onMount(() => {
    createEffect(on(props.legend.shown, (spelled) => settle(spelled, true)));
    createEffect(on([() => props.play.focus.camera()?.camera()], () => settle(props.legend.shown(), false)));
    // Lists and menus open, and follow their place.
    const watch = new MutationObserver(() => settle(props.legend.shown(), false));
    for (const overlay of document.querySelectorAll('.map-overlay'))
      watch.observe(overlay, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    onCleanup(() => watch.disconnect());
  });
  return (
    <div class="legend-room" role="status" ref={around}>
      <Show when={props.legend.shown()}>{(shown) => <Note {...props} shown={shown()} />}</Show>
    </div>
  );
}

function Note<View, LogEntry>(props: LegendProps<View, LogEntry> & { readonly shown: Spelled }): JSX.Element {
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
      <For each={props.shown.lines}>
        {(line) => (
          <p>
            <Linked text={line} language={language()} go={(place) => help.open(place)} />
          </p>
        )}
      </For>
      <Show when={props.shown.deeds.length > 0}>
        <p class="legend-now">
          {sayHelp(language(), 'legendNow', { deeds: props.play.words.listed(props.shown.deeds) })}
        </p>
      </Show>
    </div>
  );
}
