import type { JSX } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Form, Outcome, Submission } from '../net/form.tsx';
import { go, Panel, text } from '../net/page.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { download } from '../shell/files.ts';
import { AgainFields, Proof } from './again.tsx';
import type { OwnProps } from './own.ts';

/** Downloads the user's data, and deletes the account. */
export function LeavingPanel(props: OwnProps): JSX.Element {
  const asking = cell(false);
  const deed = new Submission();
  const everything = (): Promise<Answer<unknown>> => call('GET', 'api/account/export');
  const save = (value: unknown): void =>
    download({ text: JSON.stringify(value, null, 2), name: 'carillon-account.json' });
  return (
    <Panel title={text(props, 'yourData')}>
      <p>{text(props, 'yourDataText')}</p>
      <p class="button-row">
        <button type="button" class="button quiet" onClick={() => void deed.run(everything, save)}>
          {text(props, 'exportData')}
        </button>
        <button type="button" class="button quiet" data-does="delete-account" onClick={() => asking.set(true)}>
          {text(props, 'deleteAccount')}
        </button>
      </p>
      <Outcome {...props} deed={deed} />
      <Farewell {...props} asking={asking} />
    </Panel>
  );
}

function Farewell(props: OwnProps & { readonly asking: Cell<boolean> }): JSX.Element {
  const proof = new Proof(props);
  const deed = new Submission();
  const send = (): Promise<Answer<undefined>> => proof.with((again) => call('DELETE', 'api/account', again));
  const done = async (): Promise<void> => {
    await props.server.change();
    go('#/');
  };
  return (
    <Dialog
      open={props.asking()}
      title={text(props, 'deleteAccount')}
      close={text(props, 'cancel')}
      onClose={() => props.asking.set(false)}
    >
      <p>{text(props, 'deleteAccountText')}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'deleteAccount')}
        does="delete-account-yes"
        onSend={() => void deed.run(send, done)}
      >
        <AgainFields {...props} proof={proof} name="farewell" />
      </Form>
    </Dialog>
  );
}
