import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { Page, text } from '../net/page.tsx';
import { ACCOUNT_ROOMS, type AccountRoom, roomAddress } from '../net/page-address.ts';
import { BlocksPanel } from './blocks.tsx';
import { DevicesPanel } from './devices.tsx';
import { EmailPanel } from './email.tsx';
import { GuestPanel } from './guest.tsx';
import { LeavingPanel } from './leaving.tsx';
import { NamePanel } from './name.tsx';
import { PasswordPanel } from './new-password.tsx';
import { NoticesPanel } from './notices.tsx';
import type { OwnProps } from './own.ts';
import { OwnActsPanel } from './own-acts.tsx';
import { PasskeysPanel } from './passkeys.tsx';
import { KnownProfile } from './profile.tsx';
import { RestPanel } from './rest.tsx';

interface AccountProps extends OwnProps {
  readonly room: AccountRoom;
}

const NAMES = {
  profile: 'roomProfile',
  security: 'roomSecurity',
  notices: 'roomNotices',
  data: 'roomData',
} as const;

/** The user's own account, in rooms: everything stored that can be changed. */
export function AccountPage(props: AccountProps): JSX.Element {
  return (
    <Page {...props} title={props.account.name}>
      <Rooms {...props} />
      <Switch>
        <Match when={props.room === 'profile'}>
          <OwnActsPanel {...props} />
          <Show when={props.account.kind === 'guest'}>
            <GuestPanel {...props} />
          </Show>
          <KnownProfile {...props} name={props.account.name} />
          <NamePanel {...props} />
        </Match>
        <Match when={props.room === 'security'}>
          <PasswordPanel {...props} />
          <PasskeysPanel {...props} />
          <Show when={props.server.here()?.mail}>
            <EmailPanel {...props} />
          </Show>
          <DevicesPanel {...props} />
        </Match>
        <Match when={props.room === 'notices'}>
          <NoticesPanel {...props} />
          <RestPanel {...props} />
        </Match>
        <Match when={props.room === 'data'}>
          <BlocksPanel {...props} />
          <LeavingPanel {...props} />
        </Match>
      </Switch>
    </Page>
  );
}

/** Links to the rooms, each with its own address. */
function Rooms(props: AccountProps): JSX.Element {
  return (
    <nav class="rooms" aria-label={text(props, 'rooms')}>
      <For each={ACCOUNT_ROOMS}>
        {(room) => (
          <a href={roomAddress(room)} data-room={room} aria-current={props.room === room ? 'page' : undefined}>
            {text(props, NAMES[room])}
          </a>
        )}
      </For>
    </nav>
  );
}
