import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  BendHandles,
  counterGrowth,
  createTableState,
  Ground,
  type Language,
  Light,
  legibleGrown,
  MapNames,
  MapSheet,
  OnSheet,
  Overlaid,
  PlaceHits,
  sharingBy,
  type TableProps,
  Taught,
  Tray,
  Ways,
} from '@carillon/board';
import { createMemo, type JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { BoxPanels, Connections, faceOf, names, Spaces, sheet } from '../map/index.ts';
import { drawSign } from '../overlays/signs.tsx';
import { actingIn } from '../position/acting.ts';
import { boxesWithShapes, type Laid, layStacks } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { mapName, placeName, sheetText } from '../texts/names.ts';
import { Capacity } from './Capacity.tsx';
import { lyingOf } from './lying.ts';
import { Battles, Markers, Roads } from './Markers.tsx';
import { Recent } from './Recent.tsx';
import { SHAPE_FIGURES, Stacks } from './Stacks.tsx';
import { partsAt, TrayFigure } from './tray.tsx';

type Props = TableProps<View, LogEntry>;

/**
 * The map of Bayonets & Tomahawks with everything on it. Spaces have `data-target="space:…"`. Pointing at a stack, or
 * clicking one with more than one choice, expands it into a list whose buttons are its counters,
 * `data-target="piece:…"`.
 */
export function Table(props: Props): JSX.Element {
  const growth = counterGrowth();
  // What stands where it stood is the same object, and is not drawn again.
  const stacks = createMemo<readonly Laid[]>((before) =>
    sharingBy(before, layStacks(props.view, growth()), ({ key }) => key),
  );
  const lying = lyingOf(() => props.view);
  const state = createTableState({
    ...lying,
    places,
    stacks,
    gestures: () => gestures(props.view, props.options),
    options: () => props.options,
    routes: () => props.routes,
    focus: () => props.focus,
    onTarget: (target) => props.onTarget(target),
    onPoint: (target) => props.onPoint(target),
    onLook: (target) => props.onLook(target),
  });
  const isNear = legibleGrown(SHAPE_FIGURES, growth);
  const taken = createMemo(() => stacks().flatMap((laid) => (isNear() ? boxesWithShapes(laid) : laid.boxes)));
  const acting = createMemo(() => actingIn(props.view));
  const ground = { places, lying };
  const way = () => ({ ...ground, stacks: stacks(), legal: state.legal(), from: acting()?.at });
  return (
    <g class="bt-table" {...state.listeners}>
      <StaticMap language={props.language} />
      <OnSheet name="works">
        <Roads view={props.view} />
        <Capacity view={props.view} />
        <Markers view={props.view} />
        <Light {...ground} stacks={stacks()} legal={state.legal()} lit={props.lit} acting={acting()?.pieces ?? []} />
        <Overlaid places={places} marks={props.marks} draw={drawSign} />
      </OnSheet>
      <OnSheet name="names">
        <MapNames naming={names} faceOf={faceOf} nameOf={(place) => mapName(place, props.language)} taken={taken()} />
      </OnSheet>
      <Stacks view={props.view} stacks={stacks()} />
      <Overlaid places={places} marks={props.marks} draw={drawSign} stacks={stacks()} />
      <Battles view={props.view} />
      <Recent entries={props.recent} />
      <Ways {...way()} focus={state.focus()} pointed={state.pointed()} planned={props.planned} />
      <Taught {...ground} stacks={stacks()} lit={props.lit} />
      <OnSheet name="hits">
        <PlaceHits {...ground} stacks={stacks()} legal={state.legal()} />
        <BendHandles
          {...way()}
          focus={state.focus()}
          pointed={state.pointed()}
          planned={props.planned}
          onBend={props.onBend}
        />
      </OnSheet>
      <Tray
        {...ground}
        stacks={stacks()}
        state={state}
        lit={props.lit}
        nameOf={(place) => placeName(place, props.language)}
        partsAt={(place) => partsAt(props.view, place, props.language)}
        figure={TrayFigure}
      />
    </g>
  );
}

function StaticMap(props: { readonly language: Language }): JSX.Element {
  return (
    <Ground size={sheet.size}>
      <MapSheet sheet={sheet} words={(text) => sheetText(text, props.language)} />
      <Connections />
      <BoxPanels language={props.language} />
      <Spaces />
    </Ground>
  );
}
