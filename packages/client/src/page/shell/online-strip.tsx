import type { Language } from '@carillon/board';
import { type JSX, Show } from 'solid-js';
import type { TablesNow } from '../lobby/tables-now.ts';
import type { Presence } from '../net/server.ts';
import { type AnyKey, type Needs, say } from '../texts/index.ts';

export interface OnlineStripProps {
  readonly language: Language;
  readonly presence: Presence;
  /** The tables of the server. */
  readonly tables: TablesNow;
}

/** A strip about playing online: waiting tables, games to watch, and a link to the lobby. */
export function OnlineStrip(props: OnlineStripProps): JSX.Element {
  const text = <Key extends AnyKey>(key: Key, ...args: Needs<Key>): string => say(props.language, key, ...args);
  return (
    <section class="online-strip" aria-labelledby="online-strip-name">
      <h2 id="online-strip-name">{text('doorOnline')}</h2>
      <Show when={props.presence === 'here'} fallback={<p>{text('doorNoServer')}</p>}>
        <p>
          {text('doorOnlineText')}{' '}
          <span class="online-counts">
            {text('waitingNow', { count: props.tables.waiting().length })}{' '}
            {text('watchNow', { count: props.tables.running().length })}
          </span>
        </p>
        <a class="button quiet" data-door="lobby" href="#/lobby">
          {text('doorLobby')}
        </a>
      </Show>
    </section>
  );
}
