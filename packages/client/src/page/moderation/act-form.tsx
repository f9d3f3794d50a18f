import type { LockKind, NewAct } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Form, LongField, OneOf, Submission } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';

type Kind = NewAct['kind'];
/** Lengths of locks that are offered, in hours. */
const HOURS = [1, 6, 24, 72, 168, 720, 2160] as const;
const DAY = 24;

const LOCKS: readonly Kind[] = ['chat', 'rated', 'login'] satisfies LockKind[];

const isLock = (kind: Kind): kind is LockKind => LOCKS.includes(kind);

/** A note, a warning or a lock; with a report, it settles that. */
export function ActForm(
  props: NetProps & { readonly about: string; readonly report?: string; readonly onDone: () => void },
): JSX.Element {
  const kind = cell<Kind>('note');
  const reason = cell('');
  const hours = cell('24');
  const deed = new Submission();
  const act = (): NewAct => {
    const common = { reason: reason().trim(), ...(props.report !== undefined && { report: props.report }) };
    const now = kind();
    return isLock(now) ? { kind: now, hours: Number(hours()), ...common } : { kind: now, ...common };
  };
  const send = (): void =>
    void deed.run(
      () => call('POST', `api/moderation/people/${props.about}/acts`, act()),
      () => {
        reason.set('');
        props.onDone();
      },
    );
  return (
    <Form {...props} deed={deed} button={text(props, 'actDo')} does="act" onSend={send}>
      <OneOf
        label={text(props, 'actKind')}
        value={kind}
        values={[
          { value: 'note', words: text(props, 'actNote') },
          { value: 'warning', words: text(props, 'actWarning') },
          { value: 'chat', words: text(props, 'actChat') },
          { value: 'rated', words: text(props, 'actRated') },
          { value: 'login', words: text(props, 'actLogin') },
        ]}
      />
      <Show when={isLock(kind())}>
        <label class="field">
          <span>{text(props, 'actHours')}</span>
          <select name="hours" value={hours()} onChange={(event) => hours.set(event.currentTarget.value)}>
            {HOURS.map((each) => (
              <option value={String(each)}>
                {each < DAY
                  ? text(props, 'lockHours', { count: each })
                  : text(props, 'lockDays', { count: each / DAY })}
              </option>
            ))}
          </select>
        </label>
      </Show>
      <LongField
        label={text(props, 'actReason')}
        hint={text(
          props,
          kind() === 'note' ? 'actReasonNote' : kind() === 'login' ? 'actReasonLogin' : 'actReasonTold',
        )}
        name="reason"
        value={reason}
        maxlength={1000}
      />
    </Form>
  );
}
