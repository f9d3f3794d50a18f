import type { Job } from './lesson.ts';
import { matches } from './pattern.ts';

/** What a choice is to a job: it does it, leads on, or is wrong, with the key of its answer. */
export type Verdict = { readonly is: 'doing' | 'leading' } | { readonly is: 'wrong'; readonly answer: string };

/** Whether a choice does the job: it ends one of the ways, or the job says so. */
export const does = ({ ways, does: more = [] }: Job, choice: string): boolean =>
  ways.some((way) => way.at(-1) === choice) || more.some((pattern) => matches(pattern, choice));

const leads = ({ ways, leads: more = [] }: Job, choice: string): boolean =>
  ways.some((way) => way.slice(0, -1).includes(choice)) || more.some((pattern) => matches(pattern, choice));

/** The key of the answer to a wrong choice. */
export const answerTo = ({ wrong }: Job, choice: string): string =>
  wrong.find(([pattern]) => matches(pattern, choice))?.[1] ?? '';

/** Judges a choice made at a question, `procedure.step`. */
export function judge(job: Job, choice: string, question: string): Verdict {
  const isEnd = job.where === undefined || job.where === question;
  if (isEnd && does(job, choice)) return { is: 'doing' };
  return leads(job, choice) ? { is: 'leading' } : { is: 'wrong', answer: answerTo(job, choice) };
}
