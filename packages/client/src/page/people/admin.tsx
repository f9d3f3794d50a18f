import type { Shown } from '@carillon/protocol';
import { For, type JSX } from 'solid-js';
import { cell } from '../cell.ts';
import { call, part } from '../net/api.ts';
import { Field, Form, LongField, Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { wholeAddress } from '../net/page-address.ts';
import type { TextKey } from '../texts/index.ts';
import { Secret } from './secret.tsx';

/** Administration: invitations, lost passwords, closed accounts, moderators. */
export function AdminPage(props: NetProps): JSX.Element {
  return (
    <Page {...props} title={text(props, 'placeAdmin')}>
      <Invitations {...props} />
      <People {...props} />
    </Page>
  );
}

function Invitations(props: NetProps): JSX.Element {
  const deed = new Submission();
  const link = cell('');
  const ask = (): void =>
    void deed.run(
      () => call<Shown>('POST', 'api/admin/invitations'),
      ({ secret }) => link.set(wholeAddress(`#/account/invitation/${encodeURIComponent(secret)}`)),
    );
  return (
    <Panel title={text(props, 'invitations')}>
      <p>
        <button type="button" class="button quiet" data-does="invite" onClick={ask}>
          {text(props, 'invite')}
        </button>
      </p>
      <Secret {...props} secret={link()} />
      <Outcome {...props} deed={deed} />
    </Panel>
  );
}

interface Change {
  readonly does: string;
  readonly words: TextKey;
  readonly method: 'PUT' | 'DELETE';
  readonly what: 'lock' | 'moderator';
}
const CHANGES: readonly Change[] = [
  { does: 'appoint', words: 'appoint', method: 'PUT', what: 'moderator' },
  { does: 'dismiss', words: 'dismiss', method: 'DELETE', what: 'moderator' },
  { does: 'lock', words: 'lock', method: 'PUT', what: 'lock' },
  { does: 'unlock', words: 'unlock', method: 'DELETE', what: 'lock' },
];

/** One account: a code for a lost password, closing and opening, appointing and dismissing. */
function People(props: NetProps): JSX.Element {
  const coding = new Submission();
  const deed = new Submission();
  const name = cell('');
  const reason = cell('');
  const code = cell('');
  const path = (what: string): string => `api/admin/people/${part(name().trim())}/${what}`;
  const ask = (): void =>
    void coding.run(
      () => call<Shown>('POST', path('code')),
      ({ secret }) => code.set(secret),
    );
  const change = (method: Change['method'], what: Change['what']): void =>
    void deed.run(() => call(method, path(what), { reason: reason().trim() }), 'saved');
  return (
    <Panel title={text(props, 'onePerson')}>
      <Form {...props} deed={coding} button={text(props, 'oneTimeCode')} does="code" onSend={ask}>
        <Field label={text(props, 'name')} name="person" value={name} minlength={2} maxlength={40} />
      </Form>
      <Secret {...props} secret={code()} />
      <LongField
        label={text(props, 'actReason')}
        hint={text(props, 'actReasonTold')}
        name="reason"
        value={reason}
        maxlength={1000}
      />
      <p class="button-row">
        <For each={CHANGES}>
          {({ does, words, method, what }) => (
            <button type="button" class="button quiet" data-does={does} onClick={() => change(method, what)}>
              {text(props, words)}
            </button>
          )}
        </For>
      </p>
      <Outcome {...props} deed={deed} />
    </Panel>
  );
}
