import type { Language, War } from '@carillon/board';
import { createResource, For, type JSX, Show } from 'solid-js';
import { type HelpKey, sayHelp } from '../texts/help.ts';
import type { Helped, HelpedGame, HelpPlace } from './door.ts';
import { Linked } from './paragraphs.tsx';

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
  const [standing] = createResource(
    () => (props.game?.scenario === scenario() ? { game: props.game, language: props.language } : undefined),
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
            <WarText war={reported()} standing={standing() ?? []} {...props} />
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

interface WarTextProps extends Pick<WarPageProps, 'language' | 'go'> {
  readonly war: War;
  readonly standing: readonly string[];
}

/** A text for each side, next to each other, then the text for both. */
function WarText(props: WarTextProps): JSX.Element {
  return (
    <>
      <div class="war-sides">
        <For each={props.war.sides}>
          {({ seat, name, aims }) => (
            <div class={`war-side of-${seat}`}>
              <Part head={name} lines={aims} {...props} />
            </div>
          )}
        </For>
      </div>
      <div class="war-parts">
        <Part head={sayHelp(props.language, 'warNow')} lines={props.standing} {...props} />
        <Part head={sayHelp(props.language, 'warPoints')} lines={props.war.points} {...props} />
        <Part head={sayHelp(props.language, 'warTurn')} lines={props.war.turn} {...props} />
        <Part head={sayHelp(props.language, 'warEnd')} lines={props.war.end} {...props} />
      </div>
    </>
  );
}

interface PartProps extends Pick<WarPageProps, 'language' | 'go'> {
  readonly head: string;
  readonly lines: readonly string[];
}

function Part(props: PartProps): JSX.Element {
  return (
    <Show when={props.lines.length > 0}>
      <section class="war-part">
        <h4>{props.head}</h4>
        <ul class="help-list">
          <For each={props.lines}>
            {(line) => (
              <li>
                <Linked text={line} language={props.language} go={props.go} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
