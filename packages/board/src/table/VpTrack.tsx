import { type Context, createContext, type JSX, useContext } from 'solid-js';
import { type PointBox, PointBoxes } from './PointBoxes.tsx';

/** Opens the war in a minute. */
export const WarDoor: Context<() => void> = createContext<() => void>(() => undefined);

export interface VpTrackProps {
  /** The score in words. */
  readonly score: string;
  /** The effect of a press, in words: it opens the war in a minute. */
  readonly hint: string;
  /** The name of the track. */
  readonly name: string;
  readonly boxes: readonly PointBox[];
  /** The scores at which a side wins, in words. */
  readonly note?: string;
}

/** The track of victory points: a press on it opens the war in a minute. */
export function VpTrack(props: VpTrackProps): JSX.Element {
  const open = useContext(WarDoor);
  return (
    <section class="vp-track" aria-label={props.name}>
      <button type="button" class="vp-press" title={props.hint} data-sign="vp" onClick={() => open()}>
        <span class="track-now">{props.score}</span>
        <PointBoxes boxes={props.boxes} />
        {props.note === undefined ? undefined : <span class="track-note">{props.note}</span>}
      </button>
    </section>
  );
}
