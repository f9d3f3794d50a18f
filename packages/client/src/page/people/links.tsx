import type { Account, UseReset } from '@carillon/protocol';
import { type JSX, onMount, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Form, Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { enter } from './enter.tsx';
import { NewPasswordField } from './password.tsx';

/** The user followed a link to set a new password. */
export function ResetPage(props: NetProps & { readonly secret: string }): JSX.Element {
  const password = cell('');
  const deed = new Submission();
  const send = (): Promise<Answer<Account>> => {
    const body: UseReset = { token: props.secret, password: password() };
    return call('POST', 'api/resets/use', body);
  };
  return (
    <Page {...props} title={text(props, 'newPassword')}>
      <Panel title={text(props, 'newPassword')}>
        <Form
          {...props}
          deed={deed}
          button={text(props, 'save')}
          does="use-reset"
          onSend={() => void deed.run(send, () => enter(props))}
        >
          <NewPasswordField {...props} label="newPassword" value={password} />
        </Form>
      </Panel>
    </Page>
  );
}

/** The user followed a link that brings an address back; it logs out all devices, so a button asks first. */
export function KeepPage(props: NetProps & { readonly secret: string }): JSX.Element {
  const deed = new Submission();
  const send = (): Promise<Answer<undefined>> => call('POST', 'api/email/keep', { token: props.secret });
  const done = async (): Promise<void> => {
    deed.done.set('kept');
    await props.server.change();
  };
  return (
    <Page {...props} title={text(props, 'email')}>
      <Panel title={text(props, 'keepTitle')}>
        <p>{text(props, 'keepText')}</p>
        <Form
          {...props}
          deed={deed}
          button={text(props, 'keepTitle')}
          does="keep-email"
          onSend={() => void deed.run(send, done)}
        />
      </Panel>
    </Page>
  );
}

/** The user followed a link that acts by itself: it confirms an address, or lets a guest return. */
export function SecretPage(
  props: NetProps & { readonly page: 'verify' | 'return'; readonly secret: string },
): JSX.Element {
  const deed = new Submission();
  onMount(() => {
    const token = { token: props.secret };
    if (props.page === 'verify')
      void deed.run(
        () => call('POST', 'api/email/verify', token),
        async () => {
          deed.done.set('verified');
          await props.server.ask();
        },
      );
    else
      void deed.run(
        () => call('POST', 'api/session/link', token),
        () => enter(props),
      );
  });
  return (
    <Page {...props} title={text(props, props.page === 'verify' ? 'email' : 'guestReturn')}>
      <Show when={deed.busy()}>
        <p>{text(props, 'oneMoment')}</p>
      </Show>
      <Outcome {...props} deed={deed} />
    </Page>
  );
}
