import { createResource, For, type JSX, lazy, onMount, Show } from 'solid-js';
import type { SavedGameSummary } from '../../shared/messages.ts';
import type { Cell } from '../cell.ts';
import { HelpLinks } from '../help/help-links.tsx';
import type { WorkerLine } from '../line.ts';
import { followTables } from '../lobby/tables-now.ts';
import { OperatorLinks, Places } from '../net/page.tsx';
import { addressOf } from '../net/page-address.ts';
import type { Server } from '../net/server.ts';
import type { Preferences } from '../preferences.ts';
import { say, type TextKey } from '../texts/index.ts';
import { type Chosen, type PlayableTitle, TITLES } from '../titles.tsx';
import { Bring } from './bring.tsx';
import { Covers } from './covers.tsx';
import { download, keepsForGood } from './files.ts';
import { gameAt } from './game-at.ts';
import { OnlineStrip } from './online-strip.tsx';
import { LanguageSwitch } from './preferences-dialog.tsx';

// These load when they are shown; most first visits show none of them.
const NewGame = lazy(async () => ({ default: (await import('./new-game.tsx')).NewGame }));
const OnlineNow = lazy(async () => ({ default: (await import('../lobby/online-now.tsx')).OnlineNow }));
const SavedGamesList = lazy(async () => ({ default: (await import('./saved-games-list.tsx')).SavedGamesList }));

export interface StartScreenProps {
  readonly worker: WorkerLine;
  readonly preferences: Cell<Preferences>;
  readonly server: Server;
  /** Why a game could not be opened. */
  readonly notice: Cell<TextKey | undefined>;
  readonly onOpen: (title: PlayableTitle, game: Chosen) => void;
  readonly onResume: (game: Pick<SavedGameSummary, 'id'>) => void;
}

/** The start page: the titles, the games in this browser, and those online. */
export function StartScreen(props: StartScreenProps): JSX.Element {
  const language = () => props.preferences().language;
  const text = (key: TextKey): string => say(language(), key);
  const [saved, { mutate }] = createResource(() => savedGames(props.worker));
  const games = (): readonly SavedGameSummary[] => saved.latest ?? [];
  const [keeps] = createResource(keepsForGood);
  const file = async ({ id }: SavedGameSummary): Promise<void> => {
    const reply = await props.worker.ask('recordOf', { game: id });
    if (reply.ok) download(reply.value);
    else props.notice.set('refused_damaged');
  };
  const remove = async ({ id }: SavedGameSummary): Promise<void> => {
    const reply = await props.worker.ask('remove', { game: id });
    props.notice.set(reply.ok ? undefined : 'refused_elsewhere');
    if (reply.ok) mutate(reply.value);
  };
  onMount(() => {
    const called = gameAt(addressOf(location.hash));
    if (called === undefined) return;
    // Otherwise the Back button would start the game again.
    history.replaceState(null, '', '#/');
    props.onOpen(called.title, called.game);
  });
  const tables = followTables(props.server, () => props.server.presence() === 'here');
  const keepFold = (forms: boolean): void => {
    if (forms !== props.preferences().forms) props.preferences.set({ ...props.preferences(), forms });
  };
  return (
    <main class="start house">
      <Show when={props.server.presence() === 'here'} fallback={<LanguageSwitch preferences={props.preferences} />}>
        <Places server={props.server} preferences={props.preferences} />
      </Show>
      <header class="house-head">
        <h1>{text('appName')}</h1>
        <p class="start-tagline">{text('tagline')}</p>
      </header>
      <Show when={props.notice()}>
        {(notice) => (
          <p class="start-notice" role="alert">
            {text(notice())}
          </p>
        )}
      </Show>
      <Covers
        language={language()}
        games={games()}
        onPrepare={(title) => title.prepare(props.worker)}
        onOpen={props.onOpen}
        onResume={props.onResume}
      />
      <OnlineStrip language={language()} presence={props.server.presence()} tables={tables} />
      <Show when={games().length > 0}>
        <SavedGamesList
          games={games()}
          language={language()}
          keeps={keeps() ?? false}
          onResume={props.onResume}
          onFile={(game) => void file(game)}
          onRemove={(game) => void remove(game)}
        />
      </Show>
      <Show when={tables.waiting().length + tables.running().length > 0}>
        <OnlineNow server={props.server} preferences={props.preferences} tables={tables} />
      </Show>
      <details class="forms" open={props.preferences().forms} onToggle={(event) => keepFold(event.currentTarget.open)}>
        <summary>{text('otherForms')}</summary>
        <Show when={props.preferences().forms}>
          <For each={TITLES}>
            {(title) => <NewGame title={title} language={language()} onOpen={(game) => props.onOpen(title, game)} />}
          </For>
        </Show>
      </details>
      <Bring worker={props.worker} language={language()} onBrought={(id) => props.onResume({ id })} />
      <HelpLinks text={text} />
      <p class="start-credits">{text('credits')}</p>
      <OperatorLinks server={props.server} preferences={props.preferences} />
    </main>
  );
}

async function savedGames(worker: WorkerLine): Promise<readonly SavedGameSummary[]> {
  const reply = await worker.ask('saved', {});
  return reply.ok ? reply.value : [];
}
