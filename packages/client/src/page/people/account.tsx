import { type JSX, Show } from 'solid-js';
import { Page } from '../net/page.tsx';
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
import { RestPanel } from './rest.tsx';

/** The user's own account: everything stored that can be changed. */
export function AccountPage(props: OwnProps): JSX.Element {
  return (
    <Page {...props} title={props.account.name}>
      <OwnActsPanel {...props} />
      <Show when={props.account.kind === 'guest'}>
        <GuestPanel {...props} />
      </Show>
      <NamePanel {...props} />
      <PasswordPanel {...props} />
      <PasskeysPanel {...props} />
      <Show when={props.server.here()?.mail}>
        <EmailPanel {...props} />
      </Show>
      <NoticesPanel {...props} />
      <RestPanel {...props} />
      <DevicesPanel {...props} />
      <BlocksPanel {...props} />
      <LeavingPanel {...props} />
    </Page>
  );
}
