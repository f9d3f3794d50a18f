import { createResource, For, type JSX, Show } from 'solid-js';
import { call, part } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';

/** Blocked users. */
export function BlocksPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const [names, { refetch }] = createResource(async () => {
    const reply = await call<{ readonly names: readonly string[] }>('GET', 'api/account/blocks');
    return reply.ok ? reply.value.names : [];
  });
  const free = (name: string): void =>
    void deed.run(
      () => call('DELETE', `api/account/blocks/${part(name)}`),
      () => refetch(),
    );
  return (
    <Show when={(names.latest ?? []).length > 0}>
      <Panel title={text(props, 'blocks')}>
        <ul class="plain-list">
          <For each={names.latest ?? []}>
            {(name) => (
              <li>
                <strong>{name}</strong>
                <button type="button" class="button quiet" onClick={() => free(name)}>
                  {text(props, 'unblock')}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Outcome {...props} deed={deed} />
      </Panel>
    </Show>
  );
}
