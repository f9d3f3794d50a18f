import { closed, figure, type Language } from '@carillon/board';
import type { Grade } from '@carillon/opponent';
import { sayJudging } from '../../texts/judging.ts';
import type { Play } from '../play/play.ts';
import type { Judged, Judgement, TurnShown } from './judgement.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'words' | 'title'>;

const GRADES = { inaccuracy: 'judgingInaccuracy', mistake: 'judgingMistake', blunder: 'judgingBlunder' } as const;

/** A turn with its verdict, in words. Chances are from 0 to 1, and given as percentages or as points of a hundred. */
export class JudgingWords<View, LogEntry> {
  constructor(
    private readonly play: Needs<View, LogEntry>,
    private readonly judgement: Judgement<View, LogEntry>,
  ) {}

  private get language(): Language {
    return this.play.words.language;
  }

  /** A gain or a loss, with its sign. */
  change(chance: number): string {
    return this.points(chance, 'exceptZero');
  }

  /** How many turns are judged so far. */
  progress(): string {
    if (!this.judgement.known()) return sayJudging(this.language, 'judgingWait');
    return sayJudging(this.language, 'judgingDone', { done: this.judgement.judged().length, all: this.all() });
  }

  name({ seat, place }: Pick<TurnShown, 'seat' | 'place'>): string {
    const where = { seat: this.play.words.seatName(seat), place: place + 1, all: this.all() };
    return sayJudging(this.language, 'judgingAt', where);
  }

  /** The grade of a turn, and what its decision gave away. */
  loss({ verdict: { loss, error, grade } }: Judged): string {
    const listed = { grade: this.grade(grade), decision: this.change(-loss), error: this.points(error, 'auto') };
    return sayJudging(this.language, 'judgingLoss', listed);
  }

  /** The turn that is shown, or what to do to see one. */
  shown(): string {
    const shown = this.judgement.shown();
    if (shown === undefined) return sayJudging(this.language, 'judgingNote');
    const { verdict } = shown;
    if (verdict === undefined) return this.name(shown);
    const { best, chosen, after, loss, error, luck, grade, intended } = verdict;
    const aim = grade === 'fine' ? undefined : intended && this.play.title.aimText?.(intended, this.language);
    const chances = { best: this.percent(best), chosen: this.percent(chosen), after: this.percent(after) };
    const split = { decision: this.change(-loss), error: this.points(error, 'auto'), luck: this.change(luck) };
    return [
      [this.name(shown), this.grade(grade)].filter((each) => each !== '').join(' · '),
      sayJudging(this.language, 'judgingChances', chances),
      closed(sayJudging(this.language, 'judgingSplit', split)),
      ...(aim ? [sayJudging(this.language, 'judgingAim', { aim })] : []),
    ].join('\n');
  }

  private all(): number {
    return this.judgement.turns().length;
  }

  private grade(grade: Grade): string {
    return grade === 'fine' ? '' : sayJudging(this.language, GRADES[grade]);
  }

  private percent(chance: number): string {
    return figure(chance, this.language, { style: 'percent', maximumFractionDigits: 0 });
  }

  private points(chance: number, signDisplay: 'auto' | 'exceptZero'): string {
    return figure(100 * chance, this.language, { maximumFractionDigits: 1, signDisplay });
  }
}
