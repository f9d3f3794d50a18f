import type { Language, SheetRule } from '@carillon/board';
import type { OddsMeeting, OddsTry, SideName } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { enemyOf } from '../position/facts.ts';
import { bySide, placeName } from '../texts/names.ts';
import { pieceName } from '../texts/pieces.ts';
import { Modifiers } from './Forces.tsx';
import { percent, phrase } from './texts.ts';

export interface TriesProps {
  readonly meeting: OddsMeeting;
  readonly language: Language;
  readonly Rule: SheetRule;
}

const RULES = { interception: '6.71', avoid: '6.8' } as const;

/** The pieces that may intercept or avoid battle, with their chances and the consequences. */
export function Tries(props: TriesProps): JSX.Element {
  return (
    <section class="odds-row">
      <h4>
        {phrase(props.language, `tries.${props.meeting.kind}`)} <props.Rule rule={RULES[props.meeting.kind]} />
      </h4>
      <ul class="odds-items">
        <For each={props.meeting.tries} fallback={<li>{phrase(props.language, 'tryNone')}</li>}>
          {(each) => <Try {...props} of={each} side={props.meeting.side} />}
        </For>
      </ul>
    </section>
  );
}

function Try(props: TriesProps & { readonly of: OddsTry; readonly side: SideName }): JSX.Element {
  const name = () => pieceName(props.of.by, props.language);
  const enemy = () => bySide(enemyOf(props.side), props.language);
  return (
    <li class="odds-try">
      <span class="odds-words">
        {props.meeting.kind === 'avoid'
          ? name()
          : phrase(props.language, 'tryFrom', { name: name(), space: placeName(props.of.from, props.language) })}
      </span>
      <b class="odds-chance">
        {props.of.automatic ? phrase(props.language, 'tryAutomatic') : percent(props.of.chance, props.language)}
      </b>
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
