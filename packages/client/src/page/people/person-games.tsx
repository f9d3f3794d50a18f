import type { PersonGame, PersonGames, SideRecord } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { gameName, periodOf, seatName, titleName, when } from '../lobby/words.ts';
import { part } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Panel, Person, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { csvOf } from '../shell/csv.ts';
import { download } from '../shell/files.ts';
import { OUTCOMES } from '../shell/game-words.ts';
import { allGames, gamesOf, personGameRows } from './all-games.ts';

/** Whose games. */
interface OfPerson extends NetProps {
  readonly name: string;
}

/** A user's results with each side, counted. */
export function RecordTable(props: NetProps & { readonly record: readonly SideRecord[] }): JSX.Element {
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{text(props, 'recordSide')}</th>
          <th scope="col">{text(props, 'recordWon')}</th>
          <th scope="col">{text(props, 'recordLost')}</th>
          <th scope="col">{text(props, 'recordDrawn')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.record}>
          {({ title, side, won, lost, drawn }) => (
            <tr>
              <th scope="row">
                {titleName(title)}: {seatName({ title }, side, props.preferences().language)}
              </th>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** The reader's games against another user. */
export function HeadToHead(props: OfPerson & { readonly own: string }): JSX.Element {
  const [reply] = createResource(
    () => [props.own, props.name] as const,
    ([own, name]) => gamesOf(own, `?against=${part(name)}`),
  );
  const both = () => {
    const now = reply();
    return now?.ok && now.value.games.length > 0 ? now.value : undefined;
  };
  return (
    <Show when={both()}>
      {(known) => (
        <Panel title={text(props, 'headToHead', { name: props.name })}>
          <RecordTable {...props} record={known().record} />
          <Games {...props} games={known().games} own={true} />
        </Panel>
      )}
    </Show>
  );
}

/** A user's finished games, the newest first, and further ones on demand. */
export function PersonGamesPanel(props: OfPerson & { readonly own: boolean }): JSX.Element {
  const known: Cell<readonly PersonGame[]> = cell<readonly PersonGame[]>([]);
  const more = cell(false);
  const further = new Submission();
  const add = (found: PersonGames): void => {
    known.set([...known(), ...found.games]);
    more.set(found.more);
  };
  const [first] = createResource(
    () => props.name,
    async (name) => {
      const reply = await gamesOf(name);
      known.set([]);
      if (reply.ok) add(reply.value);
      return reply.ok;
    },
  );
  const lookFurther = (): void =>
    void further.run(() => gamesOf(props.name, `?before=${part(known().at(-1)?.id ?? '')}`), add);
  const saveAll = (): void =>
    void further.run(
      () => allGames(props.name),
      (games) => download({ name: 'carillon-network-games.csv', text: csvOf(personGameRows(games)) }),
    );
  return (
    <Show when={first() && known().length > 0}>
      <Panel title={text(props, 'gamesOver')}>
        <Games {...props} games={known()} own={props.own} />
        <p class="button-row">
          <Show when={more()}>
            <button type="button" class="button quiet" data-does="further-games" onClick={lookFurther}>
              {text(props, 'gamesMore')}
            </button>
          </Show>
          <Show when={props.own}>
            <button type="button" class="button quiet" data-does="games-table" onClick={saveAll}>
              {text(props, 'gamesTable')}
            </button>
          </Show>
        </p>
        <Outcome {...props} deed={further} />
      </Panel>
    </Show>
  );
}

interface GamesProps extends OfPerson {
  readonly games: readonly PersonGame[];
  /** Whether they are the reader's own. */
  readonly own: boolean;
}

const RESULTS = { won: 'hasWon', lost: 'hasLost', drawn: 'draw' } as const;

function Games(props: GamesProps): JSX.Element {
  const language = () => props.preferences().language;
  const result = ({ outcome, left, ...game }: PersonGame): string =>
    [
      text(props, (props.own ? OUTCOMES : RESULTS)[outcome]),
      ...(left ? [text(props, 'leftSeat')] : []),
      ...[periodOf(game, language()) ?? []].flat(),
    ].join(' · ');
  return (
    <ul class="game-list">
      <For each={props.games}>
        {(game) => (
          <li class="game-row" data-person-game={game.id}>
            <div class="game-name">
              <strong>{gameName(game, language())}</strong>
              <span>
                {seatName(game, game.side, language())}
                <Show when={game.opponent !== null}>
                  {' '}
                  {text(props, 'againstWhom')} <Person {...props} name={game.opponent ?? ''} />
                </Show>
              </span>
              <span class="table-lead">{result(game)}</span>
              <small>{[when(game.at, language()), ...(game.rated ? [text(props, 'rated')] : [])].join(' · ')}</small>
            </div>
            <div class="game-acts">
              <a class="button quiet" href={gameAddress(game.id)}>
                {text(props, 'toTheTable')}
              </a>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
}
