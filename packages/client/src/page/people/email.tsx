import type { NewEmail } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import { AgainFields, Proof } from './again.tsx';
import type { OwnProps } from './own.ts';

/** The address for letters, which must be confirmed. */
export function EmailPanel(props: OwnProps): JSX.Element {
  const address = cell(props.account.email?.address ?? '');
  const proof = new Proof(props);
  const deed = new Submission();
  const state = () => {
    const { email } = props.account;
    if (email === null) return text(props, 'emailNone');
    if (email.next !== undefined) return text(props, 'emailNext', { address: email.address, next: email.next });
    return text(props, email.verified ? 'emailVerified' : 'emailUnverified', { address: email.address });
  };
  const send = (): Promise<Answer<undefined>> =>
    proof.with((again) => call('PUT', 'api/account/email', { again, address: address() } satisfies NewEmail));
  const drop = (): Promise<Answer<undefined>> => proof.with((again) => call('DELETE', 'api/account/email', again));
  const ask = async (): Promise<void> => {
    proof.clear();
    await props.server.ask();
  };
  return (
    <Panel title={text(props, 'email')}>
      <p>{state()}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'save')}
        does="save-email"
        onSend={() => void deed.run(send, ask)}
      >
        <Field label={text(props, 'email')} name="email" type="email" value={address} autocomplete="email" />
        <AgainFields {...props} proof={proof} name="email-password" />
      </Form>
      <Show when={props.account.email}>
        <p>
          <button type="button" class="button quiet" data-does="remove-email" onClick={() => void deed.run(drop, ask)}>
            {text(props, 'emailRemove')}
          </button>
        </p>
      </Show>
    </Panel>
  );
}
