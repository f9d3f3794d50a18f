import { type Title, WarDoor } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { MapNotes } from './legend/map-notes.tsx';
import { OpenRecap } from './log/recap-panel.tsx';
import { elsewhereOf } from './map/elsewhere.tsx';
import { CardMenu } from './map/target-menu.tsx';
import { MapArea } from './map-area.tsx';
import { ForcePanel } from './march/force-panel.tsx';
import type { Column } from './page/column.ts';
import { Drawers } from './page/drawers.tsx';
import { HandPanel } from './page/hand-panel.tsx';
import { LiveRegion } from './page/live-region.tsx';
import { followHigh } from './page/room.ts';
import { LogSide, OtherSides, SideTabs } from './page/side-tabs.tsx';
import { Splitter } from './page/splitter.tsx';
import { lessonTable } from './play/lesson-table.ts';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { SheetPanel } from './sheet/sheet-panel.tsx';
import { type TableParts, type TableScreenProps, tableParts } from './table-parts.ts';
import { Windows } from './windows.tsx';

/** Loaded when first asked for. */
const CoachPanel = lazy(async () => {
  const panel = await import('./coach/coach-panel.tsx');
  await textsLoaded();
  return { default: panel.CoachPanel };
});
/** Loaded with the first hint. */
const AdvicePanel = lazy(async () => ({ default: (await import('./advice/advice-panel.tsx')).AdvicePanel }));
/** Loaded when there is nothing else to show in a column. */
const WarPanel = lazy(async () => {
  const panel = await import('./page/war-panel.tsx');
  await textsLoaded();
  return { default: panel.WarPanel };
});
/** Loaded with the first lesson. */
const LessonPanel = lazy(async () => ({ default: (await import('../lessons/lesson-panel.tsx')).LessonPanel }));

interface AreaProps<View, LogEntry> extends TableScreenProps<View, LogEntry> {
  readonly table: TableParts<View, LogEntry>;
}

interface BesideProps<View, LogEntry> extends AreaProps<View, LogEntry> {
  /** Whether the tracks are below the map. */
  readonly below: boolean;
}

/** The table: prompt on top, map, log on the right, hand along the bottom. */
export function TableScreen<View, LogEntry>(props: TableScreenProps<View, LogEntry>): JSX.Element {
  const table = tableParts(props);
  const { play, page, why, column, input } = table;
  const isNarrow = (): boolean => column.room() === 'narrow';
  /** The map's height at a width of 1. */
  const mapHeight = (): number => props.title.size.height / props.title.size.width;
  const isHigh = followHigh();
  const below = (): boolean => isHigh() && !isTall(props.title) && props.online === undefined;
  return (
    <main
      class="table"
      data-drawer={page.drawer()}
      data-elsewhere={elsewhereOf(play)}
      data-lesson={play.session.now().lesson !== undefined}
      data-map={isTall(props.title) ? 'tall' : undefined}
      data-online={props.online !== undefined}
      data-stale={play.session.isStale}
      data-tracks={below() ? 'below' : undefined}
      data-menu={play.focus.menu() !== undefined}
      style={{ '--log-width': `${props.preferences().logWidth}px`, '--map-height': `${mapHeight()}` }}
    >
      <AboveMap {...props} table={table} />
      <Show when={isNarrow()}>
        <Lesson {...props} table={table} />
        <Coach {...props} table={table} />
        <Hint {...props} table={table} />
      </Show>
      <MapArea table={table} preferences={props.preferences} afterwards={props.afterwards} />
      <Show when={below()}>
        <Standing {...props} table={table} />
      </Show>
      <Show when={isNarrow()}>
        <SheetPanel play={play} sheet={table.sheet} column={column} />
      </Show>
      <HandPanel play={play} by={() => input().by} />
      <Show when={!isDocked(column, props.title)}>
        <Force {...props} table={table} />
      </Show>
      <CardMenu play={play} why={why} />
      <BesideMap {...props} table={table} below={below()} />
      <Drawers play={play} page={page} />
      <LiveRegion play={play} />
      <Windows table={table} preferences={props.preferences} onLeave={props.onLeave} onTakeOver={props.onTakeOver} />
    </main>
  );
}

/** The seats of a network game, and the prompt bar. */
function AboveMap<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { play, page, end, advised, column, sheet } = props.table;
  return (
    <>
      <Show when={props.online}>
        {(online) => <Dynamic component={online().Seats} onTalk={() => page.drawer.set('log')} />}
      </Show>
      <PromptBar
        play={play}
        page={page}
        end={end}
        advised={advised}
        column={column}
        sheet={sheet}
        online={props.online}
        onMenu={() => page.window.set('menu')}
      />
    </>
  );
}

/** A lesson's panel, which stays whatever else is up. */
function Lesson<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { play } = props.table;
  const table = lessonTable(play);
  return (
    <Show when={play.session.now().lesson}>
      <LessonPanel table={table} preferences={props.preferences} />
    </Show>
  );
}

/** The coach's panel, which gives way to any panel asked for after it. */
function Coach<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { coach, column, overlays } = props.table;
  return (
    <Show when={column.isUp('coach')}>
      <Suspense>
        <CoachPanel coach={coach} overlays={overlays} preferences={props.preferences} />
      </Suspense>
    </Show>
  );
}

/** The plans of a hint, or why the computer chose as it did. */
function Hint<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { play, page, advised, column } = props.table;
  return (
    <Show when={column.isUp('hint')}>
      <Suspense>
        <AdvicePanel play={play} page={page} advised={advised} column={column} />
      </Suspense>
    </Show>
  );
}

/** In a column in which no panel is up: what happened since the last turn; before that the war in a minute. */
function Rest<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { play, page, column, help } = props.table;
  const war = (): JSX.Element => (
    <Suspense>
      <WarPanel play={play} help={help} />
    </Suspense>
  );
  return (
    <Show when={column.isBare()}>
      <OpenRecap play={play} page={page} instead={war()} />
    </Show>
  );
}

/** A map that is higher than wide has the cards in a column beside it. */
const isTall = ({ size }: Pick<Title<unknown, unknown>, 'size'>): boolean => size.height > size.width;

/** The panel in which a force is put together. */
function Force<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { play } = props.table;
  return (
    <Show when={play.offer.force()} keyed>
      {(force) => <ForcePanel play={play} force={force} />}
    </Show>
  );
}

/** Whether that panel is in the second column of a wide window; beside a tall map it is over the cards. */
const isDocked = <View, LogEntry>(
  { room }: Pick<Column<View, LogEntry>, 'room'>,
  title: Pick<Title<View, LogEntry>, 'size'>,
): boolean => room() === 'wide' && !isTall(title);

/** At the foot of the second column: what would otherwise be over the map while an action is planned. */
function Dock<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  return (
    <div class="dock">
      <MapNotes table={props.table} docked />
      <Show when={isDocked(props.table.column, props.title)}>
        <Force {...props} table={props.table} />
      </Show>
    </div>
  );
}

/** Score and season. */
function Standing<View, LogEntry>(props: AreaProps<View, LogEntry>): JSX.Element {
  const { play, help } = props.table;
  return (
    <section class="table-tracks" tabindex="0" aria-label={play.words.say('tracks')}>
      <WarDoor.Provider value={() => help.open({ page: 'war' })}>
        <props.title.Tracks
          view={play.board.view()}
          language={play.words.language}
          asked={play.session.past() ? null : play.session.now().asked.seat}
        />
      </WarDoor.Provider>
    </section>
  );
}

/**
 * Beside the map: lesson, tracks, the panels that take turns, and the log, which has its own column on a wide screen.
 */
function BesideMap<View, LogEntry>(props: BesideProps<View, LogEntry>): JSX.Element {
  const { play, page, sheet, column } = props.table;
  const hasRoom = (): boolean => column.room() !== 'narrow';
  return (
    <aside class="side">
      <Splitter preferences={props.preferences} columns={() => (column.room() === 'wide' ? 2 : 1)} />
      <div class="side-desk">
        <Show when={hasRoom()}>
          <Lesson {...props} table={props.table} />
        </Show>
        <Show when={!props.below}>
          <Standing {...props} table={props.table} />
        </Show>
        <SideTabs play={play} page={page} column={column} online={props.online} />
        <Show when={hasRoom()}>
          <SheetPanel play={play} sheet={sheet} column={column} />
          <Coach {...props} table={props.table} />
          <Hint {...props} table={props.table} />
        </Show>
        <OtherSides play={play} page={page} column={column} online={props.online} />
        <Rest {...props} table={props.table} />
        <Show when={column.room() === 'wide'}>
          <Dock {...props} table={props.table} />
        </Show>
      </div>
      <div class="side-log">
        <LogSide play={play} page={page} column={column} online={props.online} />
      </div>
    </aside>
  );
}
