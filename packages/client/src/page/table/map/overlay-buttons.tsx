import type { JSX } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Overlays } from './overlays.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'words'>;

interface OverlayButtonsProps<View, LogEntry> {
  readonly onMenu: () => void;
  readonly play: Needs<View, LogEntry>;
  readonly overlays: Overlays<View, LogEntry>;
}

/** Buttons beside the zoom buttons: for overlays, and for hiding parts of the map. */
export function OverlayButtons<View, LogEntry>(props: OverlayButtonsProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say.bind(props.play.words);
  const label = () => say(props.overlays.counters() ? 'countersOff' : 'countersOn');
  return (
    <>
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
