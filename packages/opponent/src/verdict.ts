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
}
