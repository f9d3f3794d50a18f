import { textsLoaded } from '@carillon/board/spoken';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import type { TableParts } from '../table-parts.ts';

/** Loaded when the user first asks what something on the board means. */
const LegendNote = lazy(async () => {
  const note = await import('./legend-note.tsx');
  await textsLoaded();
  return { default: note.LegendNote };
});
/** Loaded with the first march. */
const MapKey = lazy(async () => ({ default: (await import('./map-key.tsx')).MapKey }));

interface MapNotesProps<View, LogEntry> {
  readonly table: Pick<TableParts<View, LogEntry>, 'legend' | 'page' | 'play'>;
  /** Whether they stand in the second column of a wide window, and not over the map. */
  readonly docked: boolean;
}

/** What is said about the map: the signs spelled out, the forecast of a march, and the key to its signs. */
export function MapNotes<View, LogEntry>(props: MapNotesProps<View, LogEntry>): JSX.Element {
  const { legend, page, play } = props.table;
  const marches = (): boolean => play.offer.offered().routes.length > 0 || play.confirm.armed()?.route !== undefined;
  return (
    <>
      <Show when={legend.shown()}>
        <Suspense>
          <LegendNote play={play} legend={legend} docked={props.docked} />
        </Suspense>
      </Show>
      <div class="map-foot">
        <p class="foresight" role="status">
          {play.confirm.foresight.line()}
        </p>
      </div>
      <Show when={!page.text() && marches()}>
        <Suspense>
          <MapKey play={play} docked={props.docked} />
        </Suspense>
      </Show>
    </>
  );
}
