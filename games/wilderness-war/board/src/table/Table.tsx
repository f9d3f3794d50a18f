import type { TableProps } from '@carillon/board';
import { type LayerProps, tableOf } from '@carillon/wargame-board';
import type { LogEntry, View } from '@carillon/wilderness-war-rules/reference';
import { createMemo, type JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { BoxPanels, Connections, faceOf, names, Spaces, sheet } from '../map/index.ts';
import { drawSign } from '../overlays/Signs.tsx';
import { layStacks, occupiedBy } from '../position/layout.ts';
import { chosenIn, marching } from '../position/marching.ts';
import { places } from '../position/places.ts';
import { counters, type Stack } from '../position/stacks.ts';
import { mapName, placeName, sheetText } from '../texts/names.ts';
import { Fighting } from './Fighting.tsx';
import { Raided } from './Markers.tsx';
import { RecentMarks, RecentWays } from './Recent.tsx';
import { Stacks } from './Stacks.tsx';
import { Started, takenByStarted } from './Started.tsx';
import { partOf, TrayFigure } from './tray.tsx';
import { Works } from './Works.tsx';

type Props = LayerProps<View, LogEntry, Stack>;

/** The map of Wilderness War with everything on it. */
export const Table: (props: TableProps<View, LogEntry>) => JSX.Element = tableOf({
  class: 'ww-table',
  map: {
    ...{ size: sheet.size, sheet, sheetText, drawn: [BoxPanels, Connections, Spaces] },
    naming: { names, faceOf, nameOf: mapName },
  },
  ...{ places, counters, layStacks, gestures, drawSign, placeName, partOf, TrayFigure, Stacks },
  acting: (view: View) => ({ pieces: chosenIn(view), at: marching(view)?.at }),
  Works: (props: Props) => {
    const occupied = createMemo(() => occupiedBy(props.stacks));
    return <Works view={props.view} occupied={occupied()} />;
  },
  keptClear: (view: View, stacks: Props['stacks']) => takenByStarted(view, occupiedBy(stacks)),
  Below: (props: Props) => <RecentWays entries={props.recent} />,
  Above: (props: Props) => {
    const occupied = createMemo(() => occupiedBy(props.stacks));
    return (
      <>
        <Started view={props.view} occupied={occupied()} />
        <Raided view={props.view} />
        <RecentMarks entries={props.recent} stacks={props.stacks} />
      </>
    );
  },
  Top: Fighting,
});
