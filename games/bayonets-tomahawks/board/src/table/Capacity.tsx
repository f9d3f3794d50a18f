import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { CREAM, Keyed, type Language, Legible, LIVERY, type Point, SIGN_ATTRIBUTE } from '@carillon/board';
import type { JSX } from 'solid-js';
import { type Used, usedIn } from '../position/room.ts';
import { roadName } from '../texts/names.ts';
import { middleOf } from './Markers.tsx';

/** The height of the number. */
const FIGURE = 12.4;

const keyOf = ({ connection, side }: Used): string => `${connection} ${side}`;

/** The middle of the number of one side. */
function placeOf({ connection, side }: Used): Point {
  const { x, y } = middleOf(connection);
  return { x: x + (side === 'french' ? -7.4 : 7.4), y };
}

const translated = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** The remaining capacity of each used connection (10.1). */
export function Capacity(props: { readonly view: View }): JSX.Element {
  return (
    <g class="layer-works layer-capacity">
      <Keyed each={usedIn(props.view)} by={keyOf}>
        {(used) => <Left {...used()} />}
      </Keyed>
    </g>
  );
}

/** The number of one side; its own legend and those of the spaces at both ends spell it out. */
function Left(props: Used): JSX.Element {
  return (
    <g transform={translated(placeOf(props))} data-capacity={props.connection}>
      <Legible size={FIGURE}>
        <RoomLeft side={props.side} left={props.left} />
      </Legible>
    </g>
  );
}

/** The number of units that a side may still move along a connection. */
export function RoomLeft(props: Pick<Used, 'side' | 'left'>): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <g class="room-left">
      <rect x="-7" y="-6.6" width="14" height="13.2" rx="2" fill={CREAM} stroke={livery.deep} stroke-width="1" />
      <text y="4.2" text-anchor="middle" font-size={`${FIGURE}`} font-weight="700" fill={livery.deep}>
        {props.left}
      </text>
    </g>
  );
}

/** The shapes by which the pointer finds these numbers. */
export function CapacityHits(props: { readonly view: View; readonly language: Language }): JSX.Element {
  return (
    <g class="sign-hits">
      <Keyed each={usedIn(props.view)} by={keyOf}>
        {(used) => (
          <Legible size={FIGURE}>
            <g
              transform={translated(placeOf(used()))}
              {...{ [SIGN_ATTRIBUTE]: `room:${used().connection}` }}
              aria-label={roadName(used().connection, props.language)}
            >
              <rect class="hit" x="-8" y="-8" width="16" height="16" />
            </g>
          </Legible>
        )}
      </Keyed>
    </g>
  );
}
