import type { PieceFacts, PieceName, ShapeName, SideName } from '@carillon/bayonets-tomahawks-rules/reference';
import { CREAM, type Livery } from '@carillon/board';
import { figureOfPiece, liveryOf, Portrait, UnitPicture } from '@carillon/wargame-board';
import { For, type JSX, Show } from 'solid-js';
import { INDIAN_BAND, NATION_BAND } from '../map/index.ts';
import { pieceFacts } from '../position/facts.ts';
import { SHAPE_PATHS, signOfUnit } from './signs.ts';

export interface PieceProps {
  readonly id: PieceName;
  /** Its present side; `null` for a neutral Nation. */
  readonly side: SideName | null;
  readonly reduced: boolean;
  readonly spent?: boolean;
  /** Drawn by itself: a medallion is as large as a counter. */
  readonly alone?: boolean;
}

/** A Commander's medallion or a unit's counter, around 0, 0, in board units. */
export function Piece(props: PieceProps): JSX.Element {
  const facts = pieceFacts(props.id);
  return (
    <Show when={facts.type !== 'commander'} fallback={<Medallion facts={facts} scale={props.alone ? 1.05 : 0.78} />}>
      <Counter {...props} facts={facts} />
    </Show>
  );
}

/** Within a triangle there is less room, and lower down. */
const FIT: Readonly<Record<ShapeName, string>> = {
  triangle: 'translate(0 3.4) scale(.66)',
  square: 'translate(0 -1.2) scale(.98)',
  circle: 'translate(0 -1) scale(.9)',
};

/** Counters by shape; the field is light for Colonials and Indians, who have their people's band. */
function Counter(props: PieceProps & { readonly facts: PieceFacts }): JSX.Element {
  const shape = props.facts.shape ?? 'square';
  const livery = (): Livery => liveryOf(props.side);
  const indian = props.facts.type === 'indian' || props.facts.type === 'indian-nation';
  const light = indian || props.facts.colonial || props.facts.type === 'colonial-brigade';
  const ink = (): string => (light ? livery().deep : CREAM);
  const band = props.facts.nation === null ? INDIAN_BAND : NATION_BAND[props.facts.nation];
  return (
    <g class="counter-face" classList={{ 'counter-spent': props.spent === true }}>
      <path
        d={SHAPE_PATHS[shape]}
        fill={light ? livery().wash : livery().field}
        stroke={livery().deep}
        stroke-width="1.6"
        stroke-linejoin={props.side === 'british' ? 'miter' : 'round'}
      />
      <path
        d={SHAPE_PATHS[shape]}
        transform={shape === 'triangle' ? 'translate(0 .6) scale(.8)' : 'scale(.86)'}
        fill="none"
        stroke={ink()}
        stroke-width=".8"
        stroke-dasharray={props.side === 'french' ? '1.8 1.3' : 'none'}
        opacity=".75"
      />
      <Show when={indian}>
        <path d={shape === 'triangle' ? 'M-9.6 5.4H9.6L11.2 8.4H-11.2Z' : 'M-10.6 5H10.6V8H-10.6Z'} fill={band} />
      </Show>
      <g class="counter-sign" fill={ink()} stroke={ink()} transform={FIT[shape]}>
        <UnitPicture of={signOfUnit(props.facts)} rule="evenodd" />
      </g>
      <Show when={props.reduced}>
        <g class="counter-bar">
          <rect x="-9.6" y="6.6" width="19.2" height="3.6" fill="#fffdf4" stroke={livery().deep} stroke-width=".8" />
        </g>
      </Show>
      <NamePlate facts={props.facts} ink={ink()} shape={shape} />
    </g>
  );
}

/** The name of a unit, short enough for its counter. */
function NamePlate(props: {
  readonly facts: PieceFacts;
  readonly ink: string;
  readonly shape: ShapeName;
}): JSX.Element {
  const name = (): string => shortName(props.facts.name);
  return (
    <Show when={props.shape !== 'triangle'}>
      <text
        class="counter-name"
        y={props.shape === 'square' ? '-8' : '-6.6'}
        fill={props.ink}
        text-anchor="middle"
        {...(name().length > 9
          ? ({ textLength: props.shape === 'square' ? 20 : 15, lengthAdjust: 'spacingAndGlyphs' } as const)
          : {})}
      >
        {name()}
      </text>
    </Show>
  );
}

const shortName = (name: string): string => (name.length > 15 ? (name.split(/ \/ |, | & /)[0] ?? name) : name);

/** His rating, and the shapes to which he grants rerolls (3.7). */
function Medallion(props: { readonly facts: PieceFacts; readonly scale: number }): JSX.Element {
  const livery = liveryOf(props.facts.side);
  return (
    <g class="counter-face counter-leader" transform={`scale(${props.scale})`}>
      <Portrait livery={livery} side={props.facts.side} />
      <g class="counter-ribbon">
        <path d="M-9.2 5H9.2V13H-9.2Z" fill={CREAM} stroke={livery.deep} stroke-width=".8" />
        <text class="counter-ratings" x="-4.6" y="11.6" fill={livery.deep} text-anchor="middle">
          {props.facts.rating}
        </text>
        <For each={props.facts.rerolls}>
          {(shape, i) => (
            <path
              d={SHAPE_PATHS[shape]}
              transform={`translate(${i() * 5.2 + (props.facts.rerolls.length > 1 ? 1 : 3.4)} 9) scale(.2)`}
              fill="none"
              stroke={livery.deep}
              stroke-width="4.6"
            />
          )}
        </For>
      </g>
    </g>
  );
}

const Alone = figureOfPiece(Piece);

/** A piece by itself. */
export const PieceFigure = (props: PieceProps): JSX.Element => <Alone {...props} alone={true} />;
