import type { Table } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { type NetProps, Panel, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { TableRow } from './table-row.tsx';
import type { TablesNow } from './tables-now.ts';
import { periodOf } from './words.ts';

/** The maximum number of tables shown of each kind; the lobby shows all. */
const MOST = 4;

/** On the start page: tables that wait for an opponent, and running games to watch. */
export function OnlineNow(props: NetProps & { readonly tables: TablesNow }): JSX.Element {
  const Link = (link: { readonly table: Table; readonly words: string }): JSX.Element => (
    <a class="button quiet" href={gameAddress(link.table.id)}>
      {link.words}
    </a>
  );
  return (
    <>
      <Show when={props.tables.waiting().length > 0}>
        <Panel title={text(props, 'openTables')}>
          <ul class="game-list">
            <For each={props.tables.waiting().slice(0, MOST)}>
              {(table) => (
                <TableRow {...props} table={table}>
                  <Link table={table} words={text(props, 'toTheTable')} />
                </TableRow>
              )}
            </For>
          </ul>
        </Panel>
      </Show>
      <Show when={props.tables.running().length > 0}>
        <Panel title={text(props, 'gamesToWatch')}>
          <ul class="game-list">
            <For each={props.tables.running().slice(0, MOST)}>
              {(table) => (
                <TableRow {...props} table={table} lead={periodOf(table, props.preferences().language)}>
                  <Link table={table} words={text(props, 'lookOn')} />
                </TableRow>
              )}
            </For>
          </ul>
        </Panel>
      </Show>
    </>
  );
}
