import type { HelpCard } from '@carillon/board';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { sayHelp } from '../texts/help.ts';
import { Contents } from './contents.tsx';
import type { HelpPageProps } from './door.ts';
import { Linked, Reference } from './paragraphs.tsx';

export interface CardsPageProps extends HelpPageProps {
  /** The id of an event or of one of its cards, or of a card without an event; empty: the first event. */
  readonly card: string;
}

/** The cards, one event at a time. */
export function CardsPage(props: CardsPageProps): JSX.Element {
  const shown = createMemo(() =>
    props.card === ''
      ? props.book.cards[0]
      : props.book.cards.find(({ id, cards }) => id === props.card || cards.includes(props.card)),
  );
  let article: HTMLElement | undefined;
  createEffect(
    on(shown, () => {
      if (article) article.scrollTop = 0;
    }),
  );
  const entries = () => props.book.cards.map(({ id, title }) => ({ id, label: title }));
  return (
    <div class="help-columns">
      <Contents
        label={sayHelp(props.language, 'events')}
        entries={entries()}
        chosen={shown()?.id ?? ''}
        onChoose={(card) => props.go({ page: 'cards', card })}
      />
      <article
        class="help-article"
        ref={article}
        tabindex="0"
        aria-label={shown()?.title ?? sayHelp(props.language, 'noEvent')}
      >
        <Show when={shown()} fallback={<p>{sayHelp(props.language, 'noEvent')}</p>}>
          {(card) => <Card {...props} event={card()} />}
        </Show>
      </article>
    </div>
  );
}

function Card(props: HelpPageProps & { readonly event: HelpCard }): JSX.Element {
  const Text = (text: { readonly text: string }): JSX.Element => (
    <Linked text={text.text} language={props.language} go={props.go} />
  );
  return (
    <>
      <h3>{props.event.title}</h3>
      <ul class="help-notes">
        <For each={props.event.notes}>{(note) => <li>{note}</li>}</For>
      </ul>
      <Show when={props.event.when.text !== ''}>
        <h4>{sayHelp(props.language, 'when')}</h4>
        <p>
          <Text text={props.event.when.text} />
        </p>
      </Show>
      <h4>{sayHelp(props.language, 'does')}</h4>
      <p>
        <Text text={props.event.does.text} />
      </p>
      <Doubts {...props} />
      <h4>{sayHelp(props.language, 'cards')}</h4>
      <ul class="help-list">
        <For each={props.event.numbers}>{(number) => <li>{number}</li>}</For>
      </ul>
      <p class="help-small">
        {sayHelp(props.language, 'restsOn')}{' '}
        <For each={props.event.rules}>
          {(rule, i) => (
            <>
              {i() > 0 ? ', ' : ''}
              <Reference rule={rule} language={props.language} go={props.go} />
            </>
          )}
        </For>
      </p>
    </>
  );
}

/** How certain the event is, and its open points. */
function Doubts(props: HelpPageProps & { readonly event: HelpCard }): JSX.Element {
  return (
    <Show when={props.event.doubt !== undefined || props.event.open.length > 0}>
      <div class="help-reading">
        <Show when={props.event.doubt}>{(doubt) => <p>{doubt()}</p>}</Show>
        <Show when={props.event.open.length > 0}>
          <p>
            <strong>{sayHelp(props.language, 'open')}</strong>
          </p>
          <ul class="help-list">
            <For each={props.event.open}>
              {({ text }) => (
                <li>
                  <Linked text={text} language={props.language} go={props.go} />
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </Show>
  );
}
