import '../../styles/lessons.css';
import { type CoachBook, type CoachText, coached } from '@carillon/board';
import type { LessonBook } from '@carillon/lessons';
import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import type { Cell } from '../../cell.ts';
import { useHelp } from '../../help/door.ts';
import { Linked } from '../../help/paragraphs.tsx';
import { RuleLink } from '../../help/rule-link.tsx';
import { bookOf } from '../../lessons/books.ts';
import { lessonAddress } from '../../net/page-address.ts';
import type { Preferences } from '../../preferences.ts';
import { type HelpKey, sayHelp } from '../../texts/help.ts';
import type { Overlays } from '../map/overlays.ts';
import type { Coached } from './coach.ts';
import './coach.css';

interface CoachPanelProps<View, LogEntry> {
  readonly coach: Coached<View, LogEntry>;
  readonly overlays: Overlays<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
}

/** If there are at most this many choices, the effect of each is shown at once; those of more unfold on a press. */
const FEW = 2;

/**
 * The question, points to consider, and the effect of each choice; with links to the rule and to its lesson. While a menu
 * is open, the effects of its entries come first.
 */
export function CoachPanel<View, LogEntry>(props: CoachPanelProps<View, LogEntry>): JSX.Element {
  const { play } = props.coach;
  const language = () => props.preferences().language;
  const text = (key: HelpKey): string => sayHelp(language(), key);
  const help = useHelp();
  const [book] = createResource(language, async (each): Promise<CoachBook | undefined> => play.title.coach?.(each));
  const asked = () => play.session.now().asked;
  const reported = (): CoachText | undefined =>
    book.latest && coached(book.latest, `${asked().procedure}.${asked().step}`, play.session.now().moment);
  const deeds = createMemo(() => (reported() ? deedsOf(props.coach, book.latest) : []));
  const Paragraph = (each: { readonly text: string }): JSX.Element => (
    <Linked text={each.text} language={language()} go={(place) => help.open(place)} />
  );
  return (
    <section
      class="coach"
      id="panel-coach"
      aria-labelledby="coach-heading"
      data-question={props.coach.question()}
      data-unfolded={props.coach.unfolded()}
    >
      <header class="coach-head">
        <h3 id="coach-heading">{text('coach')}</h3>
        <button
          type="button"
          class="button quiet coach-unfold"
          data-option="coach-unfold"
          aria-expanded={props.coach.unfolded()}
          onClick={() => props.coach.unfolded.set(!props.coach.unfolded())}
        >
          {text(props.coach.unfolded() ? 'coachLess' : 'coachAll')}
        </button>
        <button
          type="button"
          class="button quiet"
          data-option="coach-close"
          aria-label={play.words.say('close')}
          onClick={() => props.coach.toggle()}
        >
          <span class="coach-close-word">{play.words.say('close')}</span>
          <span class="coach-close-sign" aria-hidden="true">
            ×
          </span>
        </button>
      </header>
      <div class="coach-body" tabindex="0" aria-busy={book.loading}>
        <p class="coach-asks" role="status">
          <Paragraph text={reported()?.asks ?? ''} />
        </p>
        <Show when={inMenu(play)}>
          <Does {...props} deeds={deeds()} />
        </Show>
        <Show when={reported()?.weigh.length}>
          <h4>{text('coachWeigh')}</h4>
          <ul class="coach-weigh">
            <For each={reported()?.weigh}>
              {(each) => (
                <li>
                  <Paragraph text={each} />
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={deeds().length > 0 && !inMenu(play)}>
          <details class="coach-all" open={deeds().length <= FEW}>
            <summary>{text('coachDoes')}</summary>
            <Does {...props} deeds={deeds()} />
          </details>
        </Show>
        <Helpful {...props} />
        <p class="coach-more">
          <RuleLink
            rule={asked().rule}
            label={play.words.say('rule', { rule: asked().rule })}
            title={play.words.say('ruleHelp', { rule: asked().rule })}
          />
          <LessonLink
            title={play.title.id}
            lesson={book.latest?.lessons[asked().procedure]}
            preferences={props.preferences}
          />
        </p>
        <label class="coach-itself">
          <input
            type="checkbox"
            data-does="coach-itself"
            checked={props.preferences().coach}
            onChange={(event) => props.preferences.set({ ...props.preferences(), coach: event.target.checked })}
          />
          <span>{text('coachItself')}</span>
        </label>
      </div>
    </section>
  );
}

/** The effects of choices. */
function Does<View, LogEntry>(
  props: CoachPanelProps<View, LogEntry> & { readonly deeds: readonly ListedDeed[] },
): JSX.Element {
  const help = useHelp();
  return (
    <dl class="coach-does">
      <For each={props.deeds}>
        {({ name, does }) => (
          <div>
            <dt>{name}</dt>
            <dd>
              <Linked text={does} language={props.preferences().language} go={(place) => help.open(place)} />
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}

/** Whether a menu is open. */
const inMenu = <View, LogEntry>({ focus }: Coached<View, LogEntry>['play']): boolean => focus.menu() !== undefined;

/** A button for the overlay that helps with the question. */
function Helpful<View, LogEntry>(props: CoachPanelProps<View, LogEntry>): JSX.Element {
  const { play } = props.coach;
  const helpful = () => {
    const id = play.title.overlayFor?.(play.board.view(), play.session.now().asked);
    return play.title.overlays.find((each) => each.id === id);
  };
  return (
    <Show when={helpful()}>
      {(overlay) => (
        <button
          type="button"
          class="button quiet"
          data-option="coach-overlay"
          aria-pressed={props.overlays.shown()?.id === overlay().id}
          onClick={() => props.overlays.toggle(overlay().id)}
        >
          {overlay().name(play.words.language)}
        </button>
      )}
    </Show>
  );
}

interface LessonLinkProps {
  readonly title: string;
  readonly lesson: string | undefined;
  readonly preferences: Cell<Preferences>;
}

/** The lesson about the question, by its name. The game stays as it is, and is resumed from the start page. */
function LessonLink(props: LessonLinkProps): JSX.Element {
  const [books] = createResource(
    () => ({ title: props.title, language: props.preferences().language }),
    async ({ title, language }): Promise<LessonBook> => (await bookOf(title, language)) ?? {},
  );
  const named = () => books.latest?.[props.lesson ?? '']?.title;
  return (
    <Show when={named()}>
      {(lesson) => (
        <a href={lessonAddress(props.title, props.lesson ?? '')}>
          {sayHelp(props.preferences().language, 'coachLesson', { lesson: lesson() })}
        </a>
      )}
    </Show>
  );
}

interface ListedDeed {
  readonly name: string;
  readonly does: string;
}

/**
 * The choices of the open menu, otherwise all, by their labels; a verb with many choices has one name for all of them.
 */
function deedsOf<View, LogEntry>(
  { play }: Coached<View, LogEntry>,
  book: CoachBook | undefined,
): readonly ListedDeed[] {
  const { asked, moment, options: all, view } = play.session.now();
  const menu = play.focus.menu()?.deeds.map(({ choices: [first] }) => first);
  const options = menu === undefined ? all : all.filter(({ text }) => menu.includes(text));
  const reported = book && coached(book, `${asked.procedure}.${asked.step}`, moment);
  return [...new Set(options.map(({ verb }) => verb))].flatMap((verb) => {
    const does = reported?.does[verb] ?? book?.asides[verb];
    const [only, ...more] = options.filter((each) => each.verb === verb);
    if (does === undefined || only === undefined) return [];
    const name =
      more.length === 0 ? play.words.labelOf(only) : play.title.reasons.nameOf(view, asked, verb, play.words.language);
    return [{ name, does }];
  });
}
