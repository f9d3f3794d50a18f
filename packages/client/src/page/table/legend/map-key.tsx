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
} as const satisfies Record<MarkKind, string | undefined>;

/** What the key should not cover, beside the spaces to choose: all that is open over the map. */
const OPEN = [
  ...['.map-pinned', '.aside-menu', '.card-menu', '.side', '.table-hand', '.force', '.overlay-panel', '.map-controls'],
  ...['.foresight', '.why-note', '.announced', '.year-over', '.seats-floats > *'],
].join();
const [OF_OPEN, OF_SPACE] = [1, 2];

interface MapKeyProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  /** Whether it stands in a column, and not over the map. */
  readonly docked: boolean;
}

/** The key to the marks of a march that the map shows now; on a small screen it unfolds on a press. */
export function MapKey<View, LogEntry>(props: MapKeyProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const say = play.words.say.bind(play.words);
  const [kinds, setKinds] = createSignal<readonly MarkKind[]>([]);
  const [open, setOpen] = createSignal(matchMedia('(min-width: 721px) and (min-height: 481px)').matches);
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
                {say(WORDS[kind] ?? LOCK_WORDS[play.words.undoing()])}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
