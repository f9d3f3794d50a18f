import type { Option, SheetProps } from '@carillon/board';
import type { LogEntry, OddsMeeting, OddsTry, View } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { enemyOf } from '../position/facts.ts';
import { bySide, placeName, theSide } from '../texts/names.ts';
import { pieceName } from '../texts/pieces.ts';
import { Modifiers } from './Forces.tsx';
import { percent } from './percent.ts';
import { phrase, type SheetKey } from './texts.ts';

export type TriesProps = Pick<SheetProps<View, LogEntry>, 'language' | 'Rule' | 'answers'> & {
  readonly meeting: OddsMeeting;
  /** All that may be tried before this fight. */
  readonly meetings: readonly OddsMeeting[];
};

const RULES = { interception: '6.71', avoid: '6.8' } as const;
/** The verbs of an attempt: with a force, or with a unit alone. */
const TRIES: ReadonlySet<string> = new Set(['lead', 'send']);

/**
 * The pieces that may intercept or avoid battle, with their chances and the consequences: each a button for the side
 * that is asked. Otherwise a note says who answers, or where.
 */
export function Tries(props: TriesProps): JSX.Element {
  const optionOf = ({ by }: OddsTry): Option | undefined =>
    props.answers?.options.find(({ verb, args: [id] }) => TRIES.has(verb) && id === by);
  return (
    <section class="odds-row">
      <h4>
        {phrase(props.language, `tries.${props.meeting.kind}`)} <props.Rule rule={RULES[props.meeting.kind]} />
      </h4>
      <ul class="odds-items">
        <For each={props.meeting.tries} fallback={<li>{phrase(props.language, 'tryNone')}</li>}>
          {(each) => <Try {...props} of={each} option={optionOf(each)} />}
        </For>
      </ul>
      <Show when={props.meeting.tries.length > 0}>
        <For each={ruledOut(props)}>
          {([message, rule]) => (
            <p class="sheet-note">
              {phrase(props.language, message)} <props.Rule rule={rule} />
            </p>
          )}
        </For>
        <p class="sheet-note">{note(props, props.meeting.tries.some(optionOf))}</p>
      </Show>
    </section>
  );
}

/** What a try rules out for the rest of the march, and by which rule. */
function ruledOut({ meeting, meetings }: TriesProps): readonly (readonly [SheetKey, string])[] {
  if (meeting.kind === 'avoid') return meetings.length > 1 ? [] : [['tryOrIntercept', '6.85']];
  const mayAvoid = meetings.some(({ kind, tries }) => kind === 'avoid' && tries.length > 0);
  return mayAvoid ? [['tryOrAvoid', '6.85']] : [['tryThenFight', '6.84']];
}

/** Where the question is answered, and why others may not. */
function note({ answers, meeting, language }: TriesProps, isAsked: boolean): string {
  if (isAsked) return phrase(language, 'tryOthers');
  return answers === undefined
    ? phrase(language, 'tryForce')
    : phrase(language, 'tryWho', { side: theSide(meeting.side, language) });
}

function Try(props: TriesProps & { readonly of: OddsTry; readonly option: Option | undefined }): JSX.Element {
  const enemy = () => bySide(enemyOf(props.meeting.side), props.language);
  const choose = (): void => {
    if (props.option) props.answers?.onChoose(props.option);
  };
  return (
    <li class="odds-try">
      <Show when={props.option} fallback={<Named {...props} />}>
        {(option) => (
          <button type="button" class="button quiet odds-answer" data-answer={option().text} onClick={choose}>
            <Named {...props} />
          </button>
        )}
      </Show>
      <Modifiers modifiers={props.of.modifiers} message="modifier" language={props.language} Rule={props.Rule} />
      <Show when={props.of.outcome}>
        {(outcome) => (
          <small class="odds-then">
            {phrase(props.language, 'tryThen', { side: enemy(), chance: percent(outcome().win, props.language) })}
          </small>
        )}
      </Show>
    </li>
  );
}

/** Who would try, where from, and with what chance. */
function Named(props: TriesProps & { readonly of: OddsTry }): JSX.Element {
  const name = () => pieceName(props.of.by, props.language);
  return (
    <>
      <span class="odds-words">
        {props.meeting.kind === 'avoid'
          ? name()
          : phrase(props.language, 'tryFrom', { name: name(), space: placeName(props.of.from, props.language) })}
      </span>
      <b class="odds-chance">
        {props.of.automatic ? phrase(props.language, 'tryAutomatic') : percent(props.of.chance, props.language)}
      </b>
    </>
  );
}
