import { refused } from '@carillon/kit';
import { createEffect, type JSX, lazy, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Reply, SavedGameSummary } from '../../shared/messages.ts';
import { type Cell, cell } from '../cell.ts';
import type { WorkerLine } from '../line.ts';
import { addressOf, type PageAddress } from '../net/page-address.ts';
import type { Server } from '../net/server.ts';
import { type Preferences, paceOf } from '../preferences.ts';
import { refusalText } from '../refusals.ts';
import { say, type TextKey } from '../texts/index.ts';
import { type TableDrawing, TITLES } from '../titles.tsx';
import { Dialog } from './dialog.tsx';
import { askToKeep } from './files.ts';
import { StartScreen } from './start-screen.tsx';

/** Loaded on demand: a game on one screen does not need it. */
const NetPages = lazy(async () => ({ default: (await import('../net/net-pages.tsx')).NetPages }));

/** Loaded with the first lesson. */
const LearnPages = lazy(async () => ({ default: (await import('../lessons/learn-pages.tsx')).LearnPages }));
/** Pages about lessons. */
const LEARNING: readonly PageAddress['page'][] = ['learn', 'lesson'];

/** The address prefix of a table, before the game's id; a page loaded there resumes that game. */
const TABLE = '#table/';
/** Pages that need no server. */
const AT_HOME: readonly PageAddress['page'][] = ['start', 'local', 'play'];

export interface AppProps {
  readonly worker: WorkerLine;
  readonly preferences: Cell<Preferences>;
  /** Makes chance repeatable, for tests. */
  readonly seed: number | null;
  readonly server: Server;
}

/** The whole page: the start page, or the table. */
export function App(props: AppProps): JSX.Element {
  const tables = openTables(props);
  onMount(async () => {
    if (tables.opening()) await tables.resume(location.hash.slice(TABLE.length), false);
  });
  const route = followAddress(tables.leave);
  followPreferences(props.preferences);
  const takeOver = (id: string): void => void tables.resume(id, true);
  return (
    <Show when={!tables.opening()} fallback={<p class="opening">{say(props.preferences().language, 'opening')}</p>}>
      <Show when={tables.table()} keyed fallback={<PageAt {...props} tables={tables} route={route()} />}>
        {({ id, title, draw }) =>
          draw({
            preferences: props.preferences,
            onLeave: tables.leave,
            onTakeOver: () => takeOver(id),
            afterwards: { onRematch: () => tables.again(title) },
          })
        }
      </Show>
      <Elsewhere game={tables.elsewhere} preferences={props.preferences} onTakeOver={takeOver} />
    </Show>
  );
}

/** Opens, resumes and leaves the table on this screen. */
interface Tables {
  /** The open table. */
  readonly table: Cell<TableDrawing | undefined>;
  /** Whether one is being opened. */
  readonly opening: Cell<boolean>;
  /** Why the last one could not be opened. */
  readonly notice: Cell<TextKey | undefined>;
  /** A game that is open in another tab. */
  readonly elsewhere: Cell<string | undefined>;
  /** Shows a table once it has loaded. */
  show(coming: Promise<Reply<TableDrawing>>): Promise<void>;
  resume(id: string, takeOver: boolean): Promise<void>;
  leave(): void;
  /** A rematch of the open game, which is one of this title. */
  again(title: string): void;
}

function openTables(props: AppProps): Tables {
  const table: Cell<TableDrawing | undefined> = cell<TableDrawing | undefined>(undefined);
  const opening = cell(location.hash.startsWith(TABLE));
  const notice: Cell<TextKey | undefined> = cell<TextKey | undefined>(undefined);
  const elsewhere: Cell<string | undefined> = cell<string | undefined>(undefined);
  const show = async (coming: Promise<Reply<TableDrawing>>): Promise<void> => {
    opening.set(true);
    const reply = await coming;
    notice.set(reply.ok ? undefined : refusalText(reply.code));
    table.set(reply.ok ? reply.value : undefined);
    opening.set(false);
    location.hash = reply.ok ? `${TABLE}${reply.value.id}` : '';
    if (reply.ok) void askToKeep();
  };
  const resume = async (id: string, takeOver: boolean): Promise<void> => {
    elsewhere.set(undefined);
    const coming = resumed(props.worker, id, takeOver);
    await show(coming);
    const reply = await coming;
    if (reply.ok || reply.code !== 'elsewhere') return;
    notice.set(undefined);
    elsewhere.set(id);
  };
  const leave = (): void => {
    if (table()) void props.worker.ask('leave', {});
    table.set(undefined);
    if (location.hash.startsWith(TABLE)) location.hash = '';
  };
  const again = (title: string): void => {
    const played = TITLES.find(({ id }) => id === title);
    if (played) void show(played.anew(props.worker, props.seed));
  };
  return { table, opening, notice, elsewhere, show, resume, leave, again };
}

interface PageAtProps extends AppProps {
  readonly tables: Tables;
  readonly route: PageAddress;
}

/** The page at an address, while no table is open. */
function PageAt(props: PageAtProps): JSX.Element {
  const at = (pages: readonly PageAddress['page'][]): boolean => pages.includes(props.route.page);
  const { worker, preferences, server, tables } = props;
  return (
    <Switch fallback={<NetPages server={server} preferences={preferences} route={props.route} worker={worker} />}>
      <Match when={at(AT_HOME)}>
        <StartScreen
          worker={worker}
          preferences={preferences}
          server={server}
          notice={tables.notice}
          onOpen={(title, game) => void tables.show(title.open(worker, game, props.seed))}
          onResume={({ id }) => void tables.resume(id, false)}
        />
      </Match>
      <Match when={at(LEARNING)}>
        <LearnPages preferences={preferences} route={props.route} worker={worker} />
      </Match>
    </Switch>
  );
}

/** Resumes a saved game of any title. */
async function resumed(worker: WorkerLine, id: string, takeOver: boolean): Promise<Reply<TableDrawing>> {
  const reply = await worker.ask('saved', {});
  const games: readonly SavedGameSummary[] = reply.ok ? reply.value : [];
  const game = games.find((each) => each.id === id);
  if (game === undefined) return refused('no_game');
  const title = TITLES.find((each) => each.id === game.title);
  return title === undefined ? refused('unknown_title') : title.resume(worker, id, takeOver);
}

interface ElsewhereProps {
  readonly game: Cell<string | undefined>;
  readonly preferences: Cell<Preferences>;
  readonly onTakeOver: (id: string) => void;
}

/** Says that a game is open in another tab, and offers to take it over. */
function Elsewhere(props: ElsewhereProps): JSX.Element {
  const text = (key: TextKey): string => say(props.preferences().language, key);
  return (
    <Show when={props.game()}>
      {(id) => (
        <Dialog
          open={true}
          title={text('elsewhereTitle')}
          close={text('cancel')}
          onClose={() => props.game.set(undefined)}
        >
          <p>{text('elsewhereText')}</p>
          <button type="button" class="button" data-does="take-over" onClick={() => props.onTakeOver(id())}>
            {text('takeOver')}
          </button>
        </Dialog>
      )}
    </Show>
  );
}

/** The page's location. The browser's Back button returns from the table to the previous page. */
function followAddress(leave: () => void): Cell<PageAddress> {
  const route = cell(addressOf(location.hash));
  const onChange = (): void => {
    if (!location.hash.startsWith(TABLE)) leave();
    route.set(addressOf(location.hash));
  };
  addEventListener('hashchange', onChange);
  onCleanup(() => removeEventListener('hashchange', onChange));
  return route;
}

function followPreferences(preferences: Cell<Preferences>): void {
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const systemIsDark = cell(darkness.matches);
  const onChange = (): void => systemIsDark.set(darkness.matches);
  darkness.addEventListener('change', onChange);
  onCleanup(() => darkness.removeEventListener('change', onChange));
  createEffect(() => {
    const { language, motion, colours, theme } = preferences();
    const { dataset, style } = document.documentElement;
    document.documentElement.lang = language;
    dataset.motion = motion;
    dataset.colours = colours;
    dataset.theme = theme === 'system' ? (systemIsDark() ? 'dark' : 'light') : theme;
    style.setProperty('--pace', String(paceOf(motion)));
  });
}
