import { type HelpChapter, type HelpSection, sectionOf } from '@carillon/board';
import { createEffect, createMemo, For, type JSX, on, onCleanup } from 'solid-js';
import type { NamedExample } from '../lessons/books.ts';
import { sayHelp } from '../texts/help.ts';
import { Contents } from './contents.tsx';
import type { HelpPageProps } from './door.ts';
import { examplesFor, RuleExamples } from './examples.tsx';
import { Paragraphs, Table } from './paragraphs.tsx';

export interface RulesPageProps extends HelpPageProps {
  /** The id of the title. */
  readonly title: string;
  /** The rule to show; empty: the beginning. */
  readonly rule: string;
}

/** The rules, one chapter at a time, with sections under their numbers. */
export function RulesPage(props: RulesPageProps): JSX.Element {
  const section = createMemo(() => sectionOf(props.book, props.rule));
  const chapter = createMemo(
    (): HelpChapter | undefined =>
      props.book.chapters.find(({ sections }) => sections.some((each) => each === section())) ?? props.book.chapters[0],
  );
  const examples = examplesFor(
    () => props.title,
    () => props.language,
  );
  let article: HTMLElement | undefined;
  createEffect(
    on([() => props.rule, section], ([, shown]) => {
      // Wait for the next frame: a window that is just opening has no size yet, and focuses its first button.
      const frame = requestAnimationFrame(() => {
        if (article) bringIntoView(article, shown?.rule);
      });
      onCleanup(() => cancelAnimationFrame(frame));
    }),
  );
  const entries = () => props.book.chapters.map(({ number, title }) => ({ id: number, label: `${number} ${title}` }));
  const open = (number: string): void =>
    props.go({
      page: 'rules',
      rule: props.book.chapters.find((each) => each.number === number)?.sections[0]?.rule ?? '',
    });
  return (
    <div class="help-columns">
      <Contents
        label={sayHelp(props.language, 'chapters')}
        entries={entries()}
        chosen={chapter()?.number ?? ''}
        onChoose={open}
      />
      <article class="help-article" ref={article} tabindex="0" aria-label={chapter()?.title ?? ''}>
        <h3>
          {chapter()?.number} {chapter()?.title}
        </h3>
        <For each={chapter()?.sections ?? []}>
          {(each) => (
            <Section {...props} section={each} chosen={props.rule !== '' && each === section()} examples={examples()} />
          )}
        </For>
        <p class="help-small">{sayHelp(props.language, 'ourWords')}</p>
      </article>
    </div>
  );
}

interface SectionProps extends RulesPageProps {
  readonly section: HelpSection;
  readonly examples: readonly NamedExample[];
  readonly chosen: boolean;
}

function Section(props: SectionProps): JSX.Element {
  return (
    <section class="help-section" id={`rule-${props.section.rule}`} data-chosen={props.chosen}>
      <h4 tabindex="-1">
        <span class="help-number">{props.section.rule}</span> {props.section.title}
      </h4>
      <Paragraphs paragraphs={props.section.paragraphs} language={props.language} go={props.go} />
      <For each={props.section.tables}>{(table) => <Table table={table} />}</For>
      <RuleExamples
        title={props.title}
        book={props.book}
        rule={props.section.rule}
        examples={props.examples}
        language={props.language}
      />
    </section>
  );
}

/** Scrolls to a section and focuses its heading; without a section, to the top. Arrow keys then scroll on. */
function bringIntoView(article: HTMLElement, rule: string | undefined): void {
  const section = rule === undefined ? null : article.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
  article.scrollTop = section ? section.offsetTop - article.offsetTop - 8 : 0;
  (section?.querySelector<HTMLElement>('h4') ?? article).focus({ preventScroll: true });
}
