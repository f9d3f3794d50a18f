import { For, type JSX, Show } from 'solid-js';
import { ranged } from '../page/ranged.ts';
import type { Judged, TurnShown } from './judgement.ts';

/** The size of the drawing in its own units; it is stretched to its frame. */
const SIZE = { width: 1000, height: 100 } as const;
/** Percent of the height that stays free above and below. */
const EDGE = 4;

/** The height of a side's name, in percent of the drawing's. */
const NAME = 17;

/** The end of a side's line, in percent of the drawing. */
interface End {
  readonly seat: string;
  readonly left: number;
  readonly top: number;
}

/** Names beside the ends of the lines: at one x, and one above the other if both ends are at about the same height. */
function apart(ends: readonly End[]): readonly End[] {
  const left = Math.max(...ends.map((end) => end.left));
  const [high, low] = ends.toSorted((a, b) => a.top - b.top);
  if (high === undefined || low === undefined || low.top - high.top >= NAME)
    return ends.map((end) => ({ ...end, left }));
  const middle = Math.min(100 - NAME, Math.max(NAME, (high.top + low.top) / 2));
  return [
    { ...high, left, top: middle - NAME / 2 },
    { ...low, left, top: middle + NAME / 2 },
  ];
}

interface CurveProps {
  readonly turns: readonly TurnShown[];
  readonly shown: TurnShown | undefined;
  readonly seats: readonly string[];
  readonly seatName: (seat: string) => string;
  readonly label: string;
  /** The verdict on the turn that is shown. */
  readonly caption: string;
  readonly onOpen: (turn: TurnShown | undefined) => void;
}

/**
 * The chance of winning after each turn as each side saw it: the first seat wins at the top, the second at the bottom. A
 * slider lies over the drawing, so every point can be opened by pointer and by key.
 */
export function Curve(props: CurveProps): JSX.Element {
  const last = () => Math.max(1, props.turns.length - 1);
  const x = (place: number): number => (100 * place) / last();
  const y = ({ seat, verdict }: Judged): number =>
    EDGE + (100 - 2 * EDGE) * (props.seats.indexOf(seat) === 0 ? 1 - verdict.after : verdict.after);
  const judged = (): readonly Judged[] =>
    props.turns.flatMap(({ verdict, ...turn }) => (verdict === undefined ? [] : [{ ...turn, verdict }]));
  const ends = () =>
    apart(
      props.seats.flatMap((seat) => {
        const end = judged().findLast((each) => each.seat === seat);
        return end === undefined ? [] : [{ seat, left: x(end.place), top: y(end) }];
      }),
    );
  const path = (seat: string): string =>
    judged()
      .filter((each) => each.seat === seat)
      .map((each) => `${(x(each.place) * SIZE.width) / 100} ${(y(each) * SIZE.height) / 100}`)
      .join('L');
  return (
    <div class="judgement-curve">
      <For each={props.seats}>
        {(seat, i) => (
          <span class="judgement-axis" data-seat={i()} aria-hidden="true">
            {i() === 0 ? '↑' : '↓'} {props.seatName(seat)}
          </span>
        )}
      </For>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="judgement-even" d={`M0 ${SIZE.height / 2}H${SIZE.width}`} />
        <Show when={props.shown}>
          {(shown) => <path class="judgement-here" d={`M${(x(shown().place) * SIZE.width) / 100} 0V${SIZE.height}`} />}
        </Show>
        <For each={props.seats}>
          {(seat, i) => (
            <Show when={path(seat)}>{(line) => <path class="judgement-line" data-seat={i()} d={`M${line()}`} />}</Show>
          )}
        </For>
      </svg>
      <For each={ends()}>
        {({ seat, left, top }) => (
          <span
            class="judgement-seat"
            data-seat={props.seats.indexOf(seat)}
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-hidden="true"
          >
            {props.seatName(seat)}
          </span>
        )}
      </For>
      <For each={judged().filter(({ verdict }) => verdict.grade !== 'fine')}>
        {(each) => (
          <span
            class="judgement-point"
            data-grade={each.verdict.grade}
            style={{ left: `${x(each.place)}%`, top: `${y(each)}%` }}
            aria-hidden="true"
          />
        )}
      </For>
      <input
        type="range"
        class="judgement-slider"
        aria-label={props.label}
        aria-valuetext={props.caption}
        min="0"
        ref={(slider) => ranged(slider, () => ({ at: props.shown?.place ?? last(), last: last() }))}
        disabled={props.turns.length === 0}
        onInput={({ target }) => props.onOpen(props.turns[target.valueAsNumber])}
      />
    </div>
  );
}
