import type { OwnAct } from '@carillon/protocol';
import { createResource, For, type JSX, onMount, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { kindWords, standingWords } from '../moderation/words.tsx';
import { call } from '../net/api.ts';
import { Form, LongField, Submission } from '../net/form.tsx';
import { type NetProps, Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';

/** Moderators' acts that concern the user, and the user's answers; without acts, nothing is shown. */
export function OwnActsPanel(props: OwnProps): JSX.Element {
  const [acts, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly acts: readonly OwnAct[] }>('GET', 'api/account/acts');
    return reply.ok ? reply.value.acts : [];
  });
  onMount(async () => {
    if (props.account.unseenActs === 0) return;
    await call('PUT', 'api/account/acts/seen');
    await props.server.ask();
  });
  return (
    <Show when={(acts.latest ?? []).length > 0}>
      <Panel title={text(props, 'ownActs')}>
        <p>{text(props, 'ownActsText')}</p>
        <ul class="plain-list">
          <For each={acts.latest}>{(act) => <OwnActItem {...props} act={act} onDone={() => void refetch()} />}</For>
        </ul>
      </Panel>
    </Show>
  );
}

function OwnActItem(props: NetProps & { readonly act: OwnAct; readonly onDone: () => void }): JSX.Element {
  return (
    <li data-act={props.act.kind}>
      <span>
        <strong>{kindWords(props, props.act)}</strong>
        <span>{props.act.reason}</span>
        <small>
          {when(props.act.created, props.preferences().language)}
          <Show when={standingWords(props, props.act)}>{(words) => ` · ${words()}`}</Show>
        </small>
        <Show when={props.act.appeal}>
          {(appeal) => (
            <blockquote class="quoted">
              <small>{text(props, 'ownAppeal')}</small> {appeal().text}
            </blockquote>
          )}
        </Show>
        <Show when={props.act.mayAppeal}>
          <details class="options">
            <summary>{text(props, 'appealDo')}</summary>
            <AppealForm
              {...props}
              send={(words) => call('POST', `api/account/acts/${props.act.id}/appeal`, { text: words })}
            />
          </details>
        </Show>
      </span>
    </li>
  );
}

/** The one answer to an act. */
export function AppealForm(
  props: NetProps & { readonly send: (words: string) => ReturnType<typeof call>; readonly onDone?: () => void },
): JSX.Element {
  const words = cell('');
  const deed = new Submission();
  const send = (): void =>
    void deed.run(() => props.send(words().trim()), props.onDone === undefined ? 'appealSent' : () => props.onDone?.());
  return (
    <Form {...props} deed={deed} button={text(props, 'appealDo')} does="appeal" onSend={send}>
      <LongField
        label={text(props, 'appealText')}
        hint={text(props, 'appealHint')}
        name="appeal"
        value={words}
        maxlength={2000}
      />
    </Form>
  );
}
