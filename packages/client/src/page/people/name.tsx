import type { Account, AccountChange } from '@carillon/protocol';
import type { JSX } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';

const changeAccount = (change: AccountChange): Promise<Answer<Account>> => call('PATCH', 'api/account', change);

/** The name that others see, and the language of letters. */
export function NamePanel(props: OwnProps): JSX.Element {
  const name = cell(props.account.name);
  const deed = new Submission();
  const send = async (): Promise<Answer<Account>> => {
    const { language } = props.preferences();
    const renamed = name() === props.account.name ? {} : { name: name() };
    return changeAccount({ ...renamed, language });
  };
  const done = async (): Promise<void> => {
    deed.done.set('saved');
    await props.server.ask();
  };
  return (
    <Panel title={text(props, 'nameAndLanguage')}>
      <p>{text(props, 'languageText')}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'save')}
        does="save-name"
        onSend={() => void deed.run(send, done)}
      >
        <Field
          label={text(props, 'yourName')}
          hint={text(props, 'renameHint')}
          name="name"
          value={name}
          minlength={2}
          maxlength={40}
          autocomplete="username"
        />
      </Form>
    </Panel>
  );
}
