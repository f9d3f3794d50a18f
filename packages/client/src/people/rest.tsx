import type { Rest } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';

const MINUTES = 60;

/** Minutes of the day as `23:30`, and back. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`;
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * MINUTES + minutes;
}

/** When the clock of correspondence games does not run for the user. */
export function RestPanel(props: OwnProps): JSX.Element {
  const [rest] = createResource(async () => {
    const reply = await call<Rest>('GET', 'api/rest');
    return reply.ok ? reply.value : undefined;
  });
  return (
    <Show when={rest.latest}>
      {(known) => (
        <Panel title={text(props, 'rest')}>
          <RestForm {...props} rest={known()} />
        </Panel>
      )}
    </Show>
  );
}

function RestForm(props: OwnProps & { readonly rest: Rest }): JSX.Element {
  const from = cell(clockOf(props.rest.sleepFrom));
  const to = cell(clockOf(props.rest.sleepTo));
  const away: Cell<Rest['away']> = cell<Rest['away']>(props.rest.away);
  const first = cell('');
  const last = cell('');
  const deed = new Submission();
  const send = () => {
    const more = first() !== '' && last() !== '' ? [{ first: first(), last: last() }] : [];
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body: Rest = {
      ...{ zone: timeZone, sleepFrom: minutesOf(from()), sleepTo: minutesOf(to()) },
      away: [...away(), ...more],
    };
    return call<Rest>('PUT', 'api/rest', body);
  };
  const done = (kept: Rest | undefined): void => {
    if (kept) away.set(kept.away);
    first.set('');
    last.set('');
    deed.done.set('saved');
  };
  return (
    <>
      <p>{text(props, 'restText')}</p>
      <Form
        {...props}
        deed={deed}
        button={text(props, 'save')}
        does="save-rest"
        onSend={() => void deed.run(send, done)}
      >
        <div class="field-row">
          <Field label={text(props, 'sleepFrom')} name="sleep-from" type="time" value={from} />
          <Field label={text(props, 'sleepTo')} name="sleep-to" type="time" value={to} />
        </div>
        <div class="field-row">
          <Field label={text(props, 'awayFirst')} name="away-first" type="date" value={first} optional />
          <Field label={text(props, 'awayLast')} name="away-last" type="date" value={last} optional />
        </div>
      </Form>
      <ul class="plain-list">
        <For each={away()}>
          {(days) => (
            <li>
              <span>
                {days.first} – {days.last}
              </span>
              <button
                type="button"
                class="button quiet"
                onClick={() => away.set(away().filter((each) => each !== days))}
              >
                {text(props, 'awayDrop')}
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
