import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { CREAM, Keyed, Legible, LIVERY } from '@carillon/board';
import type { JSX } from 'solid-js';
import { type Used, usedIn } from '../position/room.ts';
import { middleOf } from './Markers.tsx';

/** The height of the number. */
const FIGURE = 12.4;

/** The remaining capacity of each used connection (10.1). */
export function Capacity(props: { readonly view: View }): JSX.Element {
  return (
    <g class="layer-works layer-capacity">
      <Keyed each={usedIn(props.view)} by={({ connection, side }) => `${connection} ${side}`}>
        {(used) => <Left {...used()} />}
      </Keyed>
    </g>
  );
}

/** The number of one side; the legend of the spaces at both ends spells it out. */
function Left(props: Used): JSX.Element {
  const livery = LIVERY[props.side];
  const at = () => {
    const { x, y } = middleOf(props.connection);
    return { x: x + (props.side === 'french' ? -7.4 : 7.4), y };
  };
  return (
    <g transform={`translate(${at().x} ${at().y})`} data-capacity={props.connection}>
      <Legible size={FIGURE}>
        <rect x="-7" y="-6.6" width="14" height="13.2" rx="2" fill={CREAM} stroke={livery.deep} stroke-width="1" />
        <text y="4.2" text-anchor="middle" font-size={`${FIGURE}`} font-weight="700" fill={livery.deep}>
          {props.left}
        </text>
      </Legible>
    </g>
  );
}
