import type { Intended } from './intended.ts';

/** How much worse a choice was than the best plan found, by the chance of winning that it gave away. */
export type Grade = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** From these losses on, in chances from 0 to 1, the worst first. */
const GRADES: readonly (readonly [grade: Grade, least: number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.07],
  ['inaccuracy', 0.03],
];
/** A loss counts only beyond so many standard errors. */
const ERRORS = 2;

/** Grades a loss with its standard error, both in chances from 0 to 1. */
export function gradeOf(loss: number, error: number): Grade {
  if (loss <= ERRORS * error) return 'fine';
  return GRADES.find(([, least]) => loss >= least)?.[0] ?? 'fine';
}

/** A turn of a seat, judged from its own view. All chances are from 0 to 1. */
export interface Verdict {
  /** The seat's chance of winning with the best plan found. */
  readonly best: number;
  /** The same with what it chose, on average over cards, dice and answers. */
  readonly chosen: number;
  /** What the choice gave away, and its standard error: decisions without luck. */
  readonly loss: number;
  readonly error: number;
  readonly grade: Grade;
  /** The chance after the turn as it came. */
  readonly after: number;
  /** What cards, dice and the enemy's answers gave beyond the average of what it chose. */
  readonly luck: number;
  readonly playouts: number;
  /** What the best plan found sets out to do, if it was better than what was chosen. */
  readonly intended?: Intended | undefined;
}

/** What the turns of a seat came to. */
export interface Tally {
  readonly turns: number;
  /** What its decisions gave away, summed: 0 or below, in chances of winning. */
  readonly decisions: number;
  /** What luck gave, summed. */
  readonly luck: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** Adds up the verdicts on one seat. */
export function tallyOf(verdicts: readonly Pick<Verdict, 'loss' | 'luck' | 'grade'>[]): Tally {
  const count = (grade: Grade): number => verdicts.filter((each) => each.grade === grade).length;
  return {
    turns: verdicts.length,
    decisions: verdicts.reduce((sum, { loss }) => sum - loss, 0),
    luck: verdicts.reduce((sum, { luck }) => sum + luck, 0),
    grades: {
      fine: count('fine'),
      inaccuracy: count('inaccuracy'),
      mistake: count('mistake'),
      blunder: count('blunder'),
    },
  };
}
