import type { JSX } from 'solid-js';
import type { Cell } from '../../cell.ts';
import { LOG_WIDTHS, logWidthOf, type Preferences } from '../../preferences.ts';
import { say } from '../../texts/index.ts';

/** How far one arrow key moves the edge, in CSS pixels. */
const STEP = 24;

/** The edge between map and log: dragged, or moved by arrow keys. */
export function Splitter(props: {
  readonly preferences: Cell<Preferences>;
  /** The number of columns beside the map; each has the width of the log. */
  readonly columns: () => number;
}): JSX.Element {
  const width = (): number => props.preferences().logWidth;
  const set = (value: number): void => props.preferences.set({ ...props.preferences(), logWidth: logWidthOf(value) });
  const onPointerDown = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      set((document.documentElement.clientWidth - event.clientX) / props.columns());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (step === undefined) return;
    set(width() + step);
    event.preventDefault();
  };
  return (
    <hr
      class="splitter"
      tabindex="0"
      aria-orientation="vertical"
      aria-label={say(props.preferences().language, 'logResize')}
      aria-valuenow={width()}
      aria-valuemin={LOG_WIDTHS.least}
      aria-valuemax={LOG_WIDTHS.most}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
