import { createEffect, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { Link } from '../link.ts';
import type { Reply, SavedGame } from '../messages.ts';
import { type Preferences, paceOf } from '../preferences.ts';
import { refusalText } from '../table/session.ts';
import { say, type TextKey } from '../texts/index.ts';
import { type Shelved, type TableFrame, TITLES } from '../titles.tsx';
import { StartScreen } from './start-screen.tsx';

type Drawing = (frame: TableFrame) => JSX.Element;

/** The address of the table; a page that is loaded there goes on with the game under way. */
const TABLE = '#table';

export interface AppProps {
  readonly link: Link;
  readonly preferences: Cell<Preferences>;
  /** Makes chance repeatable, for tests. */
  readonly seed: number | null;
}

/** The whole page: the start page, or the table. */
export function App(props: AppProps): JSX.Element {
  const table: Cell<Drawing | undefined> = cell<Drawing | undefined>(undefined);
  const opening = cell(location.hash === TABLE);
  const notice: Cell<TextKey | undefined> = cell<TextKey | undefined>(undefined);
  const show = async (coming: Promise<Reply<Drawing>>): Promise<void> => {
    opening.set(true);
    const reply = await coming;
    opening.set(false);
    notice.set(reply.ok ? undefined : refusalText(reply.code));
    table.set(reply.ok ? reply.value : undefined);
    location.hash = reply.ok ? TABLE : '';
  };
  const leave = (): void => {
    table.set(undefined);
    location.hash = '';
  };
  onMount(async () => {
    if (!opening()) return;
    const title = await savedTitle(props.link);
    if (title) await show(title.resume(props.link));
    else opening.set(false);
  });
  followAddress(leave);
  followPreferences(props.preferences);
  return (
    <Show when={!opening()} fallback={<p class="opening">{say(props.preferences().language, 'opening')}</p>}>
      <Show
        when={table()}
        keyed
        fallback={
          <StartScreen
            link={props.link}
            preferences={props.preferences}
            notice={notice()}
            onOpen={(title, game) => void show(title.open(props.link, game, props.seed))}
            onResume={(title) => void show(title.resume(props.link))}
          />
        }
      >
        {(draw) => draw({ preferences: props.preferences, onLeave: leave })}
      </Show>
    </Show>
  );
}

async function savedTitle(link: Link): Promise<Shelved | undefined> {
  const reply = await link.ask('saved', {});
  const game: SavedGame | null = reply.ok ? reply.value : null;
  return TITLES.find(({ id }) => id === game?.title);
}

/** The browser's way back leads from the table to the start page. */
function followAddress(leave: () => void): void {
  const onChange = (): void => {
    if (location.hash !== TABLE) leave();
  };
  addEventListener('hashchange', onChange);
  onCleanup(() => removeEventListener('hashchange', onChange));
}

function followPreferences(preferences: Cell<Preferences>): void {
  createEffect(() => {
    document.documentElement.lang = preferences().language;
    document.documentElement.dataset.motion = preferences().motion;
    document.documentElement.dataset.colours = preferences().colours;
    document.documentElement.style.setProperty('--pace', String(paceOf(preferences().motion)));
  });
}
