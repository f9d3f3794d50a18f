import { at } from '@carillon/kit';
import { type Choice, verbOf } from './choice.ts';
import type { Question } from './procedure.ts';

// Sets whose members are named in any order. A search through all choices reaches each set by many ways; it needs one.

/** Whether a choice names a member of a set in any order. */
export const isMember = ({ verbs, anyOrder }: Question, choice: Choice): boolean =>
  anyOrder?.includes(at(verbs, verbOf(choice))) ?? false;

/**
 * For a search that tries `choices` one after another: the choices to skip after the one at `index`, if that one leads
 * back to the same question (`asksAgain`). These are the earlier choices with the same verb: naming one now would give
 * a set already searched. `behind`: the choices already skipped at this question, which stay skipped.
 */
export function behindAfter(
  question: Question,
  choices: readonly Choice[],
  index: number,
  behind: readonly Choice[],
): readonly Choice[] {
  const taken = at(choices, index);
  if (!isMember(question, taken)) return [];
  return [...behind, ...choices.slice(0, index)].filter((each) => verbOf(each) === verbOf(taken));
}
