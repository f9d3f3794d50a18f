import { createResource, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { HelpLinks } from '../help/help-links.tsx';
import type { Link } from '../link.ts';
import type { SavedGame } from '../messages.ts';
import type { Preferences } from '../preferences.ts';
import { say, type TextKey } from '../texts/index.ts';
import { type Chosen, type Shelved, TITLES } from '../titles.tsx';
import { Dialog } from './dialog.tsx';
import { NewGame } from './new-game.tsx';
import { LanguageSwitch } from './preferences-dialog.tsx';

export interface StartScreenProps {
  readonly link: Link;
  readonly preferences: Cell<Preferences>;
  /** Why a game could not be opened. */
  readonly notice: TextKey | undefined;
  readonly onOpen: (title: Shelved, game: Chosen) => void;
  readonly onResume: (title: Shelved) => void;
}

interface Wanted {
  readonly title: Shelved;
  readonly game: Chosen;
}

/** Where one begins: a new game, or the one under way. */
export function StartScreen(props: StartScreenProps): JSX.Element {
  const text = (key: TextKey): string => say(props.preferences().language, key);
  const [saved] = createResource(async () => {
    const reply = await props.link.ask('saved', {});
    return reply.ok ? reply.value : null;
  });
  const replacing = cell<Wanted | undefined>(undefined);
  const open = (wanted: Wanted): void => {
    if (saved()) replacing.set(wanted);
    else props.onOpen(wanted.title, wanted.game);
  };
  return (
    <main class="start">
      <LanguageSwitch preferences={props.preferences} />
      <h1>{text('appName')}</h1>
      <p class="start-tagline">{text('tagline')}</p>
      <Show when={props.notice}>
        {(notice) => (
          <p class="start-notice" role="alert">
            {text(notice())}
          </p>
        )}
      </Show>
      <Show when={saved()}>{(game) => <Continue game={game()} {...props} />}</Show>
      <For each={TITLES}>
        {(title) => (
          <NewGame title={title} language={props.preferences().language} onOpen={(game) => open({ title, game })} />
        )}
      </For>
      <HelpLinks text={text} />
      <p class="start-credits">{text('credits')}</p>
      <Replace wanted={replacing} text={text} onOpen={props.onOpen} />
    </main>
  );
}

function Continue(props: StartScreenProps & { readonly game: SavedGame }): JSX.Element {
  const title = () => TITLES.find(({ id }) => id === props.game.title);
  const described = (): string => {
    const { language } = props.preferences();
    const scenario = title()?.opening.scenario(props.game.scenario, language).name ?? props.game.scenario;
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(props.game.at);
    return say(language, 'savedGame', { scenario, when, count: props.game.entries });
  };
  return (
    <Show when={title()}>
      {(found) => (
        <section class="start-continue">
          <button type="button" class="button" data-open="saved" onClick={() => props.onResume(found())}>
            {say(props.preferences().language, 'continueGame')}
          </button>
          <p>{described()}</p>
        </section>
      )}
    </Show>
  );
}

interface ReplaceProps {
  readonly wanted: Cell<Wanted | undefined>;
  readonly text: (key: TextKey) => string;
  readonly onOpen: StartScreenProps['onOpen'];
}

/** Asks before a game under way is lost. */
function Replace(props: ReplaceProps): JSX.Element {
  const close = (): void => props.wanted.set(undefined);
  return (
    <Show when={props.wanted()}>
      {(wanted) => (
        <Dialog open={true} title={props.text('replaceTitle')} close={props.text('cancel')} onClose={close}>
          <p>{props.text('replaceText')}</p>
          <button
            type="button"
            class="button"
            data-open="anew"
            onClick={() => props.onOpen(wanted().title, wanted().game)}
          >
            {props.text('replaceYes')}
          </button>
        </Dialog>
      )}
    </Show>
  );
}
