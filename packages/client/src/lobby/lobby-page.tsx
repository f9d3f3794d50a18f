import type { Table, TableList } from '@carillon/protocol';
import { createResource, For, type JSX, onCleanup, Show } from 'solid-js';
import { call } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { NewTableForm } from './new-table.tsx';
import { isDeserted, Seats } from './seats.tsx';
import { TableRow } from './table-row.tsx';
import { yearOf } from './words.ts';

/** How often the lobby looks for new tables, in milliseconds. */
const LOOK_EVERY = 5000;

async function listed(status: Table['status']): Promise<readonly Table[]> {
  const reply = await call<TableList>('GET', `api/tables?status=${status}`);
  return reply.ok ? reply.value.tables : [];
}

/** Tables waiting for players, games to watch, and the form for a new table. */
export function LobbyPage(props: NetProps): JSX.Element {
  const [tables, { refetch }] = createResource(async () => [...(await listed('open')), ...(await listed('running'))]);
  const timer = setInterval(() => void refetch(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  const isFree = (table: Table): boolean => table.status === 'open' || isDeserted(table);
  const free = () => (tables.latest ?? []).filter(isFree);
  const running = () => (tables.latest ?? []).filter((table) => !isFree(table));
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
      <Show
        when={props.server.here()?.account}
        fallback={
          <p>
            <a class="button" href="#/enter">
              {text(props, 'enterToPlay')}
            </a>
          </p>
        }
      >
        <h2 class="net-heading">{text(props, 'newTable')}</h2>
        <NewTableForm {...props} />
      </Show>
      <Show when={running().length > 0}>
        <Panel title={text(props, 'gamesToWatch')}>
          <ul class="game-list">
            <For each={running()}>
              {(table) => (
                <TableRow {...props} table={table} lead={yearOf(table)}>
                  <a class="button quiet" href={gameAddress(table.id)}>
                    {text(props, 'lookOn')}
                  </a>
                </TableRow>
              )}
            </For>
          </ul>
        </Panel>
      </Show>
    </Page>
  );
}
