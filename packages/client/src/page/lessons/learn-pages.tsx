import { refused } from '@carillon/kit';
import '../styles/lessons.css';
import type { Language } from '@carillon/board';
import type { LessonBook, LessonText } from '@carillon/lessons';
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Reply } from '../../shared/messages.ts';
import type { Cell } from '../cell.ts';
import type { WorkerLine } from '../line.ts';
import { lessonAddress, lessonsAddress, type PageAddress, START } from '../net/page-address.ts';
import type { Preferences } from '../preferences.ts';
import { refusalText } from '../refusals.ts';
import { LanguageSwitch } from '../shell/preferences-dialog.tsx';
import { say, type TextKey } from '../texts/index.ts';
import { type PlayableTitle, type TableDrawing, TITLES } from '../titles.tsx';
import { bookOf, examplesOf } from './books.ts';
import { reached } from './progress.ts';

export interface LearnPagesProps {
  readonly route: PageAddress;
  readonly worker: WorkerLine;
  readonly preferences: Cell<Preferences>;
}

type LessonRoute = Extract<PageAddress, { readonly page: 'lesson' }>;

/** The list of lessons, or a lesson at the table. */
export function LearnPages(props: LearnPagesProps): JSX.Element {
  const lesson = (): LessonRoute | undefined => (props.route.page === 'lesson' ? props.route : undefined);
  return (
    <Show
      when={lesson()}
      keyed
      fallback={
        <LessonList
          preferences={props.preferences}
          first={props.route.page === 'learn' ? props.route.title : undefined}
        />
      }
    >
      {(at) => <LessonAtTable at={at} worker={props.worker} preferences={props.preferences} />}
    </Show>
  );
}

interface LessonAtTableProps {
  readonly at: LessonRoute;
  readonly worker: WorkerLine;
  readonly preferences: Cell<Preferences>;
}

/** Opens a lesson where the reader left it; a finished one restarts. */
async function opened({ at, worker, preferences }: LessonAtTableProps): Promise<Reply<TableDrawing>> {
  const title = TITLES.find(({ id }) => id === at.title);
  if (title === undefined) return refused('unknown_title');
  const book = await bookOf(at.title, preferences().language);
  const steps = Object.keys(book?.[at.lesson]?.steps ?? {}).length;
  const step = reached(localStorage, at.title, at.lesson);
  return title.teach(worker, at.lesson, step < steps ? step : 0);
}

function LessonAtTable(props: LessonAtTableProps): JSX.Element {
  const text = (key: TextKey): string => say(props.preferences().language, key);
  const leave = (): void => {
    location.hash = START;
  };
  const [table] = createResource(
    () => props,
    (given) => opened(given),
  );
  const drawing = () => {
    const reply = table();
    return reply?.ok ? reply.value : undefined;
  };
  const refused = () => {
    const reply = table();
    return reply && !reply.ok ? text(refusalText(reply.code)) : undefined;
  };
  return (
    <Switch fallback={<p class="opening">{text('opening')}</p>}>
      <Match when={drawing()} keyed>
        {({ draw }) => draw({ preferences: props.preferences, onLeave: leave, onTakeOver: leave })}
      </Match>
      <Match when={refused()}>
        {(why) => (
          <main class="start">
            <p class="start-notice" role="alert">
              {why()}
            </p>
            <a class="button" href={lessonsAddress(props.at.title)}>
              {text('lessonList')}
            </a>
          </main>
        )}
      </Match>
    </Switch>
  );
}

/** All lessons of all titles, with the reader's progress. */
function LessonList(props: {
  readonly preferences: Cell<Preferences>;
  /** The title whose lessons come first. */
  readonly first: string | undefined;
}): JSX.Element {
  const language = () => props.preferences().language;
  const titles = () => TITLES.toSorted((a, b) => Number(b.id === props.first) - Number(a.id === props.first));
  return (
    <main class="start learn">
      <LanguageSwitch preferences={props.preferences} />
      <a class="button quiet learn-home" href={START}>
        {say(language(), 'learnHome')}
      </a>
      <h1>{say(language(), 'learnTitle')}</h1>
      <p class="start-tagline">{say(language(), 'learnAbout')}</p>
      <For each={titles()}>{(title) => <TitleLessons title={title} language={language()} />}</For>
    </main>
  );
}

interface TitleLessonsProps {
  readonly title: PlayableTitle;
  readonly language: Language;
}

function TitleLessons(props: TitleLessonsProps): JSX.Element {
  const [book] = createResource(
    () => props.language,
    (language) => bookOf(props.title.id, language),
  );
  const lessons = (): readonly (readonly [string, LessonText])[] => Object.entries<LessonText>(book.latest ?? EMPTY);
  const done = (): number => lessons().filter(([id, lesson]) => isDone(props.title.id, id, lesson)).length;
  const next = (): string | undefined => lessons().find(([id, lesson]) => !isDone(props.title.id, id, lesson))?.[0];
  return (
    <Show when={lessons().length > 0}>
      <section class="learn-title">
        <h2>
          {props.title.name}
          <small>{say(props.language, 'learnProgress', { done: done(), of: lessons().length })}</small>
        </h2>
        <ol class="learn-path">
          <For each={lessons()}>
            {([id, lesson], place) => (
              <li data-state={isDone(props.title.id, id, lesson) ? 'done' : id === next() ? 'next' : undefined}>
                <a class="learn-lesson" href={lessonAddress(props.title.id, id)}>
                  <span class="learn-mark" aria-hidden="true">
                    {isDone(props.title.id, id, lesson) ? '✓' : place() + 1}
                  </span>
                  <strong>{lesson.title}</strong>
                  <span>{lesson.about}</span>
                  <small>
                    <Show when={id === next()}>
                      <b>{say(props.language, 'learnNextUp')}</b> ·{' '}
                    </Show>
                    {progressOf(props, id, lesson)}
                  </small>
                </a>
              </li>
            )}
          </For>
        </ol>
        <TitleExamples {...props} />
      </section>
    </Show>
  );
}

/** The worked examples of a title, folded; each opens its position. */
function TitleExamples(props: TitleLessonsProps): JSX.Element {
  const [examples] = createResource(
    () => props.language,
    (language) => examplesOf(props.title.id, language),
  );
  const all = () => examples.latest ?? [];
  return (
    <Show when={all().length > 0}>
      <details class="learn-examples">
        <summary>{say(props.language, 'examplesTitle', { count: all().length })}</summary>
        <p>{say(props.language, 'examplesAbout')}</p>
        <ol class="learn-list">
          <For each={all()}>
            {({ id, title, about, rules }) => (
              <li>
                <a class="learn-lesson" href={lessonAddress(props.title.id, id)}>
                  <strong>{title}</strong>
                  <span>{about}</span>
                  <small>{rules.join(' · ')}</small>
                </a>
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
}

const EMPTY: LessonBook = {};

/** Whether a lesson has been finished. */
const isDone = (title: string, id: string, { steps }: LessonText): boolean =>
  reached(localStorage, title, id) >= Object.keys(steps).length;

/** How far a lesson has been read. */
function progressOf({ title, language }: TitleLessonsProps, id: string, { steps }: LessonText): string {
  const of = Object.keys(steps).length;
  const step = reached(localStorage, title.id, id);
  if (step === 0) return say(language, 'lessonSteps', { of });
  return step >= of ? say(language, 'lessonFinished') : say(language, 'lessonReached', { step: step + 1, of });
}
