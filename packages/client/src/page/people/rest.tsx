import { datesIn, type Language } from '@carillon/board';
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

/** A span of days such as `2027-07-01`, in words; the same in every time zone. */
function daysWords({ first, last }: Rest['away'][number], language: Language): string {
  const format = new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}

/** The times at which the user's clock in correspondence games is paused. */
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
  const send = (days: Rest['away']) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body: Rest = {
      ...{ zone: timeZone, sleepFrom: minutesOf(from()), sleepTo: minutesOf(to()) },
      away: days,
    };
    return call<Rest>('PUT', 'api/rest', body);
  };
  const kept = (now: Rest | undefined): void => {
    if (now) away.set(now.away);
    deed.done.set('saved');
  };
  const save = (): void => {
    // A single day needs one of the two fields.
    const [begin, end] = [first() || last(), last() || first()];
    const more = begin === '' ? [] : [{ first: begin, last: end }];
    void deed.run(
      () => send([...away(), ...more]),
      (now) => {
        kept(now);
        first.set('');
        last.set('');
      },
    );
  };
  const drop = (days: Rest['away'][number]): void => {
    const others = away().filter((each) => each !== days);
    void deed.run(() => send(others), kept);
  };
  return (
    <>
      <p>{text(props, 'restText')}</p>
      <Form {...props} deed={deed} button={text(props, 'save')} does="save-rest" onSend={save}>
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
              <span>{daysWords(days, props.preferences().language)}</span>
              <button type="button" class="button quiet" onClick={() => drop(days)}>
                {text(props, 'awayDrop')}
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
