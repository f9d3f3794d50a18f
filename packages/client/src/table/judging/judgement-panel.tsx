import { type Grade, tallyOf } from '@carillon/opponent';
import { For, type JSX, Show } from 'solid-js';
import { sayJudging } from '../../texts/judging.ts';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';
import { Curve } from './curve.tsx';
import { type Judged, Judgement } from './judgement.ts';
import '../../styles/judging.css';

export interface JudgementProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly page: Page;
}

const GRADES = { inaccuracy: 'judgingInaccuracy', mistake: 'judgingMistake', blunder: 'judgingBlunder' } as const;

/** What each side's decisions gave away and what luck gave it, as a curve and as a list, under the replay strip. */
export function JudgementPanel<View, LogEntry>(props: JudgementProps<View, LogEntry>): JSX.Element {
  const judgement = new Judgement(props.play);
  const language = () => props.play.words.language;
  const percent = (chance: number): string =>
    new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(chance);
  const points = (chance: number, signDisplay: 'auto' | 'exceptZero' = 'exceptZero'): string =>
    new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay }).format(100 * chance);
  const gradeName = (grade: Grade): string => (grade === 'fine' ? '' : sayJudging(language(), GRADES[grade]));
  const all = () => judgement.turns().length;
  const progress = (): string =>
    judgement.known()
      ? sayJudging(language(), 'judgingDone', { done: judgement.judged().length, all: all() })
      : sayJudging(language(), 'judgingWait');
  const nameOf = ({ seat, place }: Pick<Judged, 'seat' | 'place'>): string =>
    sayJudging(language(), 'judgingAt', { seat: props.play.words.seatName(seat), place: place + 1, all: all() });
  const lossOf = ({ verdict: { loss, error, grade } }: Judged): string =>
    sayJudging(language(), 'judgingLoss', {
      grade: gradeName(grade),
      decision: points(-loss),
      error: points(error, 'auto'),
    });
  const told = (): string => {
    const shown = judgement.shown();
    if (shown === undefined) return sayJudging(language(), 'judgingNote');
    const { verdict } = shown;
    if (verdict === undefined) return nameOf(shown);
    const { best, chosen, after, loss, error, luck, grade } = verdict;
    const chances = { best: percent(best), chosen: percent(chosen), after: percent(after) };
    const split = { decision: points(-loss), error: points(error, 'auto'), luck: points(luck) };
    return [
      [nameOf(shown), gradeName(grade)].filter((each) => each !== '').join(' · '),
      sayJudging(language(), 'judgingChances', chances),
      `${sayJudging(language(), 'judgingSplit', split)}.`,
    ].join('\n');
  };
  const openFromList = (judged: Judged): void => {
    void judgement.open(judged);
    props.page.drawer.set(undefined);
  };
  return (
    <section class="judgement" aria-labelledby="judgement-heading" data-judged={judgement.judged().length}>
      <header class="judgement-head">
        <h3 id="judgement-heading">{sayJudging(language(), 'judging')}</h3>
        <small role="status">{progress()}</small>
        <button
          type="button"
          class="button quiet"
          data-option="judging-close"
          onClick={() => props.page.judging.set(false)}
        >
          {sayJudging(language(), 'judgingClose')}
        </button>
      </header>
      <Curve
        turns={judgement.turns()}
        shown={judgement.shown()}
        seats={props.play.title.seats}
        seatName={(seat) => props.play.words.seatName(seat)}
        label={sayJudging(language(), 'judgingCurve')}
        told={told()}
        onOpen={(turn) => void judgement.open(turn)}
      />
      <p class="judgement-told">{told()}</p>
      <section class="judgement-body" tabindex="0" aria-label={sayJudging(language(), 'judging')}>
        <For each={props.play.title.seats}>
          {(seat, i) => {
            const tally = () =>
              tallyOf(judgement.judged().flatMap((each) => (each.seat === seat ? [each.verdict] : [])));
            return (
              <p class="judgement-side" data-seat={i()}>
                <strong>{props.play.words.seatName(seat)}</strong>{' '}
                {sayJudging(language(), 'judgingSums', {
                  decisions: points(tally().decisions),
                  luck: points(tally().luck),
                })}
                <small>
                  {sayJudging(language(), 'judgingCounts', {
                    inaccuracies: tally().grades.inaccuracy,
                    mistakes: tally().grades.mistake,
                    blunders: tally().grades.blunder,
                  })}
                </small>
              </p>
            );
          }}
        </For>
        <Show when={all() > 0 && judgement.judged().length === all() && judgement.graded().length === 0}>
          <p>{sayJudging(language(), 'judgingNone')}</p>
        </Show>
        <ol class="judgement-list">
          <For each={judgement.graded()}>
            {(judged) => (
              <li>
                <button type="button" data-grade={judged.verdict.grade} onClick={() => openFromList(judged)}>
                  <span>{nameOf(judged)}</span> <small>{lossOf(judged)}</small>
                </button>
              </li>
            )}
          </For>
        </ol>
      </section>
    </section>
  );
}
