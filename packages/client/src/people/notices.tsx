import type { Account, NoticeChoice } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Field, Form, Outcome, Submission, Tick } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';
import { canPush, subscribe, unsubscribe } from './push.ts';

/** The channels that notify the user of their turn. */
export function NoticesPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const set = async (change: Partial<NoticeChoice>): Promise<Answer<Account>> => {
    const notices = { ...props.account.notices, ...change };
    const reply = await call<Account>('PATCH', 'api/account', { notices });
    await props.server.ask();
    return reply;
  };
  const key = () => props.server.here()?.pushKey ?? null;
  const push = (on: boolean) => async (): Promise<Answer<unknown>> => {
    const reply = on ? await subscribe(key() ?? '') : await unsubscribe();
    return reply.ok ? set({ push: on }) : reply;
  };
  return (
    <Panel title={text(props, 'notices')}>
      <p>{text(props, 'noticesText')}</p>
      <div>
        <Show when={props.account.email?.verified}>
          <Tick
            name="notice-mail"
            label={text(props, 'noticeMail')}
            on={props.account.notices.mail}
            onChange={(on) => void deed.run(() => set({ mail: on }), 'saved')}
          />
        </Show>
        <Show when={key() !== null && canPush()}>
          <Tick
            name="notice-push"
            label={text(props, 'noticePush')}
            on={props.account.notices.push}
            onChange={(on) => void deed.run(push(on), 'saved')}
          />
        </Show>
      </div>
      <Outcome {...props} deed={deed} />
      <Webhook {...props} set={set} />
    </Panel>
  );
}

/** The webhook of a chat service. */
function Webhook(
  props: OwnProps & { readonly set: (change: Partial<NoticeChoice>) => Promise<Answer<Account>> },
): JSX.Element {
  const url = cell('');
  const deed = new Submission();
  const send = async (): Promise<Answer<unknown>> => {
    const reply = await call<unknown>('PUT', 'api/account/webhook', { url: url() });
    return reply.ok ? props.set({ webhook: true }) : reply;
  };
  const drop = async (): Promise<Answer<unknown>> => {
    const reply = await call<unknown>('DELETE', 'api/account/webhook');
    return reply.ok ? props.set({ webhook: false }) : reply;
  };
  return (
    <details class="options">
      <summary>
        {text(props, 'noticeWebhook')}{' '}
        <span class="options-count">{text(props, props.account.notices.webhook ? 'inUse' : 'notInUse')}</span>
      </summary>
      <p>{text(props, 'noticeWebhookText')}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'save')}
        does="save-webhook"
        onSend={() => void deed.run(send, 'saved')}
      >
        <Field label={text(props, 'webAddress')} name="webhook" type="url" value={url} maxlength={2000} />
      </Form>
      <Show when={props.account.notices.webhook}>
        <p>
          <button type="button" class="button quiet" onClick={() => void deed.run(drop, 'saved')}>
            {text(props, 'noticeWebhookDrop')}
          </button>
        </p>
      </Show>
    </details>
  );
}
