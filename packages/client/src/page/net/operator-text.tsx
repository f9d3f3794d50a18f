import type { OperatorText, OperatorTextShown } from '@carillon/protocol';
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import { refusalText } from '../refusals.ts';
import { call } from './api.ts';
import { type NetProps, Page, text } from './page.tsx';

/** Web addresses in a text, without the punctuation after them. */
const ADDRESS = /(https?:\/\/[^\s<>]+[^\s<>.,;:!?)])/;

/** The imprint or the privacy text of the server's operator, in the reader's language if there is one. */
export function OperatorTextPage(props: NetProps & { readonly name: OperatorText }): JSX.Element {
  const [answer] = createResource(
    () => props.preferences().language,
    (language) => call<OperatorTextShown>('GET', `api/texts/${props.name}/${language}`),
  );
  const shown = () => {
    const got = answer.latest;
    return got?.ok ? got.value : undefined;
  };
  const refused = () => {
    const got = answer.latest;
    return got?.ok === false ? got.code : undefined;
  };
  return (
    <Page {...props} title={text(props, props.name)}>
      <Show when={refused()}>{(code) => <p role="alert">{text(props, refusalText(code()))}</p>}</Show>
      <Show when={shown()}>
        {(listed) => (
          <article class="start-title panel operator-text" lang={listed().language}>
            <For each={listed().text.split(/\n{2,}/)}>{(block) => <Block text={block} />}</For>
          </article>
        )}
      </Show>
    </Page>
  );
}

/** A paragraph, whose lines stay lines, or a heading with a paragraph below it. */
function Block(props: { readonly text: string }): JSX.Element {
  const [, heading = '', rest = ''] = /^(?:#+ +(.*)(?:\n|$))?([\s\S]*)$/.exec(props.text) ?? [];
  return (
    <>
      <Show when={heading !== ''}>
        <h2>{heading}</h2>
      </Show>
      <Show when={rest !== ''}>
        <p>
          <For each={rest.split(ADDRESS)}>
            {(part) => (
              <Switch fallback={part}>
                <Match when={ADDRESS.test(part)}>
                  <a href={part} rel="noreferrer">
                    {part}
                  </a>
                </Match>
              </Switch>
            )}
          </For>
        </p>
      </Show>
    </>
  );
}
