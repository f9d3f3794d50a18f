import { levelNamed } from '@carillon/seat';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Cell } from '../cell.ts';
import type { Preferences } from '../preferences.ts';
import { playerWords } from '../shell/levels.ts';
import { LanguageSwitch } from '../shell/preferences-dialog.tsx';
import { type AnyKey, type Needs, say } from '../texts/index.ts';
import { personAddress } from './page-address.ts';
import type { Server } from './server.ts';

/** The common properties of network pages. */
export interface NetProps {
  readonly server: Server;
  readonly preferences: Cell<Preferences>;
}

/** A message in the user's language. */
export const text = <Key extends AnyKey>(props: NetProps, key: Key, ...args: Needs<Key>): string =>
  say(props.preferences().language, key, ...args);

/** Goes to another place of the page. */
export const go = (hash: string): void => {
  location.hash = hash;
};

/** A page beside the table: navigation on top, then its name, then its content. */
export function Page(props: NetProps & { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <main class="start net-page">
      <Places {...props} />
      <h1 class="net-title">{props.title}</h1>
      {props.children}
      <OperatorLinks {...props} />
    </main>
  );
}

/** Links to the server operator's texts, if there are any. */
export function OperatorLinks(props: NetProps): JSX.Element {
  const names = () => props.server.here()?.texts ?? [];
  return (
    <Show when={names().length > 0}>
      <nav class="operator-links" aria-label={text(props, 'operator')}>
        <For each={names()}>{(name) => <a href={`#/${name}`}>{text(props, name)}</a>}</For>
      </nav>
    </Show>
  );
}

/** Whether the reader is at an address, or in a room of it. */
const isAt = (address: string): boolean => location.hash === address || location.hash.startsWith(`${address}/`);

/** Links to the start page, the lobby, the user's games and account. */
export function Places(props: NetProps): JSX.Element {
  const Place = (place: { readonly to: string; readonly children: JSX.Element }): JSX.Element => (
    <a class="button quiet" href={place.to} aria-current={isAt(place.to) ? 'page' : undefined}>
      {place.children}
    </a>
  );
  return (
    <nav class="places" aria-label={text(props, 'places')}>
      <Place to="#/">{text(props, 'placeStart')}</Place>
      <Place to="#/lobby">{text(props, 'placeLobby')}</Place>
      <Show when={props.server.here()?.account} fallback={<Place to="#/enter">{text(props, 'placeEnter')}</Place>}>
        {(account) => (
          <>
            <Place to="#/games">
              {text(props, 'placeGames')}
              <Show when={props.server.awaiting().length > 0}>
                <span class="places-count">
                  {props.server.awaiting().length}
                  <span class="unseen"> {text(props, 'awaitingYou', { count: props.server.awaiting().length })}</span>
                </span>
              </Show>
            </Place>
            <Place to="#/account">
              {account().name}
              <Show when={account().unseenActs > 0}>
                <span class="places-count">
                  {account().unseenActs}
                  <span class="unseen"> {text(props, 'actsUnseen', { count: account().unseenActs })}</span>
                </span>
              </Show>
            </Place>
            <Show when={account().moderator}>
              <Place to="#/moderation">{text(props, 'placeModeration')}</Place>
            </Show>
            <Show when={account().administrator}>
              <Place to="#/admin">{text(props, 'placeAdmin')}</Place>
            </Show>
          </>
        )}
      </Show>
      <LanguageSwitch preferences={props.preferences} />
    </nav>
  );
}

/** A user's name, linked to their profile; a computer player has none. */
export function Person(props: Pick<NetProps, 'preferences'> & { readonly name: string }): JSX.Element {
  return (
    <Switch
      fallback={
        <a class="person" title={props.name} href={personAddress(props.name)}>
          {props.name}
        </a>
      }
    >
      <Match when={props.name === ''}>
        <em class="person">–</em>
      </Match>
      <Match when={levelNamed(props.name)}>
        <span class="person">{playerWords(props.name, props.preferences().language)}</span>
      </Match>
    </Switch>
  );
}

/** A panel of a page, with its heading. */
export function Panel(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <section class="start-title panel">
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}
