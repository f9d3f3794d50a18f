import type { Intended } from './intended.ts';

/** The grade of a turn, by the chance of winning that its choices gave away compared with the best plan found. */
export type Grade = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** The minimum loss of each grade, in chances from 0 to 1, the worst grade first. */
const GRADES: readonly (readonly [grade: Grade, least: number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.07],
  ['inaccuracy', 0.03],
];
/** A difference counts only if it exceeds this many standard errors. */
export const ERRORS = 2;

/** Grades a loss with its standard error, both in chances from 0 to 1. */
export function gradeOf(loss: number, error: number): Grade {
  if (loss <= ERRORS * error) return 'fine';
  return GRADES.find(([, least]) => loss >= least)?.[0] ?? 'fine';
}

/** A turn of a seat, judged from its own view. All chances are from 0 to 1. */
export interface Verdict {
  /** The seat's chance of winning with the best plan found. */
  readonly best: number;
  /** Its chance with the choices that it made, on average over cards, dice and answers. */
  readonly chosen: number;
  /** The chance that its choices gave away, without luck, and the standard error. */
  readonly loss: number;
  readonly error: number;
  readonly grade: Grade;
  /** Its chance after the actual turn. */
  readonly after: number;
  /** The gain from cards, dice and the enemy's answers, compared with the average for its choices. */
  readonly luck: number;
  readonly playouts: number;
  /** The intention of the best plan found, if that was better than the choices made. */
  readonly intended?: Intended | undefined;
}

/** The sums over the turns of a seat. */
export interface Tally {
  readonly turns: number;
  /** The sum of the chances that its decisions gave away; 0 or below. */
  readonly decisions: number;
  /** The sum of its luck, in chances of winning. */
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
