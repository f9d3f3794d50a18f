import type { Act, ActList as Acts, Sign, SignList } from '@carillon/protocol';
import { createResource, For, type JSX, onMount, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import type { TextKey } from '../texts/index.ts';
import { ActList } from './act-list.tsx';
import { Somebody } from './words.tsx';

const SIGNS: Readonly<Record<Sign['kind'], TextKey>> = {
  'same-mail': 'signMail',
  'second-account': 'signNetwork',
  'traded-rating': 'signRating',
  circle: 'signCircle',
};

/** All acts of moderators, and the signs of the last month. */
export function ModerationLogPage(props: NetProps): JSX.Element {
  const acts = cell<readonly Act[]>([]);
  const more = cell(false);
  const look = async (before?: string): Promise<void> => {
    const reply = await call<Acts>('GET', `api/moderation/log${before === undefined ? '' : `?before=${before}`}`);
    if (!reply.ok) return;
    acts.set([...(before === undefined ? [] : acts()), ...reply.value.acts]);
    more.set(reply.value.more);
  };
  onMount(() => void look());
  const [signs] = createResource(async () => {
    const reply = await call<SignList>('GET', 'api/moderation/signs');
    return reply.ok ? reply.value.signs : [];
  });
  return (
    <Page {...props} title={text(props, 'moderationLog')}>
      <Panel title={text(props, 'acts')}>
        <ActList {...props} acts={acts()} named={true} onDone={() => void look()} />
        <Show when={more()}>
          <p>
            <button type="button" class="button quiet" data-does="older" onClick={() => void look(acts().at(-1)?.id)}>
              {text(props, 'olderActs')}
            </button>
          </p>
        </Show>
      </Panel>
      <SignsPanel {...props} signs={signs.latest ?? []} />
    </Page>
  );
}

/** Signs of second accounts and of traded rating. */
export function SignsPanel(props: NetProps & { readonly signs: readonly Sign[] }): JSX.Element {
  return (
    <Panel title={text(props, 'signs')}>
      <p>{text(props, 'signsText')}</p>
      <ul class="plain-list">
        <For each={props.signs} fallback={<li>{text(props, 'signsNone')}</li>}>
          {(sign) => (
            <li>
              <span>
                <span>
                  <Somebody {...props} who={sign.account} /> – <Somebody {...props} who={sign.other} />
                </span>
                <span>{text(props, SIGNS[sign.kind])}</span>
                <small>
                  {when(sign.at, props.preferences().language)}
                  <For each={sign.games}>
                    {(game, place) => (
                      <>
                        {' · '}
                        <a href={gameAddress(game)}>{text(props, 'signGame', { number: place() + 1 })}</a>
                      </>
                    )}
                  </For>
                </small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </Panel>
  );
}
