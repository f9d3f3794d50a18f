import { LEAST_TEXT, useCamera } from '@carillon/board';
import { createMemo, type JSX, Show } from 'solid-js';
import {
  BoxPanels,
  Connections,
  labelSize,
  MapArt,
  MapDefs,
  overviewLabelSize,
  SpaceNames,
  Spaces,
} from '../map/index.ts';
import { Highlights } from './Highlights.tsx';
import { Hits } from './Hits.tsx';
import { Recent } from './Recent.tsx';
import { Stacks } from './Stacks.tsx';
import { createTableState, type Props, type TableState } from './state.ts';
import { Tray } from './Tray.tsx';
import { Works } from './Works.tsx';

/**
 * The map of Wilderness War with everything on it. Spaces are found by `data-target="space:…"`. Pointing at a stack, or
 * clicking one with more than one choice, spreads it out in a list whose buttons are its pieces, `data-target="piece:…"`.
 */
export function Table(props: Props): JSX.Element {
  let root: SVGGElement | undefined;
  const state = createTableState(props, () => root);
  return (
    <g class="ww-table" ref={root} {...state.listeners}>
      <StaticMap />
      <Works view={props.view} />
      <Names />
      <Recent entries={props.recent} />
      <Stacks view={props.view} stacks={state.laid()} laid={state.pieces()} />
      <Highlights
        view={props.view}
        stacks={state.laid()}
        legal={state.legal()}
        lit={props.lit}
        focus={state.focus()}
        pointed={state.pointed()}
      />
      <Hits view={props.view} stacks={state.laid()} legal={state.legal()} />
      <OpenTray table={props} state={state} />
    </g>
  );
}

function StaticMap(): JSX.Element {
  return (
    <>
      <MapDefs />
      <MapArt />
      <BoxPanels />
      <Connections />
      <Spaces />
    </>
  );
}

/** The names of the spaces in the size that can be read at the present zoom, or none. */
function Names(): JSX.Element {
  const camera = useCamera();
  const size = createMemo(() => {
    if (labelSize * camera.zoom() >= LEAST_TEXT) return 'near';
    return overviewLabelSize * camera.zoom() >= LEAST_TEXT ? 'far' : 'none';
  });
  return (
    <g class={`names-shown-${size()}`}>
      <SpaceNames />
    </g>
  );
}

function OpenTray(props: { table: Props; state: TableState }): JSX.Element {
  return (
    <Show when={props.state.look.open()}>
      {(place) => (
        <Tray
          view={props.table.view}
          language={props.table.language}
          place={place()}
          stacks={props.state.stacks()}
          legal={props.state.legal()}
          lit={props.table.lit}
          onHold={props.state.look.hold}
        />
      )}
    </Show>
  );
}
