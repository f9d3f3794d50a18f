import { LIVERY, palette, symbols } from '@carillon/board';
import { type JSX, Match, Switch } from 'solid-js';

const { INK, PAPER } = palette;

/** The sign of an overlay about 0, 0. */
export function OverlaySign(props: { readonly sign: string }): JSX.Element {
  return (
    <Switch>
      <Match when={props.sign === 'control-french'}>
        <Shield side="french" />
      </Match>
      <Match when={props.sign === 'control-british'}>
        <Shield side="british" />
      </Match>
      <Match when={props.sign === 'raid-french'}>
        <Flame side="french" />
      </Match>
      <Match when={props.sign === 'raid-british'}>
        <Flame side="british" />
      </Match>
      <Match when={props.sign === 'reach'}>
        <circle r="15" fill="none" stroke="var(--legal)" stroke-width="2" stroke-dasharray="2 3" />
      </Match>
    </Switch>
  );
}

function Shield(props: { readonly side: 'french' | 'british' }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <>
      <path
        d={props.side === 'french' ? 'M-9-10H9V2C9 8 0 12 0 12C0 12-9 8-9 2Z' : 'M-9-10H9V10H-9Z'}
        fill={livery.field}
        fill-opacity=".82"
        stroke={PAPER}
        stroke-width="1.2"
      />
      <path d={props.side === 'french' ? symbols.LILY : symbols.CROSS} fill={PAPER} stroke={INK} stroke-width=".2" />
    </>
  );
}

/** A torch: the French one leans to the left, the British one stands. */
function Flame(props: { readonly side: 'french' | 'british' }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <g transform={props.side === 'french' ? 'rotate(-24)' : undefined}>
      <circle
        r="12"
        fill="none"
        stroke={livery.field}
        stroke-width="2.4"
        stroke-dasharray={props.side === 'french' ? '3 2' : 'none'}
      />
      <path
        d="M0-11C3-6 7-4 6.6 2C6.2 6.6 3 8.6 0 8.6C-3 8.6-6.2 6.6-6.6 2C-6.6-1-4.4-2-4-5C-2-4-1.2-3-1.2-1C.4-3 .8-7 0-11Z"
        fill={livery.field}
        stroke={PAPER}
        stroke-width="1"
      />
    </g>
  );
}

/** The sign of an overlay drawn alone, for its legend. */
export function Sign(props: { readonly sign: string }): JSX.Element {
  return (
    <svg class="overlay-sign" viewBox="-17 -17 34 34" aria-hidden="true">
      <OverlaySign sign={props.sign} />
    </svg>
  );
}
