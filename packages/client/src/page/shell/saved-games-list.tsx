import type { Language } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import type { SavedGameSummary } from '../../shared/messages.ts';
import { type Cell, cell } from '../cell.ts';
import { gameName } from '../lobby/words.ts';
import { say } from '../texts/index.ts';
import { csvOf } from './csv.ts';
import { Dialog } from './dialog.tsx';
import { download } from './files.ts';
import { gameRows } from './game-rows.ts';
import { playedWords, standingWords } from './game-words.ts';

export interface SavedGamesListProps {
  readonly games: readonly SavedGameSummary[];
  readonly language: Language;
  /** Whether the browser has promised to keep the games. */
  readonly keeps: boolean;
  readonly onResume: (game: SavedGameSummary) => void;
  readonly onFile: (game: SavedGameSummary) => void;
  readonly onRemove: (game: SavedGameSummary) => void;
}

/** The games in this browser, the most recently played first. */
export function SavedGamesList(props: SavedGamesListProps): JSX.Element {
  const removing: Cell<SavedGameSummary | undefined> = cell<SavedGameSummary | undefined>(undefined);
  return (
    <section class="saved-games" aria-label={say(props.language, 'shelf')}>
      <h2>{say(props.language, 'shelf')}</h2>
      <ul class="game-list">
        <For each={props.games}>
          {(game, place) => <Lying {...props} game={game} first={place() === 0} onAsk={() => removing.set(game)} />}
        </For>
      </ul>
      <p>
        <button
          type="button"
          class="button quiet"
          data-does="games-table"
          onClick={() => download({ name: 'carillon-games.csv', text: csvOf(gameRows(props.games)) })}
        >
          {say(props.language, 'gamesTable')}
        </button>
      </p>
      <p class="saved-reminder">{say(props.language, props.keeps ? 'shelfKept' : 'shelfMayGo')}</p>
      <Removal {...props} removing={removing} />
    </section>
  );
}

function Lying(
  props: SavedGamesListProps & { readonly game: SavedGameSummary; readonly first: boolean; readonly onAsk: () => void },
): JSX.Element {
  const name = (): string => gameName(props.game, props.language);
  const Act = (act: {
    readonly word: 'continueGame' | 'lookAtGame' | 'fileGame' | 'removeGame';
    readonly does: string;
    readonly quiet?: boolean;
    readonly onPress: () => void;
  }): JSX.Element => (
    <button
      type="button"
      class={act.quiet ? 'button quiet' : 'button'}
      data-open={act.does === 'open' && props.first ? 'saved' : undefined}
      data-does={act.does}
      aria-label={`${say(props.language, act.word)}: ${name()}`}
      onClick={act.onPress}
    >
      {say(props.language, act.word)}
    </button>
  );
  return (
    <li class="game-row" data-game={props.game.id}>
      <p class="game-name">
        <strong>{name()}</strong>
        <span class="game-standing">{standingWords(props.game, props.language)}</span>
        <small>{playedWords(props.game.at, props.language)}</small>
      </p>
      <div class="game-acts">
        <Act
          word={props.game.result ? 'lookAtGame' : 'continueGame'}
          does="open"
          onPress={() => props.onResume(props.game)}
        />
        <Act word="fileGame" does="file" quiet onPress={() => props.onFile(props.game)} />
        <Act word="removeGame" does="remove" quiet onPress={props.onAsk} />
      </div>
    </li>
  );
}

/** Asks before deleting a game. */
function Removal(props: SavedGamesListProps & { readonly removing: Cell<SavedGameSummary | undefined> }): JSX.Element {
  const close = (): void => props.removing.set(undefined);
  const remove = (game: SavedGameSummary): void => {
    close();
    props.onRemove(game);
  };
  return (
    <Show when={props.removing()}>
      {(game) => (
        <Dialog
          open={true}
          title={say(props.language, 'removeTitle')}
          close={say(props.language, 'cancel')}
          onClose={close}
        >
          <p>{say(props.language, 'removeText', { game: gameName(game(), props.language) })}</p>
          <button type="button" class="button" data-does="remove-yes" onClick={() => remove(game())}>
            {say(props.language, 'removeYes')}
          </button>
        </Dialog>
      )}
    </Show>
  );
}
