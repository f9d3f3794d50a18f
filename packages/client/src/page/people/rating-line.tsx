import '../styles/ending.css';
import { datesIn } from '@carillon/board';
import type { RatingCurve } from '@carillon/protocol';
import { For, type JSX } from 'solid-js';
import { type NetProps, text } from '../net/page.tsx';
import { ticksOf } from '../table/ending/ticks.ts';

interface RatingLineProps extends NetProps {
  /** The name of the title. */
  readonly title: string;
  /** The points of the curve, at least two. */
  readonly points: RatingCurve['points'];
}

/** The size of the drawing in its own units; it is stretched to its frame. */
const SIZE = { width: 1000, height: 200 } as const;
/** The percentage of the height that stays free above and below. */
const EDGE = 6;
/** The games whose dates are marked, as shares of the line's length. */
const DATES = [0, 0.5, 1] as const;

/** A rating from game to game, with its axes, and the same as a table. */
export function RatingLine(props: RatingLineProps): JSX.Element {
  const ratings = () => props.points.map(({ rating }) => rating);
  const least = () => Math.min(...ratings());
  const most = () => Math.max(least() + 1, ...ratings());
  const last = () => props.points.length - 1;
  const x = (place: number): number => (100 * place) / last();
  const y = (rating: number): number => EDGE + ((100 - 2 * EDGE) * (most() - rating)) / (most() - least());
  const spot = (left: number, top: number): string => `${(left * SIZE.width) / 100} ${(top * SIZE.height) / 100}`;
  const path = (): string =>
    `M${ratings()
      .map((rating, i) => spot(x(i), y(rating)))
      .join('L')}`;
  const ticks = () => ticksOf(Math.ceil(least()), Math.floor(most()));
  const dates = () => [...new Set(DATES.map((part) => Math.round(part * last())))];
  const date = (at: number): string =>
    new Intl.DateTimeFormat(datesIn(props.preferences().language), { dateStyle: 'medium' }).format(at);
  const told = (): string =>
    text(props, 'curveTold', {
      title: props.title,
      first: Math.round(props.points[0]?.rating ?? 0),
      last: Math.round(props.points.at(-1)?.rating ?? 0),
      count: props.points.length,
    });
  return (
    <>
      <figure class="score-line rating-line" role="img" aria-label={told()}>
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
          <For each={ticks()}>
            {(tick) => <path class="score-grid" d={`M${spot(0, y(tick))}L${spot(100, y(tick))}`} />}
          </For>
          <path class="score-path" d={path()} />
        </svg>
        <For each={ticks()}>
          {(tick) => (
            <span class="score-tick" style={{ top: `${y(tick)}%` }} aria-hidden="true">
              {tick}
            </span>
          )}
        </For>
        <For each={dates()}>
          {(place) => (
            <span
              class="score-year"
              data-date={place > 0 && place < last() ? 'between' : 'end'}
              style={{ left: `${x(place)}%`, transform: `translateX(-${x(place)}%)` }}
              aria-hidden="true"
            >
              {date(props.points[place]?.at ?? 0)}
            </span>
          )}
        </For>
      </figure>
      <details class="options">
        <summary>{text(props, 'curveTable')}</summary>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{text(props, 'curveDate')}</th>
              <th scope="col">{text(props, 'ratings')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={[...props.points].reverse()}>
              {({ at, rating, deviation }) => (
                <tr>
                  <th scope="row">{date(at)}</th>
                  <td>
                    {Math.round(rating)} ± {Math.round(2 * deviation)}
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </>
  );
}
