import type { FaceName, LogEntry, SideName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { AnswersProps } from '@carillon/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { DieFace } from '../dice/Face.tsx';
import { pieceFacts, sideOf } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { label } from '../texts/label.ts';
import { pieceName, sideName } from '../texts/names.ts';
import { type Answer, answersOf, isReroll, worthOf } from './answers.ts';
import { isOdds } from './foretold.ts';
import { percent } from './percent.ts';

type Props = AnswersProps<View, LogEntry>;

/** The units among which a question of a fight chooses, each with its roll, or with the effect of a Hit. */
export function Answers(props: Props): JSX.Element {
  const answers = createMemo(() => answersOf(props.view, props.options, props.entries));
  return (
    <Show when={answers().length > 0}>
      <ul class="bt-answers" aria-label={say(props.language, 'answers')}>
        <For each={answers()}>{(answer) => <OneAnswer {...props} answer={answer} />}</For>
      </ul>
    </Show>
  );
}

function OneAnswer(props: Props & { readonly answer: Answer }): JSX.Element {
  const { option, piece, faces } = props.answer;
  return (
    <li>
      <button
        type="button"
        class="button quiet bt-answer"
        data-answer={option.text}
        onClick={() => props.onChoose(option)}
      >
        <PieceFigure id={piece} side={sideOf(props.view, piece)} reduced={props.view.reduced.includes(piece)} />
        <For each={faces}>{(face, i) => <DieFace face={face} struck={i() < faces.length - 1} />}</For>
        <span class="bt-answer-words">
          {title(props)}
          <Show when={note(props)}>{(words) => <small>{words()}</small>}</Show>
        </span>
      </button>
    </li>
  );
}

/** For a unit that rerolls, only its name: its roll is shown below. */
const title = ({ view, asked, language, answer }: Props & { readonly answer: Answer }): string =>
  isReroll(answer.option) ? pieceName(answer.piece, language) : label(view, asked, answer.option, language);

/** The details of a choosable unit: its roll, its rating, the effect of a Hit, the number of identical ones. */
function note(props: Props & { readonly answer: Answer }): string {
  const {
    language,
    answer: { option, piece, faces, hit, others },
  } = props;
  const { rating } = pieceFacts(piece);
  const face = faces.at(-1);
  return [
    ...(isReroll(option) ? [say(language, `answers.${option.verb}`), ...worth(props)] : []),
    ...(face ? [say(language, rolledAs(face), { face: say(language, `face.${face}`) })] : []),
    ...(option.verb === 'lead' ? [say(language, 'answers.rating', { rating })] : []),
    ...(hit ? [say(language, `answers.${hit}`)] : []),
    ...(others > 0 ? [say(language, 'answers.others', { count: others + 1 })] : []),
  ].join(' · ');
}

/** 13.5 A unit that has scored a Hit may not reroll: a Hit that is offered again finds no enemy of the unit's shape. */
const rolledAs = (face: FaceName) => (face.startsWith('hit') ? 'answers.vain' : 'answers.rolled');

/** The worth of a reroll to the side that rolls, once the rules have answered. */
function worth({ odds, asked, options, language, answer }: Props & { readonly answer: Answer }): readonly string[] {
  if (!isOdds(odds) || odds.kind !== 'battle') return [];
  const found = worthOf(odds, answer.option, options, asked.seat);
  if (!found) return [];
  const side = odds.attacker === asked.seat ? odds.attacker : enemyOf(odds.attacker);
  const target = odds.hitsScore ? [] : [say(language, 'answers.noTarget')];
  const chances = { chance: percent(found.chance, language), kept: percent(found.kept, language) };
  return [
    say(language, found.differs ? 'answers.worth' : 'answers.worthSame', {
      side: sideName(side, language),
      ...chances,
    }),
    ...target,
  ];
}

const enemyOf = (side: SideName): SideName => (side === 'french' ? 'british' : 'french');
