import type { ModerationQueue, Shown } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { call, part } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, Person, text } from '../net/page.tsx';
import { gameAddress, wholeAddress } from '../net/page-address.ts';
import { Secret } from './secret.tsx';

/** Administration: reports, invitations, lost passwords, locked accounts. */
export function AdminPage(props: NetProps): JSX.Element {
  return (
    <Page {...props} title={text(props, 'placeAdmin')}>
      <Reports {...props} />
      <Invitations {...props} />
      <People {...props} />
    </Page>
  );
}

function Reports(props: NetProps): JSX.Element {
  const deed = new Submission();
  const [reports, { refetch }] = createResource(async () => {
    const reply = await call<ModerationQueue>('GET', 'api/moderation/queue');
    return reply.ok ? reply.value.reports : [];
  });
  const settle = (id: string): void =>
    void deed.run(
      () => call('POST', `api/moderation/reports/${id}/settle`, { reason: text(props, 'reportSettled') }),
      () => refetch(),
    );
  return (
    <Panel title={text(props, 'reports')}>
      <Show when={(reports.latest ?? []).length > 0} fallback={<p>{text(props, 'reportsNone')}</p>}>
        <ul class="plain-list">
          <For each={reports.latest ?? []}>
            {({ id, by, about, game, text: said, created, open }) => (
              <li>
                <span>
                  <span>
                    <Person {...props} name={by.name} /> → <Person {...props} name={about.name} />
                  </span>
                  <span>{said}</span>
                  <small>
                    {when(created, props.preferences().language)} · {text(props, 'reportsOpen', { count: open })}{' '}
                    <Show when={game}>
                      {(which) => <a href={gameAddress(which().id, which().link)}>{text(props, 'toTheTable')}</a>}
                    </Show>
                  </small>
                </span>
                <button type="button" class="button quiet" onClick={() => settle(id)}>
                  {text(props, 'reportSettled')}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Outcome {...props} deed={deed} />
    </Panel>
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

/** One account: a code for a lost password, locking and unlocking. */
function People(props: NetProps): JSX.Element {
  const deed = new Submission();
  const name = cell('');
  const code = cell('');
  const path = (what: string): string => `api/admin/people/${part(name().trim())}/${what}`;
  const lock = (method: 'PUT' | 'DELETE'): void =>
    void deed.run(() => call(method, path('lock'), { reason: text(props, 'lock') }), 'saved');
  const ask = (): void =>
    void deed.run(
      () => call<Shown>('POST', path('code')),
      ({ secret }) => code.set(secret),
    );
  return (
    <Panel title={text(props, 'onePerson')}>
      <Form {...props} deed={deed} button={text(props, 'oneTimeCode')} does="code" onSend={ask}>
        <Field label={text(props, 'name')} name="person" value={name} minlength={2} maxlength={40} />
      </Form>
      <Secret {...props} secret={code()} />
      <p class="button-row">
        <button type="button" class="button quiet" data-does="lock" onClick={() => lock('PUT')}>
          {text(props, 'lock')}
        </button>
        <button type="button" class="button quiet" data-does="unlock" onClick={() => lock('DELETE')}>
          {text(props, 'unlock')}
        </button>
      </p>
    </Panel>
  );
}
