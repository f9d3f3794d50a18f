import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { legibleGrown, type TableProps } from '@carillon/board';
import { type LayerProps, tableOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { BoxPanels, Connections, faceOf, names, Spaces, sheet } from '../map/index.ts';
import { drawSign } from '../overlays/signs.tsx';
import { actingIn } from '../position/acting.ts';
import { boxesWithShapes, layStacks } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { counters, type Stack } from '../position/stacks.ts';
import { mapName, placeName, sheetText } from '../texts/names.ts';
import { Capacity, CapacityHits } from './Capacity.tsx';
import { Battles, Markers, Roads } from './Markers.tsx';
import { Recent } from './Recent.tsx';
import { SHAPE_FIGURES, Stacks } from './Stacks.tsx';
import { partOf, TrayFigure } from './tray.tsx';

type Props = LayerProps<View, LogEntry, Stack>;

/** The map of Bayonets & Tomahawks with everything on it. */
export const Table: (props: TableProps<View, LogEntry>) => JSX.Element = tableOf({
  class: 'bt-table',
  map: {
    ...{ size: sheet.size, sheet, sheetText, drawn: [Connections, BoxPanels, Spaces] },
    naming: { names, faceOf, nameOf: mapName },
  },
  ...{ places, counters, layStacks, gestures, drawSign, placeName, partOf, TrayFigure, Stacks },
  boxesOf(growth) {
    const isNear = legibleGrown(SHAPE_FIGURES, growth);
    return (laid) => (isNear() ? boxesWithShapes(laid) : laid.boxes);
  },
  acting: actingIn,
  Works: (props: Props) => (
    <>
      <Roads view={props.view} />
      <Capacity view={props.view} />
      <Markers view={props.view} />
    </>
  ),
  Below: (props: Props) => <Recent entries={props.recent} stacks={props.stacks} />,
  Above: (props: Props) => <Battles view={props.view} />,
  SignHits: CapacityHits,
});
