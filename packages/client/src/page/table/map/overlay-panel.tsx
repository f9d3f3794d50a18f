import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Overlays } from './overlays.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'title' | 'words'>;

interface OverlayProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly overlays: Overlays<View, LogEntry>;
}

/** The legend of the overlay, and its contents in words. */
export function OverlayPanel<View, LogEntry>(props: OverlayProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say.bind(props.play.words);
  const [unfolded, setUnfolded] = createSignal(false);
  const isBrief = (): boolean => props.overlays.cameByItself && !unfolded();
  return (
    <Show when={props.overlays.shown()}>
      {(overlay) => (
        <section
          class="overlay-panel"
          data-keep-clear
          data-brief={isBrief() || undefined}
          data-unfolded={(props.overlays.cameByItself && unfolded()) || undefined}
          aria-label={overlay().name(props.play.words.language)}
        >
          <header>
            <h2>
              <Show when={props.overlays.cameByItself} fallback={overlay().name(props.play.words.language)}>
                <button
                  type="button"
                  class="overlay-name"
                  aria-expanded={!isBrief()}
                  onClick={() => setUnfolded((before) => !before)}
                >
                  {overlay().name(props.play.words.language)}
                </button>
              </Show>
            </h2>
            <button
              type="button"
              class="button quiet"
              aria-label={say('overlayOff')}
              title={say('overlayOff')}
              onClick={() => props.overlays.chosen.set(null)}
            >
              ×
            </button>
          </header>
          <p class="overlay-said" role="status">
            {props.overlays.answered()?.said ?? overlay().hint(props.play.words.language)}
          </p>
          <Show when={props.overlays.answered()}>
            {(reported) => (
              <>
                <ul class="overlay-legend">
                  <For each={reported().legend}>
                    {({ sign, text }) => (
                      <li>
                        <props.play.title.Sign sign={sign} />
                        {text}
                      </li>
                    )}
                  </For>
                </ul>
                <details class="overlay-words">
                  <summary>{say('overlayWords')}</summary>
                  <ul class="overlay-lines" tabindex="0" aria-label={say('overlayWords')}>
                    <For each={reported().lines}>{(line) => <li>{line}</li>}</For>
                  </ul>
                </details>
              </>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}

/** The menu of all overlays, as a group of a window. */
export function OverlayChoices<View, LogEntry>(
  props: OverlayProps<View, LogEntry> & { readonly onDone: () => void },
): JSX.Element {
  const say = props.play.words.say.bind(props.play.words);
  const Toggle = (toggle: {
    readonly label: string;
    readonly key: string;
    readonly on: boolean;
    readonly name: string;
    readonly onPress: () => void;
  }): JSX.Element => (
    <button
      type="button"
      class="button quiet"
      data-overlay={toggle.name}
      aria-pressed={toggle.on}
      onClick={() => toggle.onPress()}
    >
      <span>{toggle.label}</span>
      <kbd>{`Shift ${toggle.key}`}</kbd>
    </button>
  );
  const lay = (id: string): void => {
    props.overlays.toggle(id);
    props.onDone();
  };
  return (
    <nav class="table-menu" aria-label={say('overlays')}>
      <For each={props.play.title.overlays}>
        {(overlay) => (
          <Toggle
            label={overlay.name(props.play.words.language)}
            key={overlay.key}
            name={overlay.id}
            on={props.overlays.shown()?.id === overlay.id}
            onPress={() => lay(overlay.id)}
          />
        )}
      </For>
      <Toggle
        label={say('namesOff')}
        key="N"
        name="names"
        on={!props.overlays.names()}
        onPress={() => props.overlays.names.set(!props.overlays.names())}
      />
      <Toggle
        label={say('countersOff')}
        key="G"
        name="counters"
        on={!props.overlays.counters()}
        onPress={() => props.overlays.counters.set(!props.overlays.counters())}
      />
    </nav>
  );
}
