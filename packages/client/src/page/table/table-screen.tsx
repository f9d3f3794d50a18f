import { type Title, WarDoor } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';
import { createEffect, type JSX, lazy, onCleanup, Show, Suspense, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Now } from '../../shared/messages.ts';
import type { Cell } from '../cell.ts';
import { useHelp } from '../help/door.ts';
import type { GameLine } from '../line.ts';
import type { Preferences } from '../preferences.ts';
import { Dialog } from '../shell/dialog.tsx';
import { PreferencesDialog } from '../shell/preferences-dialog.tsx';
import { Advised } from './advice/advice.ts';
import { Coached } from './coach/coach.ts';
import { StageDoor } from './drama/stage-door.tsx';
import { EndOfGame } from './ending/end-of-game.ts';
import type { Afterwards } from './ending/ending-panel.tsx';
import { Legend } from './legend/legend.ts';
import { followRecap } from './log/recap-panel.tsx';
import { Elsewhere, elsewhereOf } from './map/elsewhere.tsx';
import { Overlays } from './map/overlays.ts';
import { followQuestion } from './map/sight.ts';
import { AsideMenu, CardMenu } from './map/target-menu.tsx';
import { TheMap } from './map/the-map.tsx';
import { ForcePanel } from './march/force-panel.tsx';
import { helpedGame, tellOnce } from './page/briefing.ts';
import { Drawers } from './page/drawers.tsx';
import { HandPanel } from './page/hand-panel.tsx';
import { installHook } from './page/hook.ts';
import { followInput, keepFocus, pageKeys } from './page/input.ts';
import { LiveRegion } from './page/live-region.tsx';
import { createPage, type Page } from './page/page.ts';
import { type Online, SideTabs } from './page/side-tabs.tsx';
import { Splitter } from './page/splitter.tsx';
import { Taken } from './page/taken.tsx';
import { lessonTable } from './play/lesson-table.ts';
import { Play } from './play/play.ts';
import { Session } from './play/session.ts';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { SheetState } from './sheet/sheet.ts';
import { SheetPanel } from './sheet/sheet-panel.tsx';
import { WhyNot } from './why/why.ts';
import { WhyNote } from './why/why-note.tsx';

/** Loaded with the first hint. */
const AdvicePanel = lazy(async () => ({ default: (await import('./advice/advice-panel.tsx')).AdvicePanel }));
/** Loaded when first asked for. */
const CoachPanel = lazy(async () => {
  const panel = await import('./coach/coach-panel.tsx');
  await textsLoaded();
  return { default: panel.CoachPanel };
});
/** Loaded when something is first spelled out. */
const LegendNote = lazy(async () => {
  const note = await import('./legend/legend-note.tsx');
  await textsLoaded();
  return { default: note.LegendNote };
});
/** Loaded when first opened. */
const ExportDialog = lazy(async () => ({ default: (await import('./page/export-dialog.tsx')).ExportDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./page/keys-dialog.tsx')).KeysDialog }));
const OverlayChoices = lazy(async () => ({ default: (await import('./map/overlay-panel.tsx')).OverlayChoices }));
const OverlayPanel = lazy(async () => ({ default: (await import('./map/overlay-panel.tsx')).OverlayPanel }));
const PileDialog = lazy(async () => ({ default: (await import('./log/pile-dialog.tsx')).PileDialog }));
const StandingDialog = lazy(async () => ({ default: (await import('./page/standing-dialog.tsx')).StandingDialog }));
const TableMenu = lazy(async () => ({ default: (await import('./page/table-menu.tsx')).TableMenu }));
const TextView = lazy(async () => ({ default: (await import('./page/text-view.tsx')).TextView }));
/** Loaded when a game is over. */
const EndingPanel = lazy(async () => ({ default: (await import('./ending/ending-panel.tsx')).EndingPanel }));
/** Loaded with the first lesson. */
const LessonPanel = lazy(async () => ({ default: (await import('../lessons/lesson-panel.tsx')).LessonPanel }));

/** Loaded when a year is over. */
const YearOverNote = lazy(async () => ({ default: (await import('./ending/year-over.tsx')).YearOverNote }));

export interface TableScreenProps<View, LogEntry> {
  readonly title: Title<View, LogEntry>;
  readonly line: GameLine;
  readonly first: Now<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
  readonly onTakeOver: () => void;
  /** After how many entries the replay begins, if it does. */
  readonly at?: number | undefined;
  /** In a network game: everything that is not the game itself. */
  readonly afterwards?: Afterwards | undefined;
  readonly online?: Online | undefined;
}

/** Shows the position after so many entries. */
function beginReplay<View, LogEntry>({ history: { replay } }: Play<View, LogEntry>, at: number | undefined): void {
  if (at !== undefined) void replay.jump(replay.steps().findLastIndex((number) => number < at));
}

/** The table: prompt on top, map, log on the right, hand along the bottom. */
export function TableScreen<View, LogEntry>(props: TableScreenProps<View, LogEntry>): JSX.Element {
  const play = new Play(new Session(props.line, props.first), props.title, () => props.preferences());
  const overlays = new Overlays(play);
  const page = createPage();
  const help = useHelp();
  const coach = new Coached(play, localStorage);
  help.about(props.title, helpedGame(play, coach, props.preferences));
  if (props.first.lesson === undefined) tellOnce(help, props.title.id, props.preferences);
  const sheet = new SheetState(play);
  const why = new WhyNot(play);
  const legend = new Legend(play);
  const end = new EndOfGame(play, props.line);
  const advised = new Advised(play);
  const input = followInput(play, pageKeys(play, overlays, page, help, sheet, why, end));
  const close = (): void => page.window.set(undefined);
  markTab(play);
  followHand(play, page);
  followRecap(play, page);
  followQuestion(play);
  keepFocus(play, input);
  installHook(play);
  beginReplay(play, props.at);
  return (
    <main
      class="table"
      data-drawer={page.drawer()}
      data-elsewhere={elsewhereOf(play)}
      data-map={props.title.size.height > props.title.size.width ? 'tall' : undefined}
      data-online={props.online !== undefined}
      data-stale={play.session.isStale}
      data-menu={play.focus.menu() !== undefined}
      style={{ '--log-width': `${props.preferences().logWidth}px` }}
    >
      <Show when={props.online}>
        {(online) => <Dynamic component={online().Seats} onTalk={() => page.drawer.set('log')} />}
      </Show>
      <PromptBar
        play={play}
        page={page}
        end={end}
        advised={advised}
        coach={coach}
        sheet={sheet}
        online={props.online}
        onMenu={() => page.window.set('menu')}
      />
      <Show when={play.session.now().lesson}>
        <LessonPanel table={lessonTable(play)} preferences={props.preferences} />
      </Show>
      <Show when={coach.isShown()}>
        <Suspense>
          <CoachPanel coach={coach} overlays={overlays} preferences={props.preferences} />
        </Suspense>
      </Show>
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
            onOverlays={() => page.window.set('overlays')}
          />
        </Show>
        <Show when={!page.text() && overlays.shown()}>
          <Suspense>
            <OverlayPanel play={play} overlays={overlays} />
          </Suspense>
        </Show>
        <Elsewhere play={play} />
        <AsideMenu play={play} />
        <WhyNote play={play} why={why} />
        <Show when={advised.asked()}>
          <Suspense>
            <AdvicePanel play={play} advised={advised} />
          </Suspense>
        </Show>
        <div class="map-foot">
          <Show when={legend.shown()}>
            <Suspense>
              <LegendNote play={play} legend={legend} />
            </Suspense>
          </Show>
          <p class="foresight" role="status">
            {play.confirm.foresight.line()}
          </p>
        </div>
        <StageDoor play={play} />
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
      <Show when={!end.isShown()}>
        <SheetPanel play={play} sheet={sheet} />
      </Show>
      <HandPanel play={play} by={() => input().by} />
      <Show when={play.offer.force()} keyed>
        {(force) => <ForcePanel play={play} force={force} />}
      </Show>
      <CardMenu play={play} why={why} />
      <aside class="side" data-brief={sheet.open ? '' : undefined}>
        <Splitter preferences={props.preferences} />
        <section class="table-tracks" tabindex="0" aria-label={play.words.say('tracks')}>
          <WarDoor.Provider value={() => help.open({ page: 'war' })}>
            <props.title.Tracks
              view={play.board.view()}
              language={play.words.language}
              asked={play.session.past() ? null : play.session.now().asked.seat}
            />
          </WarDoor.Provider>
        </section>
        <SideTabs play={play} page={page} online={props.online} />
      </aside>
      <Drawers play={play} page={page} />
      <LiveRegion play={play} />
      <Show when={page.window() === 'menu'}>
        <Suspense>
          <TableMenu play={play} page={page} onWhy={() => void why.askAll()} onLeave={props.onLeave} />
        </Suspense>
      </Show>
      <Show when={page.window() === 'export'}>
        <Suspense>
          <ExportDialog play={play} page={page} />
        </Suspense>
      </Show>
      <Taken play={play} onLeave={props.onLeave} onTakeOver={props.onTakeOver} />
      <Show when={page.window() === 'standing'}>
        <Suspense>
          <StandingDialog play={play} page={page} />
        </Suspense>
      </Show>
      <Show when={page.pile() !== undefined}>
        <Suspense>
          <PileDialog play={play} page={page} />
        </Suspense>
      </Show>
      <Dialog
        open={page.window() === 'overlays'}
        title={play.words.say('overlays')}
        close={play.words.say('close')}
        onClose={close}
      >
        <Show when={page.window() === 'overlays'}>
          <Suspense>
            <OverlayChoices play={play} overlays={overlays} onDone={close} />
          </Suspense>
        </Show>
      </Dialog>
      <Show when={page.window() === 'keys'}>
        <Suspense>
          <KeysDialog open play={play} onClose={close} />
        </Suspense>
      </Show>
      <PreferencesDialog open={page.window() === 'preferences'} preferences={props.preferences} onClose={close} />
    </main>
  );
}

/** On a narrow screen the hand opens when a card must be chosen, and closes otherwise. */
function followHand<View, LogEntry>(play: Play<View, LogEntry>, page: Page): void {
  createEffect(() => {
    const wanted = play.offer.legal().some(({ kind }) => kind === 'card');
    untrack(() => {
      if (wanted) {
        page.drawer.set('hand');
        requestAnimationFrame(showUsable);
      } else if (page.drawer() === 'hand') page.drawer.set(undefined);
    });
  });
}

/** A hand is wider than a phone: the first playable card is brought into view. */
const showUsable = (): void =>
  document.querySelector('.table-hand .card.legal')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The browser tab says whose turn it is, with a dot on the user's own at a table with others. */
function markTab<View, LogEntry>(play: Play<View, LogEntry>): void {
  createEffect(() => {
    const { asked, analysis, online, computer } = play.session.now();
    const game = analysis ? play.words.say('tabAnalysis', { game: play.title.name }) : play.title.name;
    const others = online !== null || computer !== null;
    const key = others && !analysis && asked.seat === play.session.own ? 'tabOwnTurn' : 'tabTurn';
    document.title = asked.seat === null ? game : play.words.say(key, { seat: play.words.seatName(asked.seat), game });
  });
  onCleanup(() => {
    document.title = 'Carillon';
  });
}
