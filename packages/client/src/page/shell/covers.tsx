import '../styles/covers.css';
import { COVER_SIZE, type Language } from '@carillon/board';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { SavedGameSummary } from '../../shared/messages.ts';
import { cell } from '../cell.ts';
import { scenarioName } from '../lobby/words.ts';
import { lessonsAddress } from '../net/page-address.ts';
import { type AnyKey, type Needs, say } from '../texts/index.ts';
import { type Chosen, type PlayableTitle, TITLES } from '../titles.tsx';
import { againstWords, OUTCOMES, standingWords } from './game-words.ts';
import { LEVEL_NAMES } from './levels.ts';
import { lastResult, levelAfter, nextSetting } from './past-games.ts';
import { PlayStep } from './play-step.tsx';

export interface CoversProps {
  readonly language: Language;
  /** The games in this browser, the most recently played first. */
  readonly games: readonly SavedGameSummary[];
  /** Called when somebody is about to open a game of a title. */
  readonly onPrepare: (title: PlayableTitle) => void;
  readonly onOpen: (title: PlayableTitle, game: Chosen) => void;
  readonly onResume: (game: SavedGameSummary) => void;
}

interface CoverProps extends CoversProps {
  readonly title: PlayableTitle;
}

/** The titles, each with a picture, a description, and links to a game and its lessons. */
export function Covers(props: CoversProps): JSX.Element {
  return (
    <div class="covers">
      <For each={TITLES}>{(title) => <TitleCover {...props} title={title} />}</For>
    </div>
  );
}

function TitleCover(props: CoverProps): JSX.Element {
  const text = <Key extends AnyKey>(key: Key, ...args: Needs<Key>): string => say(props.language, key, ...args);
  const asking = cell(false);
  const step = createUniqueId();
  const words = () => props.title.cover?.words(props.language);
  const running = () => props.games.find(({ title, result }) => title === props.title.id && result === null);
  const played = () => props.games.some(({ title }) => title === props.title.id);
  return (
    <article class="title-cover" data-cover={props.title.id} aria-labelledby={`${step}-name`}>
      <Show when={props.title.cover}>
        {(cover) => <img class="cover-picture" src={cover().picture} {...COVER_SIZE} alt="" />}
      </Show>
      <div class="cover-words">
        <h2 id={`${step}-name`}>{props.title.name}</h2>
        <Show when={words()}>
          {(known) => (
            <>
              <p>{known().about}</p>
              <ul class="cover-facts">
                <li>{known().length}</li>
                <li>{known().forWhom}</li>
              </ul>
            </>
          )}
        </Show>
        <Result {...props} />
      </div>
      <div class="cover-ways">
        <a
          class="button"
          classList={{ quiet: played() }}
          data-door={`learn-${props.title.id}`}
          id={`${step}-learn`}
          aria-labelledby={`${step}-learn ${step}-name`}
          href={lessonsAddress(props.title.id)}
        >
          {text('doorLearn')}
        </a>
        <button
          type="button"
          class="button"
          classList={{ quiet: !played() || running() !== undefined }}
          data-door={`play-${props.title.id}`}
          id={`${step}-play`}
          aria-labelledby={`${step}-play ${step}-name`}
          aria-expanded={asking()}
          aria-controls={step}
          onClick={() => {
            props.onPrepare(props.title);
            asking.set(!asking());
          }}
        >
          {text('play')}
        </button>
        <Show when={running()}>
          {(game) => (
            <button
              type="button"
              class="button"
              data-door={`continue-${props.title.id}`}
              id={`${step}-continue`}
              aria-labelledby={`${step}-continue ${step}-name`}
              aria-description={standingWords(game(), props.language)}
              onClick={() => props.onResume(game())}
            >
              {text('continueGame')}
            </button>
          )}
        </Show>
      </div>
      <div id={step}>
        <Show when={asking()}>
          <PlayStep
            title={props.title}
            language={props.language}
            setting={nextSetting(props.title, props.games)}
            games={props.games}
            onOpen={(game) => props.onOpen(props.title, game)}
          />
        </Show>
      </div>
      <Show when={running()}>
        {(game) => (
          <p class="cover-running">
            {[scenarioName(game(), props.language), standingWords(game(), props.language)].join(' · ')}
          </p>
        )}
      </Show>
    </article>
  );
}

/** The last result against the computer, and the level that follows from it. */
function Result(props: CoverProps): JSX.Element {
  const last = () => lastResult(props.title, props.games);
  return (
    <Show when={last()}>
      {(result) => {
        const next = () => levelAfter(result());
        return (
          <p class="cover-result">
            {say(props.language, 'lastResult', {
              players: againstWords(props.title.id, result(), props.language),
              result: say(props.language, OUTCOMES[result().outcome]),
            })}{' '}
            <Show when={next() !== result().level}>
              <strong>{say(props.language, 'nextLevel', { level: say(props.language, LEVEL_NAMES[next()]) })}</strong>
            </Show>
          </p>
        );
      }}
    </Show>
  );
}
