import { type CameraControl, MapView, type Planned, type Target, type Title } from '@carillon/board';
import { createEffect, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Cell } from '../cell.ts';
import { type HelpDoor, useHelp } from '../help/door.ts';
import type { Link } from '../link.ts';
import type { Now } from '../messages.ts';
import type { Preferences } from '../preferences.ts';
import { Dialog } from '../shell/dialog.tsx';
import { PreferencesDialog } from '../shell/preferences-dialog.tsx';
import { PileDialog } from './log/last-card.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { inShort } from './log/recap.ts';
import { followRecap } from './log/recap-panel.tsx';
import { Elsewhere, elsewhereOf } from './map/elsewhere.tsx';
import { OverlayButtons, OverlayChoices, OverlayPanel } from './map/overlay-panel.tsx';
import { Overlays } from './map/overlays.ts';
import { followQuestion } from './map/sight.ts';
import { AsideMenu, CardMenu, MapMenu } from './map/target-menu.tsx';
import { ForcePanel } from './march/force-panel.tsx';
import { ExportDialog } from './page/export-dialog.tsx';
import { HandPanel } from './page/hand-panel.tsx';
import { installHook } from './page/hook.ts';
import { type PageKeys, tableKey } from './page/keys.ts';
import { KeysDialog } from './page/keys-dialog.tsx';
import { LiveRegion } from './page/live-region.tsx';
import { createPage, type Drawer, leaveText, type Page, toggleText } from './page/page.ts';
import { Splitter } from './page/splitter.tsx';
import { StandingDialog } from './page/standing-dialog.tsx';
import { TableMenu } from './page/table-menu.tsx';
import { Taken } from './page/taken.tsx';
import { TextView } from './page/text-view.tsx';
import { type By, Play, type Spot } from './play/play.ts';
import { Session } from './play/session.ts';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { SheetState } from './sheet/sheet.ts';
import { SheetPanel } from './sheet/sheet-panel.tsx';
import { WhyNot } from './why/why.ts';
import { WhyNote } from './why/why-note.tsx';

export interface TableScreenProps<View, LogEntry> {
  readonly title: Title<View, LogEntry>;
  readonly link: Link;
  readonly first: Now<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
  readonly onTakeOver: () => void;
  /** Over the network: the players with their clocks, and all that is not the game itself. */
  readonly Seats?: ((props: { readonly onLeave: () => void }) => JSX.Element) | undefined;
}

/** The table: prompt on top, map, log on the right, hand along the bottom. */
export function TableScreen<View, LogEntry>(props: TableScreenProps<View, LogEntry>): JSX.Element {
  const play = new Play(new Session(props.link, props.first), props.title, () => props.preferences());
  const overlays = new Overlays(play);
  const page = createPage();
  const help = useHelp();
  help.about(props.title);
  const sheet = new SheetState(play);
  const why = new WhyNot(play);
  const input = followInput(play, pageKeys(play, overlays, page, help, sheet, why));
  const close = (): void => page.window.set(undefined);
  markTab(play);
  followHand(play, page);
  followRecap(play, page);
  followQuestion(play);
  installHook(play);
  return (
    <main
      class="table"
      data-drawer={page.drawer()}
      data-elsewhere={elsewhereOf(play)}
      data-stale={play.session.isStale}
      data-menu={play.menu() !== undefined}
      style={{ '--log-width': `${props.preferences().logWidth}px` }}
    >
      <Show when={props.Seats}>{(Seats) => <Dynamic component={Seats()} onLeave={props.onLeave} />}</Show>
      <PromptBar play={play} onMenu={() => page.window.set('menu')} />
      <div class="table-map">
        <Show when={!page.text()} fallback={<TextView play={play} onMap={() => page.text.set(false)} />}>
          <TheMap
            play={play}
            overlays={overlays}
            why={why}
            input={input}
            onOverlays={() => page.window.set('overlays')}
          />
        </Show>
        <OverlayPanel play={play} overlays={overlays} />
        <Elsewhere play={play} />
        <AsideMenu play={play} />
        <WhyNote play={play} why={why} />
        <p class="foresight" role="status">
          {play.foresight.line()}
        </p>
        <Show when={play.force()} keyed>
          {(force) => <ForcePanel play={play} force={force} />}
        </Show>
      </div>
      <SheetPanel play={play} sheet={sheet} />
      <HandPanel play={play} by={() => input().by} />
      <CardMenu play={play} why={why} />
      <aside class="side" data-brief={sheet.open ? '' : undefined}>
        <Splitter preferences={props.preferences} />
        <section class="table-tracks" tabindex="0" aria-label={play.say('tracks')}>
          <props.title.Tracks
            view={play.view()}
            language={play.language}
            asked={play.session.past() ? null : play.session.now().asked.seat}
          />
        </section>
        <LogPanel play={play} page={page} />
      </aside>
      <Drawers play={play} page={page} />
      <LiveRegion play={play} />
      <TableMenu play={play} page={page} onWhy={() => void why.askAll()} onLeave={props.onLeave} />
      <ExportDialog play={play} page={page} />
      <Taken play={play} onLeave={props.onLeave} onTakeOver={props.onTakeOver} />
      <StandingDialog play={play} page={page} />
      <PileDialog play={play} page={page} />
      <Dialog
        open={page.window() === 'overlays'}
        title={play.say('overlays')}
        close={play.say('close')}
        onClose={close}
      >
        <OverlayChoices play={play} overlays={overlays} onDone={close} />
      </Dialog>
      <KeysDialog open={page.window() === 'keys'} play={play} onClose={close} />
      <PreferencesDialog open={page.window() === 'preferences'} preferences={props.preferences} onClose={close} />
    </main>
  );
}

interface MapProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly overlays: Overlays<View, LogEntry>;
  readonly why: WhyNot<View, LogEntry>;
  readonly input: () => Input;
  readonly onOverlays: () => void;
}

function TheMap<View, LogEntry>(props: MapProps<View, LogEntry>): JSX.Element {
  const { play, overlays } = props;
  const now = play.session.now;
  const words = () => ({
    map: play.say('map'),
    zoomIn: play.say('zoomIn'),
    zoomOut: play.say('zoomOut'),
    fit: play.say('fit'),
  });
  onCleanup(() => play.camera.set(undefined));
  return (
    <MapView
      size={play.title.size}
      words={words()}
      onCamera={(camera) => begin(play, camera)}
      overlay={<MapMenu play={play} />}
      buttons={<OverlayButtons play={play} overlays={overlays} onMenu={props.onOverlays} />}
      hide={{ names: !overlays.names(), counters: !overlays.counters() }}
    >
      <play.title.Table
        view={play.view()}
        language={play.language}
        asked={now().asked}
        options={play.offered().options}
        routes={play.offered().routes}
        planned={plannedMarch(play)}
        marks={overlays.told()?.marks ?? []}
        onBend={(step, space) => void play.planner.bend(step, space)}
        lit={play.lit()}
        focus={play.focus()}
        recent={play.recent()}
        onTarget={(target) => play.act(target, props.input().by, props.input().at)}
        onPoint={(target) => pointAt(play, target, props.input())}
        onLook={(target) => {
          if (props.input().by === 'mouse') play.pointed.set(target);
          void props.why.ask(target);
        }}
      />
    </MapView>
  );
}

/** What a map that is moved by keys brings under a pointer at rest is not pointed at. */
function pointAt<View, LogEntry>(play: Play<View, LogEntry>, target: Target | undefined, { by }: Input): void {
  if (target === undefined || by !== 'key') play.pointed.set(target);
}

/** The march that waits to be sent. */
function plannedMarch<View, LogEntry>(play: Play<View, LogEntry>): Planned | undefined {
  const { route, plan } = play.armed() ?? {};
  return route && plan && { route, halt: plan.halt ?? undefined };
}

/** Hands the camera over. On a small screen the whole map would be too small to read: it begins nearer. */
function begin<View, LogEntry>(play: Play<View, LogEntry>, camera: CameraControl): void {
  play.camera.set(camera);
  const { width, height } = play.title.size;
  if (camera.zoom() < play.title.readable) camera.focusOn({ x: width / 2, y: height / 2 }, play.title.readable);
}

/** On a narrow screen: the buttons that open what lies beside the map on a wide one. */
function Drawers<View, LogEntry>(props: { readonly play: Play<View, LogEntry>; readonly page: Page }): JSX.Element {
  const toggle = (drawer: Drawer): void => props.page.drawer.set(props.page.drawer() === drawer ? undefined : drawer);
  const standing = () => props.play.title.standing?.(props.play.view(), props.play.language);
  const Tab = (tab: { readonly drawer: Drawer }): JSX.Element => (
    <button
      type="button"
      class="button quiet"
      data-drawer-tab={tab.drawer}
      aria-expanded={props.page.drawer() === tab.drawer}
      onClick={() => toggle(tab.drawer)}
    >
      <Show when={tab.drawer === 'tracks' && standing()} fallback={props.play.say(tab.drawer)}>
        {(told) => (
          <span class="drawer-standing">
            <span class="unseen">{props.play.say('tracks')}: </span>
            <span>{told()[0]}</span> <span>{told()[1]}</span>
          </span>
        )}
      </Show>
      <Show when={tab.drawer === 'log' && props.page.recap() && props.play.since().length > 0}>
        <span class="drawer-news">
          {inShort(props.play.since()).length}
          <span class="unseen"> {props.play.say('drawerNews')}</span>
        </span>
      </Show>
    </button>
  );
  return (
    <nav class="drawers" aria-label={props.play.say('menu')}>
      <button type="button" class="button quiet" onClick={() => props.page.window.set('menu')}>
        {props.play.say('menu')}
      </button>
      <Tab drawer="hand" />
      <Tab drawer="tracks" />
      <Tab drawer="log" />
    </nav>
  );
}

/** What came last from the reader's hand, and where a pointer was pressed. */
interface Input {
  readonly by: By;
  readonly at?: Spot;
}

/** Listens for keys, and remembers what kind of input came last. */
function followInput<View, LogEntry>(play: Play<View, LogEntry>, keys: PageKeys): () => Input {
  let last: Input = { by: 'mouse' };
  const onPointer = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    last = { by: pointerType === 'mouse' ? 'mouse' : 'touch', at: { x: clientX, y: clientY } };
  };
  let seen: Spot | undefined;
  // What moves under a pointer at rest is told as if the pointer had come there: only its place says that it has moved.
  const onMove = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType === 'mouse' && last.by === 'key' && (seen?.x !== x || seen.y !== y)) last = { by: 'mouse' };
    seen = { x, y };
  };
  const moves = ['pointerover', 'pointermove'] as const;
  const onKey = (event: KeyboardEvent): void => {
    last = { by: 'key' };
    if (tableKey(event, play, keys)) event.preventDefault();
  };
  document.addEventListener('pointerdown', onPointer, true);
  for (const type of moves) document.addEventListener(type, onMove, true);
  document.addEventListener('keydown', onKey);
  onCleanup(() => {
    document.removeEventListener('pointerdown', onPointer, true);
    for (const type of moves) document.removeEventListener(type, onMove, true);
    document.removeEventListener('keydown', onKey);
  });
  return () => last;
}

function pageKeys<View, LogEntry>(
  play: Play<View, LogEntry>,
  overlays: Overlays<View, LogEntry>,
  page: Page,
  help: HelpDoor,
  sheet: SheetState<View, LogEntry>,
  why: WhyNot<View, LogEntry>,
): PageKeys {
  const toggle = (drawer: Drawer, within: string): void => {
    page.drawer.set(page.drawer() === drawer ? undefined : drawer);
    document.querySelector<HTMLElement>(within)?.focus();
  };
  return {
    help: () => page.window.set('keys'),
    rules: () => {
      const { rule } = play.prompt();
      help.open(rule === undefined ? { page: 'rules' } : { page: 'rules', rule });
    },
    search: () => {
      page.drawer.set('log');
      document.getElementById('log-search')?.focus();
    },
    toggleLog: () => toggle('log', '.log-lines'),
    toggleHand: () => toggle('hand', '.table-hand button'),
    toggleText: () => toggleText(page),
    overlay: (key) => overlayKey(play, overlays, key),
    why: () => void why.askHere(),
    back: () => why.close() || leaveText(page),
    toggleSheet: () => {
      sheet.toggle();
      document.getElementById('sheet-body')?.focus();
    },
  };
}

/** What Shift and a letter does to the map. */
function overlayKey<View, LogEntry>(
  play: Play<View, LogEntry>,
  overlays: Overlays<View, LogEntry>,
  key: string,
): boolean {
  if (key === 'N') overlays.names.set(!overlays.names());
  else if (key === 'G') overlays.counters.set(!overlays.counters());
  else if (key === 'M') play.camera()?.fit();
  else return overlays.press(key);
  return true;
}

/** On a narrow screen the hand comes up when a card is to be chosen, and goes when none is. */
function followHand<View, LogEntry>(play: Play<View, LogEntry>, page: Page): void {
  createEffect(() => {
    const wanted = play.legal().some(({ kind }) => kind === 'card');
    untrack(() => {
      if (wanted) {
        page.drawer.set('hand');
        requestAnimationFrame(showUsable);
      } else if (page.drawer() === 'hand') page.drawer.set(undefined);
    });
  });
}

/** A hand is wider than a phone: the first card that can be played is brought into sight. */
const showUsable = (): void =>
  document.querySelector('.table-hand .card.legal')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The browser's tab says whose turn it is. */
function markTab<View, LogEntry>(play: Play<View, LogEntry>): void {
  createEffect(() => {
    const { asked, analysis } = play.session.now();
    const game = analysis ? play.say('tabAnalysis', { game: play.title.name }) : play.title.name;
    document.title = asked.seat === null ? game : play.say('tabTurn', { seat: play.seatName(asked.seat), game });
  });
  onCleanup(() => {
    document.title = 'Carillon';
  });
}
