import type { QueuedReport } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { gameName, when } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Form, LongField, Submission } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';
import { replayAddress } from '../net/page-address.ts';
import { ActForm } from './act-form.tsx';
import { ActList } from './act-list.tsx';
import { Somebody } from './words.tsx';

type ReportProps = NetProps & { readonly report: QueuedReport; readonly onDone: () => void };

/** A report with its context and the possible acts. */
export function QueuedReportItem(props: ReportProps): JSX.Element {
  const opened = cell(false);
  return (
    <li data-report={props.report.id}>
      <span>
        <span>
          <Somebody {...props} who={props.report.by} /> → <Somebody {...props} who={props.report.about} />
        </span>
        <span class="as-written">{props.report.text}</span>
        <small>
          {when(props.report.created, props.preferences().language)} ·{' '}
          {text(props, 'reportsOpen', { count: props.report.open })} ·{' '}
          {text(props, 'reportsEarlier', { count: props.report.earlier })}
        </small>
        <Game {...props} />
        <Lines {...props} />
        <details class="options" onToggle={(event) => opened.set(event.currentTarget.open)}>
          <summary>{text(props, 'actAnswer')}</summary>
          <Show when={opened()}>
            <div class="form-stack">
              <Show when={props.report.acts.length > 0}>
                <h3>{text(props, 'actsEarlier')}</h3>
                <ActList {...props} acts={props.report.acts} named={false} onDone={props.onDone} />
              </Show>
              <Show when={props.report.mayAct}>
                <ActForm {...props} about={props.report.about.id} report={props.report.id} />
              </Show>
              <Settle {...props} />
            </div>
          </Show>
        </details>
      </span>
    </li>
  );
}

/** The game of a report: the replay begins where the report was written. */
function Game(props: ReportProps): JSX.Element {
  return (
    <Show when={props.report.game}>
      {(game) => (
        <small>
          <Show
            when={game().watchable}
            fallback={`${gameName(game(), props.preferences().language)} · ${text(props, 'reportPrivate')}`}
          >
            <a href={replayAddress(game())}>
              {text(props, 'reportReplay', { game: gameName(game(), props.preferences().language) })}
            </a>
          </Show>
        </small>
      )}
    </Show>
  );
}

/** The chat around the moment of the report. */
function Lines(props: ReportProps): JSX.Element {
  return (
    <Show when={props.report.lines.length > 0}>
      <ul class="quoted quoted-lines" aria-label={text(props, 'chat')}>
        <For each={props.report.lines}>
          {(line) => (
            <li>
              <strong>{line.by}</strong> <small>{when(line.at, props.preferences().language)}</small>{' '}
              <Show when={line.deleted}>
                <small>{text(props, 'lineDeleted')}</small>
              </Show>
              <p>{line.text}</p>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Closes a report without an act. */
function Settle(props: ReportProps): JSX.Element {
  const reason = cell('');
  const deed = new Submission();
  const send = (): void =>
    void deed.run(
      () => call('POST', `api/moderation/reports/${props.report.id}/settle`, { reason: reason().trim() }),
      () => props.onDone(),
    );
  return (
    <details class="options">
      <summary>{text(props, 'settleOnly')}</summary>
      <Form {...props} deed={deed} button={text(props, 'reportSettled')} does="settle" onSend={send}>
        <LongField
          label={text(props, 'actReason')}
          hint={text(props, 'actReasonNote')}
          name="settle-reason"
          value={reason}
          maxlength={1000}
        />
      </Form>
    </details>
  );
}
