import type { NewPassword } from '@carillon/protocol';
import type { JSX } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import { AgainFields, Proof } from './again.tsx';
import type { OwnProps } from './own.ts';
import { NewPasswordField } from './password.tsx';

/** A new password for the user; the first for a guest. */
export function PasswordPanel(props: OwnProps): JSX.Element {
  const proof = new Proof(props);
  const password = cell('');
  const deed = new Submission();
  const guest = () => props.account.kind === 'guest';
  const send = (): Promise<Answer<undefined>> =>
    proof.with((again) => call('PUT', 'api/account/password', { again, password: password() } satisfies NewPassword));
  const done = async (): Promise<void> => {
    proof.clear();
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
        <AgainFields {...props} proof={proof} name="current" />
        <NewPasswordField {...props} label="newPassword" value={password} />
      </Form>
    </Panel>
  );
}
