import { datesIn } from '@carillon/board';
import type { Passkey } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { AgainFields, Proof } from './again.tsx';
import type { OwnProps } from './own.ts';
import { addPasskey, canPasskey } from './passkey.ts';

/** The user's passkeys; each logs its device in without a password. */
export function PasskeysPanel(props: OwnProps): JSX.Element {
  const leaving = cell<Passkey | undefined>(undefined);
  const [passkeys, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly passkeys: readonly Passkey[] }>('GET', 'api/account/passkeys');
    return reply.ok ? reply.value.passkeys : [];
  });
  const changed = async (): Promise<void> => {
    await refetch();
    await props.server.ask();
  };
  return (
    <Show when={canPasskey() || (passkeys.latest ?? []).length > 0}>
      <Panel title={text(props, 'passkeys')}>
        <p>{text(props, 'passkeysText')}</p>
        <ul class="plain-list" data-list="passkeys">
          <For each={passkeys.latest ?? []}>
            {(passkey) => (
              <li>
                <span>
                  <strong>{passkey.name}</strong>
                  <small>{datesOf(props, passkey)}</small>
                </span>
                <button
                  type="button"
                  class="button quiet"
                  data-does="remove-passkey"
                  onClick={() => leaving.set(passkey)}
                >
                  {text(props, 'passkeyRemove')}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={leaving()} keyed>
          {(passkey) => (
            <RemovePasskey {...props} passkey={passkey} onClose={() => leaving.set(undefined)} onGone={changed} />
          )}
        </Show>
        <Show when={canPasskey()}>
          <NewPasskeyForm {...props} onAdded={changed} />
        </Show>
      </Panel>
    </Show>
  );
}

function datesOf(props: OwnProps, { created, used }: Passkey): string {
  const { language } = props.preferences();
  const day = new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium' });
  const made = day.format(created);
  if (used === null) return text(props, 'passkeyUnused', { made });
  const time = new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeStyle: 'short' });
  return text(props, 'passkeyUsed', { made, used: time.format(used) });
}

interface RemoveProps extends OwnProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onGone: () => Promise<void>;
}

function RemovePasskey(props: RemoveProps): JSX.Element {
  const proof = new Proof(props);
  const deed = new Submission();
  const send = () => proof.with((again) => call('DELETE', `api/account/passkeys/${props.passkey.id}`, again));
  const done = async (): Promise<void> => {
    props.onClose();
    await props.onGone();
  };
  return (
    <Dialog open title={text(props, 'passkeyRemove')} close={text(props, 'cancel')} onClose={props.onClose}>
      <p>{props.passkey.name}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'passkeyRemove')}
        does="remove-passkey-yes"
        onSend={() => void deed.run(send, done)}
      >
        <AgainFields {...props} proof={proof} name="remove-passkey" />
      </Form>
    </Dialog>
  );
}

function NewPasskeyForm(props: OwnProps & { readonly onAdded: () => unknown }): JSX.Element {
  const name = cell('');
  const proof = new Proof(props);
  const deed = new Submission();
  const done = (): void => {
    name.set('');
    proof.clear();
    deed.done.set('saved');
    props.onAdded();
  };
  return (
    <Form
      {...props}
      deed={deed}
      button={text(props, 'passkeyAdd')}
      does="add-passkey"
      onSend={() => void deed.run(() => proof.with((again) => addPasskey(name(), again)), done)}
    >
      <Field
        label={text(props, 'passkeyName')}
        hint={text(props, 'passkeyNameHint')}
        name="passkey-name"
        value={name}
        maxlength={60}
      />
      <AgainFields {...props} proof={proof} name="passkey-password" />
    </Form>
  );
}
