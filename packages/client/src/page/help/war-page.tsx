import type { Language } from '@carillon/board';
import { createResource, For, type JSX, Show } from 'solid-js';
import { type HelpKey, sayHelp } from '../texts/help.ts';
import type { Helped, HelpedGame, HelpPlace } from './door.ts';
import { WarText } from './war-text.tsx';

export interface WarPageProps {
  readonly title: Helped;
  /** The scenario to describe; empty: that at the table, or the first. */
  readonly scenario: string;
  readonly game: HelpedGame | undefined;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
  readonly onDone: () => void;
}

/** A scenario in a minute: aims, points, year, end; at a table also how the game would stand if the year ended now. */
export function WarPage(props: WarPageProps): JSX.Element {
  const text = (key: HelpKey): string => sayHelp(props.language, key);
  const scenario = (): string => props.scenario || props.game?.scenario || (props.title.opening.scenarios[0] ?? '');
  const [war] = createResource(
    () => ({ title: props.title, scenario: scenario(), language: props.language }),
    ({ title, scenario: id, language }) => title.war(id, language),
  );
  /** The game at the table, if it plays the scenario described. */
  const played = (): HelpedGame | undefined => (props.game?.scenario === scenario() ? props.game : undefined);
  const [standing] = createResource(
    () => {
      const game = played();
      return game && { game, language: props.language };
    },
    ({ game }) => game.standing(),
  );
  return (
    <article class="help-article war" tabindex="0" aria-label={text('war')}>
      <p class="war-scenario">
        <select
          aria-label={text('warScenario')}
          onChange={(event) => props.go({ page: 'war', scenario: event.target.value })}
        >
          <For each={props.title.opening.scenarios}>
            {(id) => (
              <option value={id} selected={id === scenario()}>
                {props.title.opening.scenario(id, props.language).name}
              </option>
            )}
          </For>
        </select>
      </p>
      <Show when={war()} fallback={<p class="help-wait">{text('loading')}</p>}>
        {(reported) => (
          <>
            <h3>{reported().name}</h3>
            <WarText war={reported()} standing={(played() && standing()) ?? []} {...props} />
          </>
        )}
      </Show>
      <Show when={props.game}>
        <p class="war-done">
          <button type="button" class="button" data-does="to-table" onClick={() => props.onDone()}>
            {text('warBegin')}
          </button>
          <Show when={props.game?.withCoach}>
            {(begin) => (
              <button
                type="button"
                class="button quiet"
                data-does="to-coach"
                onClick={() => {
                  begin()();
                  props.onDone();
                }}
              >
                {text('warCoach')}
              </button>
            )}
          </Show>
        </p>
      </Show>
    </article>
  );
}
