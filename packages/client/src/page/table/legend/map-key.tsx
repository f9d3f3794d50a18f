import { type MarkKind, MarkSign, marksOn } from '@carillon/board';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { choicesOf } from '../map/sight.ts';
import type { Play } from '../play/play.ts';
import type { InTheWay } from './clear.ts';
import { boxesOf, Floating, followMap } from './floating.ts';
import './map-key.css';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'confirm' | 'focus' | 'lit' | 'offer' | 'session' | 'title' | 'words'
>;

const WORDS = {
  acting: 'mapKeyActing',
  legal: 'mapKeyLegal',
  reach: 'mapKeyReach',
  cost: 'mapKeyCost',
  stop: 'mapKeyStop',
  risk: 'mapKeyRisk',
  lock: 'mapKeyLock',
} as const satisfies Record<MarkKind, string>;

/** What the key should not cover: all that is open over the map, and half the edge of a space that can be chosen. */
const OPEN = [
  ...['.map-pinned', '.aside-menu', '.card-menu', '.side', '.table-hand', '.force', '.overlay-panel', '.map-controls'],
  ...['.foresight', '.why-note', '.announced', '.year-over', '.seats-floats > *'],
].join();
const SPACE = 22;
const [OF_OPEN, OF_SPACE] = [1, 2];

/** The key to the marks of a march that the map shows now; on a small screen it unfolds on a press. */
export function MapKey<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const { play } = props;
  const say = play.words.say.bind(play.words);
  const [kinds, setKinds] = createSignal<readonly MarkKind[]>([]);
  const [open, setOpen] = createSignal(matchMedia('(min-width: 721px) and (min-height: 481px)').matches);
  let key: HTMLElement | undefined;
  const choices = (): readonly InTheWay[] => {
    const camera = play.focus.camera();
    const corner = camera?.overlay()?.getBoundingClientRect();
    if (!camera || !corner) return [];
    const { x, y, k } = camera.camera();
    return choicesOf(play).map((point) => {
      const [across, down] = [corner.left + x + k * point.x, corner.top + y + k * point.y];
      const box = { left: across - SPACE, top: down - SPACE, right: across + SPACE, bottom: down + SPACE };
      return { box, weight: OF_SPACE };
    });
  };
  const floating = new Floating(
    () => [...boxesOf(OPEN, OF_OPEN), ...choices()],
    () => ({ shares: [1] }),
  );
  onMount(() => {
    createEffect(
      on([play.offer.offered, play.lit, play.confirm.armed, () => play.focus.camera()?.zoom()], () => {
        const map = document.querySelector('.map-stage');
        setKinds(map ? marksOn(map) : []);
      }),
    );
    const settle = (): void => {
      if (key?.parentElement) floating.settle(key, key.parentElement, false);
    };
    const { foresight } = play.confirm;
    createEffect(on([kinds, open, foresight.line, () => play.focus.camera()?.camera()], settle));
    if (key?.parentElement) onCleanup(followMap(key.parentElement, settle));
  });
  return (
    <section class="map-key" aria-label={say('mapKey')} ref={key}>
      <button type="button" aria-expanded={open()} onClick={() => setOpen((before) => !before)}>
        {say('mapKey')}
      </button>
      <Show when={open()}>
        <ul>
          <For each={kinds()}>
            {(kind) => (
              <li data-mark={kind}>
                <MarkSign kind={kind} />
                {say(WORDS[kind])}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
