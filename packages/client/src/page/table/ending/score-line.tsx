import { sentences } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Account, ScorePoint } from './account.ts';
import { ticksOf } from './ticks.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'title' | 'words'>;

export interface ScoreLineProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly account: Account;
}

/** The size of the drawing in its own units; it is stretched to its frame. */
const SIZE = { width: 1000, height: 200 } as const;

/** The position of values, in percent of the frame. */
interface Scale {
  /** The scores that are marked at the side. */
  readonly ticks: readonly number[];
  x(place: number): number;
  y(score: number): number;
}

function scaleOf(points: readonly ScorePoint[]): Scale {
  const scores = points.map(({ score }) => score);
  const [least, most] = [Math.min(-1, ...scores), Math.max(1, ...scores)];
  const last = Math.max(1, points.length - 1);
  return {
    ticks: ticksOf(least, most),
    x: (place) => (100 * place) / last,
    y: (score) => 6 + (88 * (most - score)) / (most - least),
  };
}

/** Where on the line a journal entry is: between the ends of the parts before and after it. */
function along(points: readonly ScorePoint[], number: number): { readonly place: number; readonly score: number } {
  const place = points.findIndex((point) => point.number >= number);
  const [before, after] = [points[place - 1], points[place]];
  if (before === undefined || after === undefined) return { place: Math.max(0, place), score: after?.score ?? 0 };
  const part = (number - before.number) / (after.number - before.number);
  return { place: place - 1 + part, score: before.score + part * (after.score - before.score) };
}

/** The distance between the middles of two numbers that do not touch, in rem. */
const APART = 1.5;

/** Where the numbers of turning points stand, as lengths of CSS: at their places in percent, or moved apart. */
function spread(places: readonly number[]): readonly string[] {
  return places.map((_, i) => {
    const before = places.slice(0, i + 1).map((place, j) => `${place}% + ${(i - j) * APART}rem`);
    return `min(max(${before.join(', ')}), 100% - ${(places.length - 1 - i) * APART}rem)`;
  });
}

/** The score through the game as a line: above the middle the first seat leads, below it the second. */
export function ScoreLine<View, LogEntry>(props: ScoreLineProps<View, LogEntry>): JSX.Element {
  const points = () => props.account.score;
  const scale = () => scaleOf(points());
  const nameOf = (score: number): string =>
    props.play.title.reckoning?.scoreName(score, props.play.words.language) ?? '';
  const spot = (x: number, y: number): string => `${(x * SIZE.width) / 100} ${(y * SIZE.height) / 100}`;
  const line = (): string =>
    points()
      .map(({ score }, i) => spot(scale().x(i), scale().y(score)))
      .join('L');
  const area = (): string => `M${spot(0, scale().y(0))}L${line()}L${spot(100, scale().y(0))}Z`;
  const shown = (): string =>
    sentences(
      points().map(({ part, score }) =>
        props.play.words.say('endingScoreAt', {
          part: part || props.play.words.say('endingBegan'),
          score: nameOf(score),
        }),
      ),
    );
  const years = () =>
    points().flatMap(({ year }, i) => (year !== undefined && points()[i - 1]?.year !== year ? [{ year, i }] : []));
  const last = () => points().at(-1);
  const turns = () => props.account.turningPoints.map(({ number }) => along(points(), number));
  const lefts = () => spread(turns().map(({ place }) => scale().x(place)));
  return (
    <figure class="score-line" role="img" aria-label={shown()}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="score-above">
          <rect x="0" y="0" width={SIZE.width} height={(scale().y(0) * SIZE.height) / 100} />
        </clipPath>
        <clipPath id="score-below">
          <rect x="0" y={(scale().y(0) * SIZE.height) / 100} width={SIZE.width} height={SIZE.height} />
        </clipPath>
        <path class="score-area" data-seat="0" clip-path="url(#score-above)" d={area()} />
        <path class="score-area" data-seat="1" clip-path="url(#score-below)" d={area()} />
        <For each={scale().ticks}>
          {(tick) => <path class="score-grid" d={`M${spot(0, scale().y(tick))}L${spot(100, scale().y(tick))}`} />}
        </For>
        <path class="score-zero" d={`M${spot(0, scale().y(0))}L${spot(100, scale().y(0))}`} />
        <path class="score-path" d={`M${line()}`} />
      </svg>
      <For each={scale().ticks}>
        {(tick) => (
          <span class="score-tick" style={{ top: `${scale().y(tick)}%` }} aria-hidden="true">
            {nameOf(tick)}
          </span>
        )}
      </For>
      <For each={years()}>
        {({ year, i }) => (
          <span class="score-year" style={{ left: `${scale().x(Math.max(0, i - 1))}%` }} aria-hidden="true">
            {year}
          </span>
        )}
      </For>
      <For each={turns()}>
        {({ score }, i) => (
          <span class="score-turn" style={{ left: lefts()[i()], top: `${scale().y(score)}%` }} aria-hidden="true">
            {i() + 1}
          </span>
        )}
      </For>
      <Show when={last()}>
        {(end) => (
          <span class="score-end" style={{ top: `${scale().y(end().score)}%` }} aria-hidden="true">
            {nameOf(end().score)}
          </span>
        )}
      </Show>
    </figure>
  );
}
