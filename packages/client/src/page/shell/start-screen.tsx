import { createResource, For, type JSX, Show } from 'solid-js';
import type { SavedGameSummary } from '../../shared/messages.ts';
import type { Cell } from '../cell.ts';
import { HelpLinks } from '../help/help-links.tsx';
import type { WorkerLine } from '../line.ts';
import { OnlineNow } from '../lobby/online-now.tsx';
import { followTables } from '../lobby/tables-now.ts';
import { OperatorLinks, Places } from '../net/page.tsx';
import type { Server } from '../net/server.ts';
import type { Preferences } from '../preferences.ts';
import { say, type TextKey } from '../texts/index.ts';
import { type Chosen, type PlayableTitle, TITLES } from '../titles.tsx';
import { Bring } from './bring.tsx';
import { Doors } from './doors.tsx';
import { download, keepsForGood } from './files.ts';
import { NewGame } from './new-game.tsx';
import { LanguageSwitch } from './preferences-dialog.tsx';
import { SavedGamesList } from './saved-games-list.tsx';
import PICTURE from './table.webp';

export interface StartScreenProps {
  readonly worker: WorkerLine;
  readonly preferences: Cell<Preferences>;
  readonly server: Server;
  /** Why a game could not be opened. */
  readonly notice: Cell<TextKey | undefined>;
  readonly onOpen: (title: PlayableTitle, game: Chosen) => void;
  readonly onResume: (game: SavedGameSummary) => void;
}

/** The start page: a new game, or a saved one. */
export function StartScreen(props: StartScreenProps): JSX.Element {
  const language = () => props.preferences().language;
  const text = (key: TextKey): string => say(language(), key);
  const [saved, { mutate, refetch }] = createResource(() => savedGames(props.worker));
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
  // It is the first game in the list, far above the button that imported it.
  const showBrought = async (): Promise<void> => {
    await refetch();
    document.querySelector<HTMLElement>('.saved-games [data-open="saved"]')?.focus();
  };
  const tables = followTables(props.server, () => props.server.presence() === 'here');
  const keepFold = (forms: boolean): void => {
    if (forms !== props.preferences().forms) props.preferences.set({ ...props.preferences(), forms });
  };
  return (
    <main class="start">
      <Show when={props.server.presence() === 'here'} fallback={<LanguageSwitch preferences={props.preferences} />}>
        <Places server={props.server} preferences={props.preferences} />
      </Show>
      <h1>{text('appName')}</h1>
      <p class="start-tagline">{text('tagline')}</p>
      <img class="start-picture" src={PICTURE} width="872" height="268" alt={text('pictureAlt')} />
      <Show when={props.notice()}>
        {(notice) => (
          <p class="start-notice" role="alert">
            {text(notice())}
          </p>
        )}
      </Show>
      <Doors language={language()} presence={props.server.presence()} tables={tables} onOpen={props.onOpen} />
      <Show when={(saved.latest?.length ?? 0) > 0}>
        <SavedGamesList
          games={saved.latest ?? []}
          language={language()}
          keeps={keeps() ?? false}
          onResume={props.onResume}
          onFile={(game) => void file(game)}
          onRemove={(game) => void remove(game)}
        />
      </Show>
      <OnlineNow server={props.server} preferences={props.preferences} tables={tables} />
      <details class="forms" open={props.preferences().forms} onToggle={(event) => keepFold(event.currentTarget.open)}>
        <summary>{text('otherForms')}</summary>
        <For each={TITLES}>
          {(title) => <NewGame title={title} language={language()} onOpen={(game) => props.onOpen(title, game)} />}
        </For>
      </details>
      <Bring worker={props.worker} language={language()} onBrought={() => void showBrought()} />
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
