import { datesIn } from '@carillon/board';
import type { Passkey } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';
import { addPasskey, canPasskey } from './passkey.ts';
import { PasswordField } from './password.tsx';

/** The user's passkeys: each lets its device in without a password. */
export function PasskeysPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const [passkeys, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly passkeys: readonly Passkey[] }>('GET', 'api/account/passkeys');
    return reply.ok ? reply.value.passkeys : [];
  });
  const remove = (id: string): void =>
    void deed.run(
      () => call('DELETE', `api/account/passkeys/${id}`),
      () => refetch(),
    );
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
                <button type="button" class="button quiet" onClick={() => remove(passkey.id)}>
                  {text(props, 'passkeyRemove')}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Outcome {...props} deed={deed} />
        <Show when={canPasskey()}>
          <NewPasskeyForm {...props} onAdded={refetch} />
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

function NewPasskeyForm(props: OwnProps & { readonly onAdded: () => unknown }): JSX.Element {
  const name = cell('');
  const password = cell('');
  const deed = new Submission();
  const member = () => props.account.kind === 'member';
  const done = (): void => {
    name.set('');
    password.set('');
    deed.done.set('saved');
    props.onAdded();
  };
  return (
    <Form
      {...props}
      deed={deed}
      button={text(props, 'passkeyAdd')}
      does="add-passkey"
      onSend={() => void deed.run(() => addPasskey(name(), member() ? password() : undefined), done)}
    >
      <Field
        label={text(props, 'passkeyName')}
        hint={text(props, 'passkeyNameHint')}
        name="passkey-name"
        value={name}
        maxlength={60}
      />
      <Show when={member()}>
        <PasswordField {...props} label="passwordNow" name="passkey-password" value={password} />
      </Show>
    </Form>
  );
}
