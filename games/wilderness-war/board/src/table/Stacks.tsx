import { counterLetters, Keyed, LIVERY, sharingBy, symbols } from '@carillon/board';
import { CountDisc, lettersOf, Plates, Tethers } from '@carillon/wargame-board';
import type { PieceName, View } from '@carillon/wilderness-war-rules/reference';
import { createMemo, type JSX, Show } from 'solid-js';
import { Piece } from '../counters/Piece.tsx';
import { siegeLevel } from '../position/cards.ts';
import { isSpace } from '../position/facts.ts';
import { BADGE, SIEGE } from '../position/footprint.ts';
import { type Laid, type LaidStack, layPieces, unitsAt } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { rankOf } from '../position/stacks.ts';
import { Siege } from './Markers.tsx';

/** All counters: the edges of deep stacks, the top counters, which slide when they move, and the number of units. */
export function Stacks(props: { readonly view: View; readonly stacks: readonly LaidStack[] }): JSX.Element {
  const pieces = createMemo<readonly Laid[]>((before) =>
    sharingBy(before, layPieces(props.stacks).toSorted(byRank), ({ piece }) => piece),
  );
  const reduced = held(() => props.view.reduced);
  const acted = held(() => props.view.acted);
  const letters = counterLetters(lettersOf(6.6));
  return (
    <g class="layer-counters">
      <Tethers stacks={props.stacks} places={places} liveryOf={({ side }) => LIVERY[side]} unitsAt={unitsAt} />
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => <Under laid={laid()} />}
      </Keyed>
      <Keyed each={pieces()} by={({ piece }) => piece}>
        {(laid) => (
          <LaidPiece
            laid={laid()}
            letters={letters}
            reduced={reduced().has(laid().piece)}
            acted={acted().has(laid().piece)}
          />
        )}
      </Keyed>
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => (
          <>
            <Badge laid={laid()} letters={letters} />
            <Besieged laid={laid()} view={props.view} />
          </>
        )}
      </Keyed>
    </g>
  );
}

/** A fixed order, so that no node moves among the others: leaders above units, the highest in rank above all. */
const byRank = ({ piece: a }: Laid, { piece: b }: Laid): number => rankOf(a) - rankOf(b) || a.localeCompare(b);

/** A list of pieces as a set: the same set as long as the list is the same. */
function held(list: () => readonly PieceName[]): () => ReadonlySet<PieceName> {
  const listed = createMemo(list);
  return createMemo(() => new Set(listed()));
}

interface LaidPieceProps {
  readonly laid: Laid;
  readonly letters: (growth: number) => string;
  readonly reduced: boolean;
  readonly acted: boolean;
}

/** One piece in its position. Its node is kept as long as it is on the board, so that moves are animated. */
function LaidPiece(props: LaidPieceProps): JSX.Element {
  const place = (): string => `translate(${props.laid.x}px, ${props.laid.y}px) scale(${props.laid.growth})`;
  // Most pieces do not change when one does: they are not redrawn.
  const reduced = createMemo(() => props.reduced);
  const acted = createMemo(() => props.acted);
  const shown = createMemo(() => props.letters(props.laid.growth));
  return (
    <g
      class={`piece ${props.laid.front ? 'front' : 'behind'} ${shown()}`}
      data-piece={props.laid.piece}
      data-stack={props.laid.stack}
      style={{ transform: place() }}
    >
      <Show when={props.laid.shown}>
        <Piece id={props.laid.piece} reduced={reduced()} acted={acted()} />
      </Show>
    </g>
  );
}

/** Moves a drawing around 0, 0 to a stack's units. */
function unitsShift(laid: LaidStack): string {
  const { x, y } = unitsAt(laid);
  return `translate(${x} ${y}) scale(${laid.growth})`;
}

/** The edges of the counters below the top one, and the walls around pieces inside a fort or fortress. */
function Under(props: { laid: LaidStack }): JSX.Element {
  const shift = createMemo(() => unitsShift(props.laid));
  return (
    <g transform={shift()}>
      <Show when={props.laid.stack.inside}>
        <path
          class="walls"
          d={symbols.WALLS_AROUND}
          fill="#cdbb94"
          stroke="#3a2c1a"
          stroke-width="1.3"
          stroke-linejoin="round"
        />
      </Show>
      <Plates stack={props.laid.stack} livery={LIVERY[props.laid.stack.side]} />
    </g>
  );
}

/** The Siege marker of pieces inside. */
function Besieged(props: { laid: LaidStack; view: View }): JSX.Element {
  const space = () => (isSpace(props.laid.stack.place) ? props.laid.stack.place : undefined);
  const level = (): number | undefined => {
    const found = space();
    return props.laid.stack.inside && found ? siegeLevel(props.view, found) : undefined;
  };
  return (
    <Show when={level() !== undefined}>
      <g transform={unitsShift(props.laid)}>
        <Siege at={SIEGE} level={level() ?? 0} />
      </g>
    </Show>
  );
}

/** The number of units in the stack. */
function Badge(props: { laid: LaidStack; letters: (growth: number) => string }): JSX.Element {
  const at = (): string => `${unitsShift(props.laid)} translate(${BADGE.x} ${BADGE.y})`;
  const count = (): number => props.laid.stack.units.length;
  return (
    <Show when={count() > 1}>
      <g class={`stack-count ${props.letters(props.laid.growth)}`} data-stack={props.laid.stack.key} transform={at()}>
        <CountDisc r={BADGE.r - 0.6} livery={LIVERY[props.laid.stack.side]} count={count()} />
      </g>
    </Show>
  );
}
