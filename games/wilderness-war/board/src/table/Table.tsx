import { type Language, MapNames, MapSheet, Overlaid, type Point } from '@carillon/board';
import type { PlaceName } from '@carillon/wilderness-war-rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { BoxPanels, Connections, faceOf, names, Spaces, sheet } from '../map/index.ts';
import { drawSign } from '../overlays/Signs.tsx';
import { places, standAt } from '../position/ground.ts';
import { Bending, Glow, Highlights } from './Highlights.tsx';
import { Hits } from './Hits.tsx';
import { RecentMarks, RecentWays } from './Recent.tsx';
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
  const taken = createMemo(() => state.laid().flatMap(({ boxes }) => boxes));
  return (
    <g class="ww-table" ref={root} {...state.listeners}>
      <StaticMap language={props.language} />
      <Works view={props.view} />
      <Glow view={props.view} stacks={state.laid()} legal={state.legal()} lit={props.lit} />
      <Overlaid places={places} marks={props.marks} draw={drawSign} />
      <MapNames naming={names} faceOf={faceOf} taken={taken()} />
      <RecentWays entries={props.recent} />
      <Stacks view={props.view} stacks={state.laid()} laid={state.pieces()} />
      <RecentMarks entries={props.recent} />
      <Highlights
        view={props.view}
        stacks={state.laid()}
        legal={state.legal()}
        focus={state.focus()}
        pointed={state.pointed()}
        planned={props.planned}
      />
      <Hits view={props.view} stacks={state.laid()} legal={state.legal()} />
      <Bending view={props.view} planned={props.planned} onBend={props.onBend} />
      <OpenTray table={props} state={state} />
    </g>
  );
}

function StaticMap(props: { language: Language }): JSX.Element {
  return (
    <>
      <MapSheet sheet={sheet} />
      <BoxPanels language={props.language} />
      <Connections />
      <Spaces />
    </>
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
          at={standingAt(props.state, place())}
          stacks={props.state.stacks()}
          legal={props.state.legal()}
          lit={props.table.lit}
          onHold={props.state.look.hold}
        />
      )}
    </Show>
  );
}

/** Where the counters of a place stand now. */
const standingAt = (state: TableState, place: PlaceName): Point =>
  state.laid().find(({ stack }) => stack.place === place)?.at ?? standAt(place);
