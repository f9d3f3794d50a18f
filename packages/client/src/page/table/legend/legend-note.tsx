import { keyOf, type Sign, type Target } from '@carillon/board';
import { createEffect, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { useHelp } from '../../help/door.ts';
import { Linked } from '../../help/paragraphs.tsx';
import { sayHelp } from '../../texts/help.ts';
import type { Play } from '../play/play.ts';
import type { InTheWay } from './clear.ts';
import { boxesOf, Floating, followMap } from './floating.ts';
import type { Legend, Spelled } from './legend.ts';
import './legend.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'focus' | 'words'>;

interface LegendProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly legend: Legend<View, LogEntry>;
}

/** Lists of stacks and menus, and everything else that is open over the map, or beside it on a small screen. */
const OPEN = '.map-pinned, .aside-menu, .card-menu, .side, .table-hand, .force, .coach, .prompt, .sheet-panel';
/** What gives way to these. */
const SHOWN = '.overlay-panel, .why-note, .foresight, .map-controls, .map-key';
/** How bad it is to cover what the note is about, what is open, and the rest. */
const [OF_SUBJECT, OF_OPEN, OF_SHOWN] = [20, 5, 1];

/** The things over a map that a note about a target must not cover. */
const inTheWayOf = (target: Target | Sign): readonly InTheWay[] => [
  ...(target.kind === 'sign' ? [] : boxesOf(`.map-stage [data-target="${CSS.escape(keyOf(target))}"]`, OF_SUBJECT)),
  ...boxesOf(OPEN, OF_OPEN),
  ...boxesOf(SHOWN, OF_SHOWN),
];

/** A note on the meaning of a target's signs and its current actions; it is also read out. */
export function LegendNote<View, LogEntry>(props: LegendProps<View, LogEntry>): JSX.Element {
  let around: HTMLDivElement | undefined;
  const floating = new Floating(() => {
    const shown = props.legend.shown();
    return shown ? inTheWayOf(shown.target) : [];
  });
  const settle = (anew: boolean): void => {
    const [note, map] = [around?.querySelector('.legend-note'), around?.parentElement];
    if (note instanceof HTMLElement && map) floating.settle(note, map, anew);
  };
  onMount(() => {
    createEffect(on(props.legend.shown, () => settle(true)));
    createEffect(on([() => props.play.focus.camera()?.camera()], () => settle(false)));
    const map = around?.parentElement;
    if (map) onCleanup(followMap(map, () => settle(false)));
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
