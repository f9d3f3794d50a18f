import '../styles/lessons.css';
import { type Language, type Target, targetOf } from '@carillon/board';
import { LEVELS } from '@carillon/seat';
import { BRAINS } from '@carillon/titles/brains';
import { createEffect, createResource, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { LessonNow } from '../../shared/lesson-messages.ts';
import type { Cell } from '../cell.ts';
import { type HelpPlace, useHelp } from '../help/door.ts';
import { Linked } from '../help/paragraphs.tsx';
import { lessonAddress, lessonsAddress, playAddress } from '../net/page-address.ts';
import type { Preferences } from '../preferences.ts';
import { againstWords } from '../shell/levels.ts';
import type { LessonTable } from '../table/play/lesson-table.ts';
import { say, type TextKey } from '../texts/index.ts';
import { bookOf, examplesOf, type NamedExample } from './books.ts';
import { followPointed } from './pointed.ts';
import { keepReached } from './progress.ts';

interface LessonPanelProps {
  readonly table: LessonTable;
  readonly preferences: Cell<Preferences>;
}

/**
 * A lesson's panel at the table: the text of its step, the answer to a wrong choice, and the buttons to go on or back.
 */
export function LessonPanel(props: LessonPanelProps): JSX.Element {
  const language = () => props.preferences().language;
  const text = (key: TextKey): string => say(language(), key);
  const now = () => props.table.shown();
  const [book] = createResource(
    () => ({ title: now()?.title ?? '', language: language() }),
    (at) => bookOf(at.title, at.language),
  );
  const lesson = () => book.latest?.[now()?.lesson ?? ''];
  // If it is not a lesson, it is a worked example.
  const [examples] = createResource(
    () => book() !== undefined && lesson() === undefined && { title: now()?.title ?? '', language: language() },
    (at) => examplesOf(at.title, at.language),
  );
  const example = () => examples.latest?.find(({ id }) => id === now()?.lesson);
  const step = () => lesson()?.steps[now()?.name ?? ''];
  const answer = () => step()?.[now()?.wrong ?? ''];
  const said = () => step()?.say ?? text('lessonDone');
  const help = useHelp();
  followPoints(props.table, now);
  createEffect(() => {
    const { title, lesson: id, step: at } = props.table.now() ?? { title: '', lesson: '', step: 0 };
    if (id !== '' && lesson() !== undefined) keepReached(localStorage, title, id, at);
  });
  return (
    <section class="lesson" aria-label={text('lesson')} data-step={now()?.name ?? 'done'}>
      <header class="lesson-head">
        <strong>{lesson()?.title ?? example()?.title}</strong>
        <Show when={now()?.name != null}>
          <span>{say(language(), 'lessonStep', { step: (now()?.step ?? 0) + 1, of: now()?.of ?? 0 })}</span>
        </Show>
      </header>
      <div role="status" class="lesson-text">
        <Show when={answer()}>
          {(wrong) => (
            <p class="lesson-wrong">
              <Linked text={wrong()} language={language()} go={(place) => help.open(place)} />
            </p>
          )}
        </Show>
        <Show
          when={example()}
          fallback={
            <p>
              <Linked text={said()} language={language()} go={(place) => help.open(place)} />
            </p>
          }
        >
          {(shown) => (
            <Played
              example={shown()}
              lines={now()?.step === 0 ? [] : props.table.lines(now()?.since ?? 0)}
              language={language()}
              go={(place) => help.open(place)}
            />
          )}
        </Show>
      </div>
      <nav class="lesson-buttons" aria-label={text('lesson')}>
        <button
          type="button"
          class="button quiet"
          data-does="lesson-back"
          disabled={props.table.now()?.step === 0}
          onClick={() => props.table.back()}
        >
          {text('lessonBack')}
        </button>
        <OnButton
          now={now()}
          text={text}
          language={language()}
          next={nextOf(lesson() ? Object.keys(book.latest ?? {}) : (examples.latest ?? []).map(({ id }) => id), now())}
          isExample={example() !== undefined}
          isFirst={now()?.lesson === Object.keys(book.latest ?? {})[0]}
          isHeld={!props.table.mayGoOn()}
          onNext={() => props.table.next()}
        />
        <a class="button quiet" href={lessonsAddress(now()?.title ?? '')}>
          {text('lessonList')}
        </a>
      </nav>
    </section>
  );
}

interface PlayedProps {
  readonly example: NamedExample;
  /** The last moves, in the sentences of the log. */
  readonly lines: readonly string[];
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** A worked example: first its subject and its rules, then the moves of each step. */
function Played(props: PlayedProps): JSX.Element {
  const rules = () => props.example.rules.map((rule) => `[${rule}]`).join(' ');
  return (
    <Show
      when={props.lines.length > 0}
      fallback={
        <p>
          <Linked text={`${props.example.about} ${rules()}`} language={props.language} go={props.go} />
        </p>
      }
    >
      <ul class="lesson-shown">
        <For each={props.lines}>{(line) => <li>{line}</li>}</For>
      </ul>
    </Show>
  );
}

interface OnButtonProps {
  readonly now: LessonNow | undefined;
  readonly text: (key: TextKey) => string;
  readonly language: Language;
  /** The address of the next lesson or example, if there is one. */
  readonly next: string | undefined;
  readonly isExample: boolean;
  /** Whether it is the first lesson, after which readers can play. */
  readonly isFirst: boolean;
  /** Whether there is nothing to go on to, until the show on the table is over. */
  readonly isHeld: boolean;
  readonly onNext: () => void;
}

/** Skip if the step waits for a choice, Next if it only has text; at the end, a game and the next lesson. */
function OnButton(props: OnButtonProps): JSX.Element {
  return (
    <Show
      when={props.now?.name != null}
      fallback={
        <>
          <Show when={props.isExample ? undefined : playNow(props.now)}>
            {(address) => (
              <a class="button" classList={{ quiet: !props.isFirst }} data-does="play-now" href={address()}>
                {props.text('playItNow')}
                <small>{againstWords(FIRST_LEVEL, props.language)}</small>
              </a>
            )}
          </Show>
          <Show when={props.next}>
            {(next) => (
              <a class="button" classList={{ quiet: props.isFirst }} data-does="lesson-after" href={next()}>
                {props.text(props.isExample ? 'exampleAfter' : 'lessonAfter')}
              </a>
            )}
          </Show>
        </>
      }
    >
      <button
        type="button"
        class="button"
        classList={{ quiet: props.now?.asks === true || props.isHeld, 'prompt-button': props.now?.asks === false }}
        data-does="lesson-on"
        disabled={props.isHeld}
        onClick={() => props.onNext()}
      >
        {props.text(props.now?.asks ? 'lessonSkip' : 'lessonNext')}
      </button>
    </Show>
  );
}

/** The weakest computer player, for a first game. */
const FIRST_LEVEL = LEVELS[0];

/** The address of a game against the weakest computer player, on the side of the lesson. */
const playNow = (now: LessonNow | undefined): string | undefined =>
  now && BRAINS.has(now.title) ? playAddress(now.title, now.seat, FIRST_LEVEL) : undefined;

/** The address of the lesson or example that follows in the list. */
function nextOf(ids: readonly string[], now: LessonNow | undefined): string | undefined {
  const next = ids[ids.indexOf(now?.lesson ?? '') + 1];
  return now && next !== undefined ? lessonAddress(now.title, next) : undefined;
}

/** The target of a point, if it is on the map. */
function onMap(point: string): readonly Target[] {
  const target = targetOf(point);
  return target && target.kind !== 'card' ? [target] : [];
}

/** Marks the targets and buttons that the step points at, and brings them into view when the step begins. */
function followPoints(table: LessonTable, now: () => LessonNow | undefined): void {
  const points = () => now()?.points ?? [];
  onMount(() => {
    const screen = document.querySelector('main.table');
    if (screen) onCleanup(followPointed(screen, points));
  });
  createEffect(
    on(
      () => `${now()?.lesson} ${now()?.step}`,
      () => {
        // If a show begins with the step, it points at nothing by then.
        requestAnimationFrame(() => table.reveal(points().flatMap(onMap)));
      },
    ),
  );
}
