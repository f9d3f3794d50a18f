import type { Exercise } from './lesson.ts';
import { matches } from './pattern.ts';

/**
 * The verdict on a choice in an exercise: it completes the exercise, leads on, or is wrong, with the key of its answer.
 */
export type Verdict = { readonly is: 'doing' | 'leading' } | { readonly is: 'wrong'; readonly answer: string };

/** Whether a choice completes the exercise: it ends one of the solutions, or the exercise lists it. */
export const does = ({ solutions, does: more = [] }: Exercise, choice: string): boolean =>
  solutions.some((solution) => solution.at(-1) === choice) || more.some((pattern) => matches(pattern, choice));

const leads = ({ solutions, leads: more = [] }: Exercise, choice: string): boolean =>
  solutions.some((solution) => solution.slice(0, -1).includes(choice)) ||
  more.some((pattern) => matches(pattern, choice));

/** The key of the answer to a wrong choice. */
export const answerTo = ({ wrong }: Exercise, choice: string): string =>
  wrong.find(([pattern]) => matches(pattern, choice))?.[1] ?? '';

/** Judges a choice made at a question, `procedure.step`. */
export function judge(exercise: Exercise, choice: string, question: string): Verdict {
  const isEnd = exercise.where === undefined || exercise.where === question;
  if (isEnd && does(exercise, choice)) return { is: 'doing' };
  return leads(exercise, choice) ? { is: 'leading' } : { is: 'wrong', answer: answerTo(exercise, choice) };
}
