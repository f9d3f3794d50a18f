import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';

/** The address for letters, which must be confirmed. */
export function EmailPanel(props: OwnProps): JSX.Element {
  const address = cell(props.account.email?.address ?? '');
  const deed = new Submission();
  const state = () => {
    const { email } = props.account;
    if (email === null) return text(props, 'emailNone');
    return text(props, email.verified ? 'emailVerified' : 'emailUnverified', { address: email.address });
  };
  const send = (): Promise<Answer<undefined>> => call('PUT', 'api/account/email', { address: address() });
  const drop = (): Promise<Answer<undefined>> => call('DELETE', 'api/account/email');
  const ask = async (): Promise<void> => props.server.ask();
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
      </Form>
      <Show when={props.account.email}>
        <p>
          <button type="button" class="button quiet" onClick={() => void deed.run(drop, ask)}>
            {text(props, 'emailRemove')}
          </button>
        </p>
      </Show>
    </Panel>
  );
}
