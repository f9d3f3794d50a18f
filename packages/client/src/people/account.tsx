import type { Account, AccountChange, Device, NewPassword, Shown } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { type Answer, call, part } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { go, type NetProps, Page, Panel, text } from '../net/page.tsx';
import { wholeAddress } from '../net/page-address.ts';
import { Dialog } from '../shell/dialog.tsx';
import { download } from '../shell/files.ts';
import { NoticesPanel } from './notices.tsx';
import type { OwnProps } from './own.ts';
import { PasskeysPanel } from './passkeys.tsx';
import { NewPasswordField, PasswordField } from './password.tsx';
import { RestPanel } from './rest.tsx';
import { Secret } from './secret.tsx';

/** The user's own account: everything stored that can be changed. */
export function AccountPage(props: OwnProps): JSX.Element {
  return (
    <Page {...props} title={props.account.name}>
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

/** A guest has no password: a link lets them return. */
function GuestPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const link = cell('');
  const show = ({ secret }: Shown): void => link.set(wholeAddress(`#/account/return/${secret}`));
  return (
    <Panel title={text(props, 'guestReturn')}>
      <p>{text(props, 'guestReturnText')}</p>
      <p>
        <button
          type="button"
          class="button"
          data-does="guest-link"
          onClick={() => void deed.run(() => call<Shown>('POST', 'api/account/link'), show)}
        >
          {text(props, 'guestLink')}
        </button>
      </p>
      <Secret {...props} secret={link()} />
      <Outcome {...props} deed={deed} />
    </Panel>
  );
}

const changeAccount = (change: AccountChange): Promise<Answer<Account>> => call('PATCH', 'api/account', change);

function NamePanel(props: OwnProps): JSX.Element {
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
          hint={text(props, 'nameHint')}
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

function PasswordPanel(props: OwnProps): JSX.Element {
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

function EmailPanel(props: OwnProps): JSX.Element {
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

/** The user's sessions. */
function DevicesPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const [devices, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly devices: readonly Device[] }>('GET', 'api/account/sessions');
    return reply.ok ? reply.value.devices : [];
  });
  const when = (at: number): string =>
    new Intl.DateTimeFormat(props.preferences().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const close = (path: string): void =>
    void deed.run(
      () => call('DELETE', path),
      () => refetch(),
    );
  return (
    <Panel title={text(props, 'devices')}>
      <ul class="plain-list">
        <For each={devices.latest ?? []}>
          {(device) => (
            <li>
              <span>
                <strong>{device.device}</strong> <Show when={device.here}>{text(props, 'deviceHere')}</Show>
                <small>{text(props, 'deviceSeen', { when: when(device.seen) })}</small>
              </span>
              <Show when={!device.here}>
                <button type="button" class="button quiet" onClick={() => close(`api/account/sessions/${device.id}`)}>
                  {text(props, 'deviceClose')}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <p class="button-row">
        <button type="button" class="button quiet" data-does="log-out" onClick={() => void leave(props, deed)}>
          {text(props, 'logOut')}
        </button>
        <button type="button" class="button quiet" onClick={() => close('api/account/sessions')}>
          {text(props, 'logOutOthers')}
        </button>
      </p>
      <Outcome {...props} deed={deed} />
    </Panel>
  );
}

async function leave(props: NetProps, deed: Submission): Promise<void> {
  await deed.run(
    () => call('DELETE', 'api/session'),
    async () => {
      await props.server.change();
      go('#/');
    },
  );
}

/** Blocked users. */
function BlocksPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const [names, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly names: readonly string[] }>('GET', 'api/account/blocks');
    return reply.ok ? reply.value.names : [];
  });
  const free = (name: string): void =>
    void deed.run(
      () => call('DELETE', `api/account/blocks/${part(name)}`),
      () => refetch(),
    );
  return (
    <Show when={(names.latest ?? []).length > 0}>
      <Panel title={text(props, 'blocks')}>
        <ul class="plain-list">
          <For each={names.latest ?? []}>
            {(name) => (
              <li>
                <strong>{name}</strong>
                <button type="button" class="button quiet" onClick={() => free(name)}>
                  {text(props, 'unblock')}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Outcome {...props} deed={deed} />
      </Panel>
    </Show>
  );
}

/** Downloading one's data, and deleting the account. */
function LeavingPanel(props: OwnProps): JSX.Element {
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
  const password = cell('');
  const deed = new Submission();
  const send = (): Promise<Answer<undefined>> =>
    call('DELETE', 'api/account', props.account.kind === 'guest' ? {} : { password: password() });
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
        <Show when={props.account.kind === 'member'}>
          <PasswordField {...props} label="passwordNow" name="farewell" value={password} />
        </Show>
      </Form>
    </Dialog>
  );
}
