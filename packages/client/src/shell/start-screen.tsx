import { createResource, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { HelpLinks } from '../help/help-links.tsx';
import type { Link } from '../link.ts';
import type { SavedGame } from '../messages.ts';
import type { Preferences } from '../preferences.ts';
import { say, type TextKey } from '../texts/index.ts';
import { type ScenarioName, type Shelved, TITLES } from '../titles.tsx';
import { Dialog } from './dialog.tsx';
import { LanguageSwitch } from './preferences-dialog.tsx';

export interface StartScreenProps {
  readonly link: Link;
  readonly preferences: Cell<Preferences>;
  /** Why a game could not be opened. */
  readonly notice: TextKey | undefined;
  readonly onOpen: (title: Shelved, scenario: string) => void;
  readonly onResume: (title: Shelved) => void;
}

interface Wanted {
  readonly title: Shelved;
  readonly scenario: ScenarioName;
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
    else props.onOpen(wanted.title, wanted.scenario.id);
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
          <section class="start-title">
            <h2>{title.name}</h2>
            <For each={title.scenarios}>
              {(scenario) => <Scenario wanted={{ title, scenario }} text={text} onOpen={open} />}
            </For>
          </section>
        )}
      </For>
      <HelpLinks text={text} />
      <p class="start-credits">{text('credits')}</p>
      <Replace wanted={replacing} text={text} onOpen={props.onOpen} />
    </main>
  );
}

interface ScenarioProps {
  readonly wanted: Wanted;
  readonly text: (key: TextKey) => string;
  readonly onOpen: (wanted: Wanted) => void;
}

function Scenario(props: ScenarioProps): JSX.Element {
  return (
    <div class="start-scenario">
      <p>
        <strong>{props.wanted.scenario.name}</strong> <span>{props.wanted.scenario.years}</span>
        <br />
        <small>{props.text('players')}</small>
      </p>
      <button
        type="button"
        class="button"
        data-open={props.wanted.scenario.id}
        onClick={() => props.onOpen(props.wanted)}
      >
        {props.text('newGame')}
      </button>
    </div>
  );
}

function Continue(props: StartScreenProps & { readonly game: SavedGame }): JSX.Element {
  const title = () => TITLES.find(({ id }) => id === props.game.title);
  const described = (): string => {
    const { language } = props.preferences();
    const scenario = title()?.scenarios.find(({ id }) => id === props.game.scenario)?.name ?? props.game.scenario;
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
            onClick={() => props.onOpen(wanted().title, wanted().scenario.id)}
          >
            {props.text('replaceYes')}
          </button>
        </Dialog>
      )}
    </Show>
  );
}
