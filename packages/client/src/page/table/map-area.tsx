import { type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Cell } from '../cell.ts';
import type { Preferences } from '../preferences.ts';
import { StageDoor } from './drama/stage-door.tsx';
import type { Afterwards } from './ending/ending-panel.tsx';
import { MapNotes } from './legend/map-notes.tsx';
import { Elsewhere } from './map/elsewhere.tsx';
import { AsideMenu } from './map/target-menu.tsx';
import { TheMap } from './map/the-map.tsx';
import type { TableParts } from './table-parts.ts';
import { WhyNote } from './why/why-note.tsx';

/** Loaded when first opened. */
const OverlayPanel = lazy(async () => ({ default: (await import('./map/overlay-panel.tsx')).OverlayPanel }));
const TextView = lazy(async () => ({ default: (await import('./page/text-view.tsx')).TextView }));
/** Loaded when a game is over. */
const EndingPanel = lazy(async () => ({ default: (await import('./ending/ending-panel.tsx')).EndingPanel }));
/** Loaded when a year is over. */
const YearOverNote = lazy(async () => ({ default: (await import('./ending/year-over.tsx')).YearOverNote }));

interface MapAreaProps<View, LogEntry> {
  readonly table: TableParts<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
  readonly afterwards: Afterwards | undefined;
}

/** The map, or the position as text, and everything that is shown over it. */
export function MapArea<View, LogEntry>(props: MapAreaProps<View, LogEntry>): JSX.Element {
  const { play, page, overlays, why, legend, end, advised, column, input } = props.table;
  return (
    <div class="table-map">
      <Show
        when={!page.text()}
        fallback={
          <Suspense>
            <TextView play={play} onMap={() => page.text.set(false)} />
          </Suspense>
        }
      >
        <TheMap
          play={play}
          overlays={overlays}
          why={why}
          legend={legend}
          input={input}
          advised={column.isUp('hint') ? advised : undefined}
          onOverlays={() => page.window.set('overlays')}
        />
      </Show>
      <Show when={!page.text() && overlays.shown()}>
        <Suspense>
          <OverlayPanel play={play} overlays={overlays} />
        </Suspense>
      </Show>
      <Show when={!page.text() && !overlays.counters()}>
        <p class="counters-hidden" role="status">
          {play.words.say('countersHidden')}
        </p>
      </Show>
      <Elsewhere play={play} />
      <AsideMenu play={play} />
      <WhyNote play={play} why={why} />
      <Show when={column.room() !== 'wide'}>
        <MapNotes table={props.table} docked={false} />
      </Show>
      <StageDoor play={play} preferences={props.preferences} isReported={column.isUp('fight')} />
      <Show when={end.year()}>
        <Suspense>
          <YearOverNote play={play} end={end} />
        </Suspense>
      </Show>
      <Show when={end.isShown()}>
        <Suspense>
          <EndingPanel play={play} page={page} end={end} afterwards={props.afterwards} />
        </Suspense>
      </Show>
    </div>
  );
}
