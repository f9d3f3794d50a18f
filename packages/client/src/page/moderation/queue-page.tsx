import type { ModerationQueue, QueuedAppeal } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Form, LongField, OneOf, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { MODERATION_LOG } from '../net/page-address.ts';
import { ActWords } from './act-list.tsx';
import { QueuedReportItem } from './report.tsx';
import { SearchPanel } from './search.tsx';

/** Open reports and appeals, with links to the log and to accounts. */
export function ModerationPage(props: NetProps): JSX.Element {
  const older = cell<ModerationQueue['reports']>([]);
  const more = cell(false);
  const [queue, { refetch }] = createResource(async () => {
    const reply = await call<ModerationQueue>('GET', 'api/moderation/queue');
    older.set([]);
    more.set(reply.ok && reply.value.more);
    return reply.ok ? reply.value : undefined;
  });
  const reports = () => [...(queue.latest?.reports ?? []), ...older()];
  const further = async (): Promise<void> => {
    const last = reports().at(-1);
    if (last === undefined) return;
    const query = `before=${last.created}&id=${last.id}`;
    const reply = await call<ModerationQueue>('GET', `api/moderation/queue?${query}`);
    if (!reply.ok) return;
    older.set([...older(), ...reply.value.reports]);
    more.set(reply.value.more);
  };
  return (
    <Page {...props} title={text(props, 'placeModeration')}>
      <p class="button-row">
        <a class="button quiet" href={MODERATION_LOG}>
          {text(props, 'moderationLog')}
        </a>
      </p>
      <SearchPanel {...props} />
      <Show when={(queue.latest?.appeals ?? []).length > 0}>
        <Panel title={text(props, 'appeals')}>
          <ul class="plain-list">
            <For each={queue.latest?.appeals}>
              {(appeal) => <AppealItem {...props} appeal={appeal} onDone={() => void refetch()} />}
            </For>
          </ul>
        </Panel>
      </Show>
      <Panel title={text(props, 'reports')}>
        <ul class="plain-list">
          <For each={reports()} fallback={<li>{text(props, 'reportsNone')}</li>}>
            {(report) => <QueuedReportItem {...props} report={report} onDone={() => void refetch()} />}
          </For>
        </ul>
        <Show when={more()}>
          <p>
            <button type="button" class="button quiet" data-does="older" onClick={() => void further()}>
              {text(props, 'olderReports')}
            </button>
          </p>
        </Show>
      </Panel>
    </Page>
  );
}

type Outcome = 'lift' | 'upheld';

/** An appeal, and its decision. */
function AppealItem(props: NetProps & { readonly appeal: QueuedAppeal; readonly onDone: () => void }): JSX.Element {
  const outcome = cell<Outcome>('upheld');
  const reason = cell('');
  const deed = new Submission();
  const send = (): void =>
    void deed.run(
      () =>
        call('POST', `api/moderation/acts/${props.appeal.act.id}/decision`, {
          outcome: outcome(),
          reason: reason().trim(),
        }),
      () => props.onDone(),
    );
  return (
    <li>
      <span>
        <ActWords {...props} act={props.appeal.act} named={true} />
        <Show when={props.appeal.own}>
          <small>{text(props, 'appealOwn')}</small>
        </Show>
        <details class="options">
          <summary>{text(props, 'decide')}</summary>
          <Form {...props} deed={deed} button={text(props, 'decide')} does="decide" onSend={send}>
            <OneOf
              label={text(props, 'decideHow')}
              value={outcome}
              values={[
                { value: 'upheld', words: text(props, 'decideUpheld') },
                { value: 'lift', words: text(props, 'decideLift') },
              ]}
            />
            <LongField label={text(props, 'actReason')} name="decision" value={reason} maxlength={1000} />
          </Form>
        </details>
      </span>
    </li>
  );
}
