import type { ChatLine, ChatLines } from '@carillon/protocol';
import { createEffect, For, type JSX, on, onMount, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { text } from '../net/page.tsx';
import type { OnlineProps } from './props.ts';

const CHAT_LIMIT = 1000;

/** Whether the user may read the chat: spectators without an account may not. */
export const mayHear = ({ server }: Pick<OnlineProps, 'server'>): boolean => server.account !== null;

/** Follows the chat of the game; `open`: whether it is being read. */
export function useChat(props: OnlineProps, open: () => boolean): { readonly unread: () => number } {
  const read = cell(0);
  const known = cell(false);
  onMount(async () => {
    if (!mayHear(props)) return;
    const reply = await call<ChatLines>('GET', `api/games/${props.game.id}/chat${props.game.linkPart}`);
    // Lines that came while the older ones were asked for have not been read.
    const came = open() ? 0 : props.game.chat.all().length;
    if (reply.ok) props.game.chat.hear(reply.value.lines);
    read.set(props.game.chat.all().length - came);
    known.set(true);
  });
  createEffect(
    on([open, props.game.chat.all], ([reading, lines]) => {
      if (reading) read.set(lines.length);
    }),
  );
  return { unread: () => (known() ? Math.max(0, props.game.chat.all().length - read()) : 0) };
}

/** The players' chat, beside the map. */
export function ChatPanel(props: OnlineProps): JSX.Element {
  return (
    <section class="chat" aria-label={text(props, 'chat')}>
      <Lines {...props} />
      <Show when={props.game.feed.now?.online?.seat !== null}>
        <Say {...props} />
      </Show>
    </section>
  );
}

function Lines(props: OnlineProps): JSX.Element {
  const deed = new Submission();
  const account = () => props.server.account;
  const mayTakeOut = ({ by }: ChatLine): boolean => account()?.moderator === true || by.account === account()?.id;
  const takeOut = ({ id }: ChatLine): void =>
    void deed.run(
      () => call('DELETE', `api/games/${props.game.id}/chat/${id}${props.game.linkPart}`),
      () => props.game.chat.hear([], [id]),
    );
  let list: HTMLOListElement | undefined;
  createEffect(
    on(props.game.chat.all, () => {
      queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }));
    }),
  );
  return (
    <>
      {/* Text longer than the window can be scrolled, also by keys. */}
      <ol class="chat-lines" ref={list} tabindex="0" aria-label={text(props, 'chat')} aria-live="polite">
        <For each={props.game.chat.all()} fallback={<li>{text(props, 'chatNone')}</li>}>
          {(line) => (
            <li>
              <strong>{line.by.name}</strong> <small>{when(line.at, props.preferences().language)}</small>
              <Show when={mayTakeOut(line)}>
                <button type="button" class="button quiet chat-out" data-does="take-out" onClick={() => takeOut(line)}>
                  {text(props, 'chatTakeOut')}
                </button>
              </Show>
              <p>{line.text}</p>
            </li>
          )}
        </For>
      </ol>
      <Outcome {...props} deed={deed} />
    </>
  );
}

function Say(props: OnlineProps): JSX.Element {
  const words = cell('');
  const deed = new Submission();
  const send = (): void =>
    void deed.run(
      () => call('POST', `api/games/${props.game.id}/chat${props.game.linkPart}`, { text: words() }),
      () => words.set(''),
    );
  return (
    <Form {...props} deed={deed} button={text(props, 'say')} does="say" onSend={send}>
      <Field label={text(props, 'yourWords')} name="words" value={words} maxlength={CHAT_LIMIT} />
    </Form>
  );
}
