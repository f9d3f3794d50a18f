import type { NewPassword } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';
import { NewPasswordField, PasswordField } from './password.tsx';

/** A new password for the user; the first for a guest. */
export function PasswordPanel(props: OwnProps): JSX.Element {
  const current = cell('');
  const password = cell('');
  const deed = new Submission();
  const guest = () => props.account.kind === 'guest';
  const send = (): Promise<Answer<undefined>> => {
    const body: NewPassword = { password: password(), ...(!guest() && { current: current() }) };
    return call('PUT', 'api/account/password', body);
  };
  const done = async (): Promise<void> => {
    current.set('');
    password.set('');
    deed.done.set('passwordSaved');
    await props.server.change();
  };
  return (
    <Panel title={text(props, guest() ? 'passwordFirst' : 'newPassword')}>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'save')}
        does="save-password"
        onSend={() => void deed.run(send, done)}
      >
        <Show when={!guest()}>
          <PasswordField {...props} label="passwordNow" name="current" value={current} />
        </Show>
        <NewPasswordField {...props} label="newPassword" value={password} />
      </Form>
    </Panel>
  );
}
