import { For, type JSX, Show } from 'solid-js';
import { Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { NewTableForm } from './new-table.tsx';
import { isDeserted, Seats } from './seats.tsx';
import { TableRow } from './table-row.tsx';
import { followTables } from './tables-now.ts';
import { periodOf } from './words.ts';

/**
 * Tables waiting for players, games to watch, and the form for a new table. Readers without an account can only watch.
 */
export function LobbyPage(props: NetProps): JSX.Element {
  const { waiting: free, running } = followTables(props.server, () => true);
  const deed = new Submission();
  return (
    <Page {...props} title={text(props, 'placeLobby')}>
      <Panel title={text(props, 'openTables')}>
        <Show when={free().length > 0} fallback={<p>{text(props, 'openTablesNone')}</p>}>
          <ul class="game-list">
            <For each={free()}>
              {(table) => (
                <TableRow {...props} table={table} lead={isDeserted(table) ? text(props, 'seatFree') : undefined}>
                  <Seats {...props} table={table} deed={deed} />
                </TableRow>
              )}
            </For>
          </ul>
        </Show>
        <Outcome {...props} deed={deed} />
      </Panel>
      <Panel title={text(props, 'gamesToWatch')}>
        <Show when={running().length > 0} fallback={<p>{text(props, 'gamesToWatchNone')}</p>}>
          <ul class="game-list">
            <For each={running()}>
              {(table) => (
                <TableRow {...props} table={table} lead={periodOf(table, props.preferences().language)}>
                  <a class="button quiet" href={gameAddress(table.id)}>
                    {text(props, 'lookOn')}
                  </a>
                </TableRow>
              )}
            </For>
          </ul>
        </Show>
      </Panel>
      <Show
        when={props.server.here()?.account}
        fallback={
          <Panel title={text(props, 'newTable')}>
            <p>{text(props, 'enterToPlayText')}</p>
            <p>
              <a class="button" href="#/enter">
                {text(props, 'enterToPlay')}
              </a>
            </p>
          </Panel>
        }
      >
        <h2 class="net-heading">{text(props, 'newTable')}</h2>
        <NewTableForm {...props} />
      </Show>
    </Page>
  );
}
