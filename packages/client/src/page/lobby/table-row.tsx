import type { Table } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { type NetProps, Person, text } from '../net/page.tsx';
import { gameName, optionWords, paceWords, seatName } from './words.ts';

/** A table in a list: the game, its players, its terms, and the possible actions. */
export function TableRow(
  props: NetProps & { readonly table: Table; readonly lead?: string | undefined; readonly children: JSX.Element },
): JSX.Element {
  const language = () => props.preferences().language;
  return (
    <li class="game-row" data-table={props.table.id}>
      <div class="game-name">
        <strong>{gameName(props.table, language())}</strong>
        <Show when={props.lead}>
          <span class="table-lead">{props.lead}</span>
        </Show>
        <Players {...props} />
        <small>{terms(props, props.table)}</small>
      </div>
      <div class="game-acts">{props.children}</div>
    </li>
  );
}

/** The seats with their players. */
export function Players(props: NetProps & { readonly table: Table }): JSX.Element {
  const language = () => props.preferences().language;
  return (
    <span class="table-players">
      <For each={props.table.sitting}>
        {({ seat, name, rating }) => (
          <span>
            <Show when={seat}>{(which) => <>{seatName(props.table, which(), language())}: </>}</Show>
            <Person {...props} name={name} />
            <Show when={rating}>{(points) => <small title={text(props, 'ratings')}> ({points()})</small>}</Show>
          </span>
        )}
      </For>
    </span>
  );
}

/** The terms of a table in a line. */
export function terms(props: NetProps, table: Table): string {
  const { language } = props.preferences();
  return [
    paceWords(table.pace, language),
    ...(table.rated ? [text(props, 'rated')] : []),
    ...(table.takebacks ? [] : [text(props, 'noTakebacks')]),
    ...(table.holds ? [text(props, 'holdsTerm')] : []),
    ...(table.access === 'open' ? [] : [text(props, table.access === 'link' ? 'byLinkOnly' : 'privateTable')]),
    ...optionWords(table, language),
  ].join(' · ');
}
