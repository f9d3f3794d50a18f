import type { HelpBook, Language } from '@carillon/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { sayHelp } from '../texts/help.ts';
import type { HelpPlace } from './door.ts';
import { marked } from './marked.ts';
import { type FindableScenario, search } from './search.ts';

export interface ResultsProps {
  readonly book: HelpBook;
  readonly scenarios: readonly FindableScenario[];
  readonly question: string;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** The results of a search, the best first. */
export function Results(props: ResultsProps): JSX.Element {
  const hits = createMemo(() => search(props.book, props.question, props.scenarios));
  return (
    <Show
      when={hits().length > 0}
      fallback={
        <p class="help-wait" role="status">
          {sayHelp(props.language, 'nothing', { question: props.question })}
        </p>
      }
    >
      <ol class="help-results">
        <For each={hits()}>
          {(hit) => (
            <li>
              <button type="button" class="help-hit" data-hit={hit.head} onClick={() => props.go(hit.place)}>
                <strong>
                  <Marked text={hit.head} words={hit.words} />
                </strong>
                <Show when={hit.phrases}>
                  <em>
                    <Marked text={hit.phrases} words={hit.words} />
                  </em>
                </Show>
                <span>
                  <Marked text={hit.excerpt.replace(/\[([^\]]+)\]/g, '$1')} words={hit.words} />
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

/** A text with the sought words marked. */
function Marked(props: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return <For each={marked(props.text, props.words)}>{({ text, met }) => (met ? <mark>{text}</mark> : text)}</For>;
}
