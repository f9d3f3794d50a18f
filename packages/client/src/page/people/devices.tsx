import { datesIn } from '@carillon/board';
import type { Device } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { call } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { go, type NetProps, Panel, text } from '../net/page.tsx';
import { deviceName } from './device-name.ts';
import type { OwnProps } from './own.ts';

/** The user's sessions. */
export function DevicesPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const [devices, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly devices: readonly Device[] }>('GET', 'api/account/sessions');
    return reply.ok ? reply.value.devices : [];
  });
  const when = (at: number): string =>
    new Intl.DateTimeFormat(datesIn(props.preferences().language), { dateStyle: 'medium', timeStyle: 'short' }).format(
      at,
    );
  const close = (path: string): void =>
    void deed.run(
      () => call('DELETE', path),
      () => refetch(),
    );
  return (
    <Panel title={text(props, 'devices')}>
      <ul class="plain-list">
        <For each={devices.latest ?? []}>
          {(device) => (
            <li>
              <span>
                <strong title={device.device}>{deviceName(device.device)}</strong>{' '}
                <Show when={device.here}>{text(props, 'deviceHere')}</Show>
                <small>{text(props, 'deviceSeen', { when: when(device.seen) })}</small>
              </span>
              <Show when={!device.here}>
                <button type="button" class="button quiet" onClick={() => close(`api/account/sessions/${device.id}`)}>
                  {text(props, 'deviceClose')}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <p class="button-row">
        <button type="button" class="button quiet" data-does="log-out" onClick={() => void leave(props, deed)}>
          {text(props, 'logOut')}
        </button>
        <button type="button" class="button quiet" onClick={() => close('api/account/sessions')}>
          {text(props, 'logOutOthers')}
        </button>
      </p>
      <Outcome {...props} deed={deed} />
    </Panel>
  );
}

async function leave(props: NetProps, deed: Submission): Promise<void> {
  await deed.run(
    () => call('DELETE', 'api/session'),
    async () => {
      await props.server.change();
      go('#/');
    },
  );
}
