import { type MarkKind, MarkSign, marksOn } from '@carillon/board';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { LOCK_WORDS } from '../march/way-words.ts';
import type { Play } from '../play/play.ts';
import { boxesOf, choicesInTheWay, Floating, followMap } from './floating.ts';
import './map-key.css';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'confirm' | 'focus' | 'lit' | 'offer' | 'session' | 'title' | 'words'
>;

const WORDS = {
  acting: 'mapKeyActing',
  taken: 'mapKeyTaken',
  acted: 'mapKeyActed',
  legal: 'mapKeyLegal',
  reach: 'mapKeyReach',
  cost: 'mapKeyCost',
  stop: 'mapKeyStop',
  risk: 'mapKeyRisk',
  // It depends on what Undo does from there on.
  lock: undefined,
  room: 'mapKeyRoom',
} as const satisfies Record<MarkKind, string | undefined>;

/** What the key should not cover, beside the spaces to choose: all that is open over the map. */
const OPEN = [
  ...['.map-pinned', '.aside-menu', '.card-menu', '.side', '.table-hand', '.force', '.overlay-panel', '.map-controls'],
  ...['.foresight', '.why-note', '.announced', '.year-over', '.seats-floats > *'],
].join();
const [OF_OPEN, OF_SPACE] = [1, 2];

/** Marks a key whose list is folded, because it has no room at the foot of the map. */
const CROWDED = 'data-crowded';
/** How far above the forecast it still stands at the foot, in CSS pixels. */
const AT_FOOT = 24;

/** Whether a forecast at the foot of the map has driven the key away from there. */
const isAway = (key: Element, forecast: Element | null): boolean =>
  forecast?.checkVisibility() === true &&
  key.getBoundingClientRect().bottom < forecast.getBoundingClientRect().top - AT_FOOT;

interface MapKeyProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  /** Whether it stands in a column, and not over the map. */
  readonly docked: boolean;
}

/**
 * The key to the marks of a march that the map shows now. On a small screen it unfolds on a press; so it does while a
 * forecast at the foot of the map leaves no room for it there.
 */
export function MapKey<View, LogEntry>(props: MapKeyProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const say = play.words.say.bind(play.words);
  const [kinds, setKinds] = createSignal<readonly MarkKind[]>([]);
  const isWide = matchMedia('(min-width: 721px) and (min-height: 481px)').matches;
  const { foresight } = play.confirm;
  /** Whether the user has folded or unfolded it. */
  const [pressed, setPressed] = createSignal<boolean>();
  const [crowded, setCrowded] = createSignal(false);
  const open = (): boolean => pressed() ?? isWide;
  const isSeen = (): boolean => open() && !crowded();
  let key: HTMLElement | undefined;
  const floating = new Floating(
    () => [...boxesOf(OPEN, OF_OPEN), ...choicesInTheWay(play, OF_SPACE)],
    () => ({ shares: [1] }),
  );
  const look = (): void => {
    const map = document.querySelector('.map-stage');
    setKinds(map ? marksOn(map) : []);
  };
  onMount(() => {
    createEffect(on([play.offer.offered, play.lit, play.confirm.armed, () => play.focus.camera()?.zoom()], look));
    if (props.docked) return;
    const settle = (anew: boolean): void => {
      const map = key?.parentElement;
      if (!key || !map) return;
      key.removeAttribute(CROWDED);
      floating.settle(key, map, anew);
      const wanders = pressed() === undefined && isAway(key, map.querySelector('.foresight'));
      key.toggleAttribute(CROWDED, wanders);
      if (wanders) floating.settle(key, map, true);
      setCrowded(wanders);
    };
    // It comes back to the foot of the map as soon as that is free.
    createEffect(on([kinds, open, foresight.line], () => settle(true)));
    createEffect(on([() => play.focus.camera()?.camera()], () => settle(false)));
    if (key?.parentElement) onCleanup(followMap(key.parentElement, () => settle(true)));
  });
  return (
    <section class="map-key" aria-label={say('mapKey')} ref={key}>
      <button type="button" aria-expanded={isSeen()} onClick={() => setPressed(!isSeen())}>
        {say('mapKey')}
      </button>
      <Show when={open()}>
        <ul>
          <For each={kinds()}>
            {(kind) => (
              <li data-mark={kind}>
                <MarkSign kind={kind} />
                {say(WORDS[kind] ?? LOCK_WORDS[play.words.undoing()])}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
