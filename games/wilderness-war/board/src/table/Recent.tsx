import { Arrow, type Point } from '@carillon/board';
import type { LogEntry, PlaceName } from '@carillon/wilderness-war-rules/reference';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { LaidStack } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { type MoveTrace, type PlaceTrace, tracesOf } from '../position/recent.ts';
import { BOAT, SIGNS } from './recent-signs.ts';

/** Marks of one place form a row: their spacing in board units, and their height above any counters there. */
const APART = 16;
const ABOVE = 24;
const CLEAR = 9;

interface RecentProps {
  /** The events since the user last acted. */
  readonly entries: readonly LogEntry[];
}

/** Arrows of movements; under the counters. */
export function RecentWays(props: RecentProps): JSX.Element {
  const ways = createMemo(() => tracesOf(props.entries).filter((deed) => 'from' in deed));
  return (
    <g class="layer-recent">
      <For each={ways()}>{(way) => <Way way={way} />}</For>
    </g>
  );
}

/** A sign for each event in a place; above the counters. */
export function RecentMarks(props: RecentProps & { readonly stacks: readonly LaidStack[] }): JSX.Element {
  const marks = createMemo(() =>
    inRows(
      tracesOf(props.entries).filter((deed) => 'at' in deed),
      props.stacks,
    ),
  );
  return (
    <g class="layer-recent">
      <For each={marks()}>{({ mark, at }) => <Mark mark={mark} at={at} />}</For>
    </g>
  );
}

const at = (place: PlaceName): Point => places.pointOf(place) ?? { x: 0, y: 0 };

function Way(props: { readonly way: MoveTrace }): JSX.Element {
  const { kind, side, from, to } = props.way;
  const middle = { x: (at(from).x + at(to).x) / 2, y: (at(from).y + at(to).y) / 2 };
  return (
    <>
      <Arrow from={at(from)} to={at(to)} class={`deed-${kind} of-${side}`} />
      <Show when={kind === 'sail'}>
        <Sign class={`deed-mark of-${side}`} at={middle} d={BOAT} />
      </Show>
    </>
  );
}

interface PlacedMark {
  readonly mark: PlaceTrace;
  readonly at: Point;
}

/** The position of each mark. */
function inRows(marks: readonly PlaceTrace[], stacks: readonly LaidStack[]): readonly PlacedMark[] {
  return marks.map((mark) => {
    const row = marks.filter((other) => other.at === mark.at);
    const { x } = places.standAt(mark.at);
    return { mark, at: { x: x + (row.indexOf(mark) - (row.length - 1) / 2) * APART, y: rowAbove(mark.at, stacks) } };
  });
}

/** The height of a row of marks, above the tallest stack of its place. */
function rowAbove(place: PlaceName, stacks: readonly LaidStack[]): number {
  const boxes = stacks.filter(({ stack }) => stack.place === place).flatMap((laid) => laid.boxes);
  return Math.min(places.standAt(place).y - ABOVE, ...boxes.map(({ top }) => top - CLEAR));
}

function Mark(props: PlacedMark): JSX.Element {
  const of = props.mark.side === null ? '' : `of-${props.mark.side}`;
  return <Sign class={`deed-mark deed-${props.mark.kind} ${of}`} at={props.at} d={SIGNS[props.mark.kind]} />;
}

function Sign(props: { readonly class: string; readonly at: Point; readonly d: string }): JSX.Element {
  return (
    <g class={props.class} transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle class="deed-disc" r="8.6" />
      <path class="deed-sign" d={props.d} />
    </g>
  );
}

/** Two swords crossed. */
export function Swords(props: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g class="swords" transform={`translate(${props.x} ${props.y})`}>
      <circle r="9.5" />
      <path d={SIGNS.battle} />
    </g>
  );
}
