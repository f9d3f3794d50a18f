import type { Act } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Form, LongField, Submission } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';
import { kindWords, Somebody, standingWords } from './words.tsx';

/** Acts, the newest first, with their outcome. */
export function ActList(
  props: NetProps & { readonly acts: readonly Act[]; readonly named: boolean; readonly onDone?: () => void },
): JSX.Element {
  return (
    <ul class="plain-list">
      <For each={props.acts} fallback={<li>{text(props, 'actsNone')}</li>}>
        {(act) => (
          <li>
            <span>
              <ActWords {...props} act={act} />
              <Show when={act.mayLift && props.onDone}>{(done) => <Lift {...props} act={act} onDone={done()} />}</Show>
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** An act in words: its kind, account and reason, the moderator, and the time. */
export function ActWords(props: NetProps & { readonly act: Act; readonly named: boolean }): JSX.Element {
  return (
    <>
      <span>
        <strong>{kindWords(props, props.act)}</strong>
        <Show when={props.named}>
          {': '}
          <Somebody {...props} who={props.act.about} />
        </Show>
      </span>
      <span>{props.act.reason}</span>
      <Show when={standingWords(props, props.act)}>{(words) => <small>{words()}</small>}</Show>
      <Show when={props.act.appeal}>
        {(appeal) => (
          <blockquote class="quoted">
            <small>{text(props, 'appealWords')}</small> {appeal().text}
          </blockquote>
        )}
      </Show>
      <small>
        {props.act.by} · {when(props.act.created, props.preferences().language)}
      </small>
    </>
  );
}

/** Withdraws a warning, or ends a lock. */
function Lift(props: NetProps & { readonly act: Act; readonly onDone: () => void }): JSX.Element {
  const reason = cell('');
  const deed = new Submission();
  const send = (): void =>
    void deed.run(
      () => call('POST', `api/moderation/acts/${props.act.id}/lift`, { reason: reason().trim() }),
      () => props.onDone(),
    );
  return (
    <details class="options">
      <summary>{text(props, 'liftIt')}</summary>
      <Form {...props} deed={deed} button={text(props, 'liftIt')} does="lift" onSend={send}>
        <LongField label={text(props, 'actReason')} name="lift-reason" value={reason} maxlength={1000} />
      </Form>
    </details>
  );
}
