import type { Table } from '@carillon/protocol';
import { For, type JSX, onMount, Show } from 'solid-js';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { awaits } from '../net/server.ts';
import type { TextKey } from '../texts/index.ts';
import { TableRow } from './table-row.tsx';
import { leftWords, periodOf, seatName } from './words.ts';

/** The groups of the user's games, those waiting for them first. */
const GROUPS: readonly { readonly title: TextKey; readonly of: (table: Table, own: string) => boolean }[] = [
  { title: 'gamesAwaiting', of: awaits },
  { title: 'gamesOthers', of: (table, own) => table.status === 'running' && !awaits(table, own) },
  { title: 'gamesOpen', of: ({ status }) => status === 'open' },
  { title: 'gamesOver', of: ({ status }) => status === 'over' },
];

/** The user's games and tables. */
export function GamesPage(props: NetProps): JSX.Element {
  onMount(() => void props.server.lookAtMine());
  const own = () => props.server.account?.id ?? '';
  return (
    <Page {...props} title={text(props, 'placeGames')}>
      <Show when={props.server.mine().length === 0}>
        <p>{text(props, 'gamesNone')}</p>
        <p>
          <a class="button" href="#/lobby">
            {text(props, 'placeLobby')}
          </a>
        </p>
      </Show>
      <For each={GROUPS}>
        {({ title, of }) => {
          const tables = () => props.server.mine().filter((table) => of(table, own()));
          return (
            <Show when={tables().length > 0}>
              <Panel title={text(props, title)}>
                <ul class="game-list">
                  <For each={tables()}>{(table) => <OwnGame {...props} table={table} />}</For>
                </ul>
              </Panel>
            </Show>
          );
        }}
      </For>
      <Show when={props.server.more()}>
        <button type="button" class="button quiet" onClick={() => void props.server.lookFurtherBack()}>
          {text(props, 'gamesMore')}
        </button>
      </Show>
    </Page>
  );
}

function OwnGame(props: NetProps & { readonly table: Table }): JSX.Element {
  const mine = () => awaits(props.table, props.server.account?.id ?? '');
  const offered = () => {
    const { rematch } = props.table;
    return rematch !== null && !props.server.mine().some(({ id }) => id === rematch);
  };
  return (
    <TableRow {...props} table={props.table} lead={standing(props, props.table)}>
      <Show when={offered()}>
        <span class="table-lead">{text(props, 'rematchOffered')}</span>
      </Show>
      <a class="button" classList={{ quiet: !mine() }} href={gameAddress(props.table.id)}>
        {text(props, mine() ? 'playOn' : 'toTheTable')}
      </a>
    </TableRow>
  );
}

/** The progress of a game and the time left, or its result. */
function standing(props: NetProps, table: Table): string {
  const { language } = props.preferences();
  const { result, due } = table;
  const period = [periodOf(table, language) ?? []].flat();
  if (result !== null) return [resultWords(props, table, result.winner), ...period].join(' · ');
  const left = due === null ? [] : [text(props, 'timeLeft', { time: leftWords(due - Date.now(), language) })];
  return [...period, ...left].join(' · ');
}

/** How a game ended for the reader; if the reader played both sides, which side won. */
function resultWords(props: NetProps, table: Table, winner: string | null): string {
  if (winner === null) return text(props, 'draw');
  const own = table.sitting.find(({ account }) => account === props.server.account?.id)?.seat ?? null;
  if (table.solo || own === null)
    return text(props, 'winner', { seat: seatName(table, winner, props.preferences().language) });
  return text(props, winner === own ? 'youWon' : 'youLost');
}
