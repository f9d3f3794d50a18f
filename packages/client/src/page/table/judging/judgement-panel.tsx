import { tallyOf } from '@carillon/opponent';
import { For, type JSX, Show } from 'solid-js';
import { sayJudging } from '../../texts/judging.ts';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';
import { Curve } from './curve.tsx';
import { type Judged, Judgement } from './judgement.ts';
import { JudgingWords } from './judging-words.ts';
import '../../styles/judging.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'history' | 'session' | 'title' | 'words'>;

export interface JudgementProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}

interface PartProps<View, LogEntry> extends JudgementProps<View, LogEntry> {
  readonly judgement: Judgement<View, LogEntry>;
  readonly words: JudgingWords<View, LogEntry>;
}

/** The chances that each side's decisions gave away, and its luck, as a curve and a list under the replay strip. */
export function JudgementPanel<View, LogEntry>(props: JudgementProps<View, LogEntry>): JSX.Element {
  const judgement = new Judgement(props.play);
  const words = new JudgingWords(props.play, judgement);
  const language = () => props.play.words.language;
  const isFine = () =>
    judgement.turns().length > 0 &&
    judgement.judged().length === judgement.turns().length &&
    judgement.graded().length === 0;
  return (
    <section class="judgement" aria-labelledby="judgement-heading" data-judged={judgement.judged().length}>
      <header class="judgement-head">
        <h3 id="judgement-heading">{sayJudging(language(), 'judging')}</h3>
        <small role="status">{words.progress()}</small>
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
        caption={words.shown()}
        onOpen={(turn) => void judgement.open(turn)}
      />
      <p class="judgement-shown">{words.shown()}</p>
      <section class="judgement-body" tabindex="0" aria-label={sayJudging(language(), 'judging')}>
        <Sums play={props.play} page={props.page} judgement={judgement} words={words} />
        <Show when={isFine()}>
          <p>{sayJudging(language(), 'judgingNone')}</p>
        </Show>
        <Graded play={props.play} page={props.page} judgement={judgement} words={words} />
      </section>
    </section>
  );
}

/** The sums of each side's decisions and luck. */
function Sums<View, LogEntry>(props: PartProps<View, LogEntry>): JSX.Element {
  const language = () => props.play.words.language;
  return (
    <For each={props.play.title.seats}>
      {(seat, i) => {
        const own = () => props.judgement.judged().flatMap((each) => (each.seat === seat ? [each.verdict] : []));
        const tally = () => tallyOf(own());
        const sums = () => ({
          decisions: props.words.change(tally().decisions),
          luck: props.words.change(tally().luck),
        });
        const counts = () => ({
          inaccuracies: tally().grades.inaccuracy,
          mistakes: tally().grades.mistake,
          blunders: tally().grades.blunder,
        });
        return (
          <p class="judgement-side" data-seat={i()}>
            <strong>{props.play.words.seatName(seat)}</strong> {sayJudging(language(), 'judgingSums', sums())}
            <small>{sayJudging(language(), 'judgingCounts', counts())}</small>
          </p>
        );
      }}
    </For>
  );
}

/** The turns that gave something away; each opens the position in which it began. */
function Graded<View, LogEntry>(props: PartProps<View, LogEntry>): JSX.Element {
  const open = (judged: Judged): void => {
    void props.judgement.open(judged);
    props.page.drawer.set(undefined);
  };
  return (
    <ol class="judgement-list">
      <For each={props.judgement.graded()}>
        {(judged) => (
          <li>
            <button type="button" data-grade={judged.verdict.grade} onClick={() => open(judged)}>
              <span>{props.words.name(judged)}</span> <small>{props.words.loss(judged)}</small>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}
