import { type HelpBook, type Language, sectionOf } from '@carillon/board';
import { createResource, For, type JSX, Show } from 'solid-js';
import { examplesOf, type NamedExample } from '../lessons/books.ts';
import { lessonAddress } from '../net/page-address.ts';
import { sayHelp } from '../texts/help.ts';

/** The worked examples of a title, loaded once for a page of rules. */
export const examplesFor = (title: () => string, language: () => Language): (() => readonly NamedExample[]) => {
  const [examples] = createResource(
    () => ({ title: title(), language: language() }),
    (at) => examplesOf(at.title, at.language),
  );
  return () => examples.latest ?? [];
};

interface RuleExamplesProps {
  readonly title: string;
  readonly book: HelpBook;
  /** The number of a section. */
  readonly rule: string;
  readonly examples: readonly NamedExample[];
  readonly language: Language;
}

/** Links to the examples that illustrate the rules of a section; each opens beside the game, which stays as it is. */
export function RuleExamples(props: RuleExamplesProps): JSX.Element {
  const here = () =>
    props.examples.filter(({ rules }) => rules.some((rule) => sectionOf(props.book, rule)?.rule === props.rule));
  return (
    <Show when={here().length > 0}>
      <p class="help-examples">
        {sayHelp(props.language, 'seeItPlayed')}{' '}
        <For each={here()}>
          {({ id, title }, i) => (
            <>
              {i() > 0 && ', '}
              <a href={lessonAddress(props.title, id)} target="_blank" rel="noopener">
                {title}
              </a>
            </>
          )}
        </For>
      </p>
    </Show>
  );
}
