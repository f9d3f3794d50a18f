import { type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Overlays } from './overlays.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'lastResult' | 'words'>;

interface OverlayButtonsProps<View, LogEntry> {
  readonly onMenu: () => void;
  readonly play: Needs<View, LogEntry>;
  readonly overlays: Overlays<View, LogEntry>;
}

/** Buttons beside the zoom buttons: for the last result of dice, for overlays, and for hiding parts of the map. */
export function OverlayButtons<View, LogEntry>(props: OverlayButtonsProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say.bind(props.play.words);
  const label = () => say(props.overlays.counters() ? 'countersOff' : 'countersOn');
  return (
    <>
      <Show when={props.play.lastResult()}>
        {(show) => (
          <button
            type="button"
            class="last-result"
            title={say('resultAgain')}
            aria-label={say('resultAgain')}
            onClick={() => show()()}
          >
            <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
              <path
                d="M3.5 1.5H12.5A2 2 0 0 1 14.5 3.5V12.5A2 2 0 0 1 12.5 14.5H3.5A2 2 0 0 1 1.5 12.5V3.5A2 2 0 0 1 3.5 1.5ZM5 5H5.01M8 8H8.01M11 11H11.01M11 5H11.01M5 11H5.01"
                fill="none"
                stroke="currentColor"
                stroke-linecap="round"
                stroke-width="1.6"
              />
            </svg>
          </button>
        )}
      </Show>
      <button type="button" title={say('overlays')} aria-label={say('overlays')} onClick={() => props.onMenu()}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path
            d="M8 2L15 6L8 10L1 6ZM1.6 9L8 12.6L14.4 9M1.6 11.6L8 15.2L14.4 11.6"
            fill="none"
            stroke="currentColor"
            stroke-width="1.4"
          />
        </svg>
      </button>
      <button
        type="button"
        title={label()}
        aria-label={label()}
        aria-pressed={!props.overlays.counters()}
        onClick={() => props.overlays.counters.set(!props.overlays.counters())}
      >
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path
            d="M8 1.5A6.5 6.5 0 1 0 8 14.5A6.5 6.5 0 1 0 8 1.5ZM1.5 8H14.5M8 1.5C4 5 4 11 8 14.5M8 1.5C12 5 12 11 8 14.5"
            fill="none"
            stroke="currentColor"
            stroke-width="1.3"
          />
        </svg>
      </button>
    </>
  );
}
