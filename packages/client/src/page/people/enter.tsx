import type { Account, LogIn, NewGuest, NewMember } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { go, type NetProps, Page, Panel, text } from '../net/page.tsx';
import { AppealForm } from './own-acts.tsx';
import { canPasskey, logInByPasskey } from './passkey.ts';
import { NewPasswordField, PasswordField } from './password.tsx';

/** The address to go to after signing in: the one that the user wanted. */
let meant = '#/lobby';

/** Asks the user to sign in first, then goes to `hash`. */
export function enterFirst(hash: string): void {
  meant = hash;
  go('#/enter');
}

/** Continues as the newly signed-in user. */
export async function enter(props: NetProps): Promise<void> {
  await props.server.change();
  go(meant);
  meant = '#/lobby';
}

/** Sign in, become a member, or play as a guest. */
export function EnterPage(props: NetProps & { readonly invitation?: string }): JSX.Element {
  const open = () => props.server.here()?.registration === 'open' || props.invitation !== undefined;
  return (
    <Page {...props} title={text(props, 'enterTitle')}>
      <Show when={props.invitation === undefined}>
        <LogInForm {...props} />
      </Show>
      <Show when={open()} fallback={<p>{text(props, 'registrationNot')}</p>}>
        <RegisterForm {...props} />
        <Show when={props.invitation === undefined}>
          <GuestForm {...props} />
        </Show>
      </Show>
      <Show when={props.invitation === undefined}>
        <Lost {...props} />
      </Show>
    </Page>
  );
}

function LogInForm(props: NetProps): JSX.Element {
  const name = cell('');
  const password = cell('');
  const deed = new Submission();
  const send = (): Promise<Answer<Account>> => {
    const body: LogIn = { name: name(), password: password() };
    return call('POST', 'api/session', body);
  };
  return (
    <Panel title={text(props, 'logIn')}>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'logIn')}
        does="log-in"
        onSend={() => void deed.run(send, () => enter(props))}
      >
        <Field label={text(props, 'yourName')} name="name" value={name} autocomplete="username" maxlength={40} />
        <PasswordField {...props} label="password" name="password" value={password} />
      </Form>
      <LockedOut {...props} deed={deed} />
      <Show when={canPasskey()}>
        <PasskeyButton {...props} />
      </Show>
    </Panel>
  );
}

/** A user who is locked out may appeal here. */
function LockedOut(props: NetProps & { readonly deed: Submission }): JSX.Element {
  return (
    <Show when={props.deed.lock()?.appeal}>
      {(token) => (
        <>
          <p>{text(props, 'lockedOutText')}</p>
          <AppealForm {...props} send={(words) => call('POST', 'api/appeals', { token: token(), text: words })} />
        </>
      )}
    </Show>
  );
}

/** Logs in with a passkey: the device asks for the account and checks its user. */
function PasskeyButton(props: NetProps): JSX.Element {
  const deed = new Submission();
  return (
    <>
      <p>
        <button
          type="button"
          class="button quiet"
          data-does="passkey"
          onClick={() => void deed.run(logInByPasskey, () => enter(props))}
        >
          {text(props, 'logInPasskey')}
        </button>
      </p>
      <Outcome {...props} deed={deed} />
      <LockedOut {...props} deed={deed} />
    </>
  );
}

function RegisterForm(props: NetProps & { readonly invitation?: string }): JSX.Element {
  const name = cell('');
  const password = cell('');
  const deed = new Submission();
  const send = (): Promise<Answer<Account>> => {
    const who = { name: name(), password: password(), language: props.preferences().language };
    const body: NewMember = props.invitation === undefined ? who : { ...who, invitation: props.invitation };
    return call('POST', 'api/accounts', body);
  };
  return (
    <Panel title={text(props, 'register')}>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'registerDo')}
        does="register"
        onSend={() => void deed.run(send, () => enter(props))}
      >
        <Field
          label={text(props, 'yourName')}
          hint={text(props, 'nameHint')}
          name="new-name"
          value={name}
          autocomplete="username"
          minlength={2}
          maxlength={40}
        />
        <NewPasswordField {...props} label="password" value={password} />
      </Form>
    </Panel>
  );
}

function GuestForm(props: NetProps): JSX.Element {
  const name = cell('');
  const deed = new Submission();
  const send = (): Promise<Answer<Account>> => {
    const body: NewGuest = { name: name(), language: props.preferences().language };
    return call('POST', 'api/guests', body);
  };
  return (
    <Panel title={text(props, 'guest')}>
      <p>{text(props, 'guestText')}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'guestDo')}
        does="guest"
        onSend={() => void deed.run(send, () => enter(props))}
      >
        <Field label={text(props, 'yourName')} name="guest-name" value={name} minlength={2} maxlength={40} />
      </Form>
    </Panel>
  );
}

/** A link by mail; without mail, a code from an administrator. */
function Lost(props: NetProps): JSX.Element {
  const address = cell('');
  const code = cell('');
  const deed = new Submission();
  return (
    <details class="options">
      <summary>{text(props, 'lostPassword')}</summary>
      <div class="form-stack">
        <Show when={props.server.here()?.mail}>
          <Form
            {...props}
            deed={deed}
            button={text(props, 'lostSend')}
            does="ask-reset"
            onSend={() => void deed.run(() => call('POST', 'api/resets', { address: address() }), 'lostSent')}
          >
            <Field label={text(props, 'email')} name="email" type="email" value={address} autocomplete="email" />
          </Form>
        </Show>
        <p>{text(props, 'lostCode')}</p>
        <Form
          {...props}
          deed={new Submission()}
          button={text(props, 'goOn')}
          does="use-code"
          onSend={() => go(`#/account/reset/${encodeURIComponent(code().trim())}`)}
        >
          <Field label={text(props, 'oneTimeCode')} name="code" value={code} maxlength={100} />
        </Form>
      </div>
    </details>
  );
}
