import { counterLetters, Keyed, type Livery, type TrayGroup } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { CountDisc, lettersOf, Plates } from '../counters.tsx';
import type { LaidStack } from '../layout.ts';
import type { Signs } from '../overlay-signs.tsx';
import type { StackOf } from '../stacks.ts';
import type { PlainFacts } from './facts.ts';

// The drawings of a title that has none of its own: discs joined by lines, and square counters with a letter.

/** A stack of a small title. */
export type PlainStack = StackOf<string, string, string>;

type Facts = Pick<PlainFacts<never, never>, 'points' | 'links' | 'sideOf' | 'colours' | 'nameOf'>;

const INK = '#2a2118';
const liveryOf = ({ colours }: Facts, side: string): Livery => ({
  ...{ field: colours[side] ?? INK, deep: INK, wash: '#f4ecd8' },
});

/** The printed map. */
export const mapOf =
  ({ points, links, nameOf }: Facts): (() => JSX.Element) =>
  () => (
    <g stroke="#a8977a" stroke-width="4">
      <For each={Object.entries(links)}>
        {([from, all]) => (
          <For each={all}>{(to) => <path d={`M${points[from]?.join(' ')}L${points[to]?.join(' ')}`} />}</For>
        )}
      </For>
      <For each={Object.entries(points)}>
        {([space, [x, y]]) => (
          <g transform={`translate(${x} ${y})`}>
            <circle r="12" fill="#d8c79c" stroke={INK} stroke-width="1" />
            <text y="28" text-anchor="middle" font-size="14" fill={INK} stroke="none">
              {nameOf(space)}
            </text>
          </g>
        )}
      </For>
    </g>
  );

const Counter = (props: { readonly facts: Facts; readonly piece: string }): JSX.Element => (
  <>
    <path
      d="M-12-12H12V12H-12Z"
      fill={liveryOf(props.facts, props.facts.sideOf(props.piece)).field}
      stroke={INK}
      stroke-width="1.2"
    />
    <text y="5" text-anchor="middle" font-size="14" fill="#fff">
      {props.facts.nameOf(props.piece.replace(`${props.facts.sideOf(props.piece)}-`, '')).charAt(0)}
    </text>
  </>
);

/** All stacks: the top counter, the edges of those below, and their number. */
export const stacksDrawn =
  (facts: Facts): ((props: { readonly stacks: readonly LaidStack<PlainStack>[] }) => JSX.Element) =>
  (props) => {
    const letters = counterLetters(lettersOf(6));
    return (
      <g class="layer-counters">
        <Keyed each={props.stacks} by={({ key }) => key}>
          {(laid) => <Stack facts={facts} letters={letters} laid={laid()} />}
        </Keyed>
      </g>
    );
  };

interface StackProps {
  readonly facts: Facts;
  readonly letters: (growth: number) => string;
  readonly laid: LaidStack<PlainStack>;
}

function Stack(props: StackProps): JSX.Element {
  const livery = liveryOf(props.facts, props.laid.stack.side);
  const units = (): readonly string[] => props.laid.stack.units;
  return (
    <g
      class={`piece front stack ${props.letters(props.laid.growth)}`}
      data-stack={props.laid.key}
      style={{ transform: `translate(${props.laid.at.x}px, ${props.laid.at.y}px) scale(${props.laid.growth})` }}
    >
      <Plates stack={props.laid.stack} livery={livery} />
      <Show when={units()[0]}>{(piece) => <Counter facts={props.facts} piece={piece()} />}</Show>
      <Show when={units().length > 1}>
        <g class="stack-count" transform="translate(10.5 -11)">
          <CountDisc r={7} livery={livery} count={units().length} />
        </g>
      </Show>
    </g>
  );
}

/** A piece by itself. */
export const figureDrawn =
  (facts: Facts): ((props: { readonly id: string }) => JSX.Element) =>
  (props) => (
    <svg class="piece-figure" viewBox="-14 -14 28 28" aria-hidden="true">
      <Show when={facts.sideOf(props.id) in facts.colours}>
        <Counter facts={facts} piece={props.id} />
      </Show>
    </svg>
  );

/** A piece in the list of its place. */
export const trayDrawn = (facts: Facts): ((props: { readonly group: TrayGroup }) => JSX.Element) => {
  const Piece = figureDrawn(facts);
  return (props) => <Piece id={props.group.first} />;
};

/** A disc for each side: `held-red`. */
export const sideSigns = (facts: Facts): Signs =>
  Object.fromEntries(
    Object.keys(facts.colours).map((side) => [
      `held-${side}`,
      () => (
        <>
          <circle r="11" fill={facts.colours[side]} fill-opacity=".5" stroke={INK} stroke-width="1" />
          <text y="5" text-anchor="middle" font-size="13" fill={INK}>
            {facts.nameOf(side).charAt(0)}
          </text>
        </>
      ),
    ]),
  );
