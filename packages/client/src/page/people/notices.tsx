import type { Account, ChannelList, NoticeChoice, TestNotice } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Field, Form, Outcome, Submission, Tick } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';
import { canPush, endpointHere, subscribe, unsubscribe } from './push.ts';
import { Secret } from './secret.tsx';

/** The channels that are on, according to the server, and this browser's own subscription. */
interface State {
  readonly channels: ChannelList;
  readonly here: string | undefined;
}

type ChannelProps = OwnProps & { readonly state: State; readonly onChange: () => unknown; readonly deed: Submission };

async function stateNow(): Promise<State | undefined> {
  const reply = await call<ChannelList>('GET', 'api/account/notices');
  return reply.ok ? { channels: reply.value, here: await endpointHere() } : undefined;
}

/** The channels that notify the user, in their actual state. */
export function NoticesPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const [state, { refetch }] = createResource(stateNow);
  return (
    <Panel title={text(props, 'notices')}>
      <p>{text(props, 'noticesText')}</p>
      <Show when={state.latest}>
        {(known) => (
          <>
            <Mail {...props} state={known()} deed={deed} onChange={refetch} />
            <Push {...props} state={known()} deed={deed} onChange={refetch} />
            <Outcome {...props} deed={deed} />
            <Webhook {...props} state={known()} deed={deed} onChange={refetch} />
          </>
        )}
      </Show>
    </Panel>
  );
}

/** Sends a test through a channel. */
function Test(props: ChannelProps & TestNotice): JSX.Element {
  const send = (): void =>
    void props.deed.run(() => call('POST', 'api/account/notices/test', { way: props.way }), 'noticeTested');
  return (
    <button type="button" class="button quiet" data-does={`test-${props.way}`} onClick={send}>
      {text(props, 'noticeTest')}
    </button>
  );
}

const choose = async (props: OwnProps, change: Partial<NoticeChoice>): Promise<Answer<Account>> => {
  const notices = { ...props.account.notices, ...change };
  const reply = await call<Account>('PATCH', 'api/account', { notices });
  await props.server.ask();
  return reply;
};

function Mail(props: ChannelProps): JSX.Element {
  return (
    <Show when={props.account.email?.verified}>
      <div class="button-row">
        <Tick
          name="notice-mail"
          label={text(props, 'noticeMail')}
          on={props.account.notices.mail}
          onChange={(mail) => void props.deed.run(() => choose(props, { mail }), 'saved')}
        />
        <Show when={props.account.notices.mail}>
          <Test {...props} way="mail" />
        </Show>
      </div>
    </Show>
  );
}

/** This browser, and the others that are notified. */
function Push(props: ChannelProps): JSX.Element {
  const key = () => props.server.here()?.pushKey ?? null;
  const all = () => props.state.channels.push;
  const isHere = () => all().some(({ endpoint }) => endpoint === props.state.here);
  const others = () => all().filter(({ endpoint }) => endpoint !== props.state.here);
  const turn = async (on: boolean): Promise<Answer<unknown>> => {
    const reply = on ? await subscribe(key() ?? '') : await unsubscribe();
    return reply.ok && on && !props.account.notices.push ? choose(props, { push: true }) : reply;
  };
  const drop = (endpoint: string): void =>
    void props.deed.run(() => call('DELETE', 'api/account/push', { endpoint }), props.onChange);
  return (
    <Show when={key() !== null}>
      <div class="button-row">
        <Show when={canPush()}>
          <Tick
            name="notice-push"
            label={text(props, 'noticePush')}
            on={isHere() && props.account.notices.push}
            onChange={(on) => void props.deed.run(() => turn(on), props.onChange)}
          />
        </Show>
        <Show when={all().length > 0}>
          <Test {...props} way="push" />
        </Show>
      </div>
      <ul class="plain-list">
        <For each={others()}>
          {({ endpoint, device }) => (
            <li>
              <span>{text(props, 'noticePushOther', { device: device === '' ? '–' : device })}</span>
              <button type="button" class="button quiet" onClick={() => drop(endpoint)}>
                {text(props, 'noticeWebhookDrop')}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The webhook of a chat service. */
function Webhook(props: ChannelProps): JSX.Element {
  const url = cell('');
  const deed = new Submission();
  const hook = () => props.state.channels.webhook;
  const isOn = () => hook() !== null && props.account.notices.webhook;
  const send = async (): Promise<Answer<unknown>> => {
    const reply = await call<unknown>('PUT', 'api/account/webhook', { url: url() });
    return reply.ok && !props.account.notices.webhook ? choose(props, { webhook: true }) : reply;
  };
  const drop = (): Promise<Answer<unknown>> => call('DELETE', 'api/account/webhook');
  return (
    <details class="options">
      <summary>
        {text(props, 'noticeWebhook')}{' '}
        <span class="options-count">{isOn() ? (hook()?.host ?? '') : text(props, 'notInUse')}</span>
      </summary>
      <p>{text(props, 'noticeWebhookText')}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'save')}
        does="save-webhook"
        onSend={() => void deed.run(send, props.onChange)}
      >
        <Field label={text(props, 'webAddress')} name="webhook" type="text" value={url} maxlength={2000} />
      </Form>
      <Show when={hook()}>
        {(known) => (
          <>
            <p>{text(props, 'noticeWebhookKey')}</p>
            <Secret {...props} secret={known().secret} />
            <p class="button-row">
              <Test {...props} deed={deed} way="webhook" />
              <button type="button" class="button quiet" onClick={() => void deed.run(drop, props.onChange)}>
                {text(props, 'noticeWebhookDrop')}
              </button>
            </p>
          </>
        )}
      </Show>
    </details>
  );
}
