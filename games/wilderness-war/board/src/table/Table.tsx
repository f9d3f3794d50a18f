import {
  BendHandles,
  counterGrowth,
  createTableState,
  Ground,
  type Language,
  Light,
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
import type { LogEntry, View } from '@carillon/wilderness-war-rules/reference';
import { createMemo, type JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { BoxPanels, Connections, faceOf, names, Spaces, sheet } from '../map/index.ts';
import { drawSign } from '../overlays/Signs.tsx';
import { places } from '../position/ground.ts';
import { type LaidStack, layStacks, occupiedBy } from '../position/layout.ts';
import { chosenIn, marching } from '../position/marching.ts';
import { stacksOf } from '../position/stacks.ts';
import { mapName, placeName, sheetText } from '../texts/names.ts';
import { Fighting } from './Fighting.tsx';
import { lyingOf } from './lying.ts';
import { RecentMarks, RecentWays } from './Recent.tsx';
import { Stacks } from './Stacks.tsx';
import { partsAt, TrayFigure } from './tray.tsx';
import { Works } from './Works.tsx';

type Props = TableProps<View, LogEntry>;

/**
 * The map of Wilderness War with everything on it. Spaces have `data-target="space:…"`. Pointing at a stack, or
 * clicking one with more than one choice, expands it into a list whose buttons are its pieces, `data-target="piece:…"`.
 */
export function Table(props: Props): JSX.Element {
  const growth = counterGrowth();
  // What stands where it stood is the same object, and is not drawn again.
  const stacks = createMemo<readonly LaidStack[]>((before) =>
    sharingBy(before, layStacks(stacksOf(props.view), growth()), ({ key }) => key),
  );
  const occupied = createMemo(() => occupiedBy(stacks()));
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
  const taken = createMemo(() => stacks().flatMap(({ boxes }) => boxes));
  const acting = createMemo(() => marching(props.view));
  const ground = { places, lying };
  const way = () => ({ ...ground, stacks: stacks(), legal: state.legal(), from: acting()?.at });
  return (
    <g class="ww-table" {...state.listeners}>
      <StaticMap language={props.language} />
      <OnSheet name="works">
        <Works view={props.view} occupied={occupied()} />
        <Light {...ground} stacks={stacks()} legal={state.legal()} lit={props.lit} acting={chosenIn(props.view)} />
        <Overlaid places={places} marks={props.marks} draw={drawSign} />
      </OnSheet>
      <OnSheet name="names">
        <MapNames naming={names} faceOf={faceOf} nameOf={(place) => mapName(place, props.language)} taken={taken()} />
      </OnSheet>
      <RecentWays entries={props.recent} />
      <Stacks view={props.view} stacks={stacks()} />
      <Overlaid places={places} marks={props.marks} draw={drawSign} stacks={stacks()} />
      <RecentMarks entries={props.recent} stacks={stacks()} />
      <Ways {...way()} focus={state.focus()} pointed={state.pointed()} planned={props.planned} />
      <Taught {...ground} stacks={stacks()} lit={props.lit} />
      <Fighting view={props.view} stacks={stacks()} />
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

function StaticMap(props: { language: Language }): JSX.Element {
  return (
    <Ground size={sheet.size}>
      <MapSheet sheet={sheet} words={(text) => sheetText(text, props.language)} />
      <BoxPanels language={props.language} />
      <Connections />
      <Spaces />
    </Ground>
  );
}
