import { at } from '@carillon/kit';
import { type Choice, verbOf } from './choice.ts';
import type { Question } from './procedure.ts';

// Sets whose members are named in any order. A search that goes through all choices comes to each set by many ways; it needs one.

/** Whether a choice names a member of a set in any order. */
export const isMember = ({ verbs, anyOrder }: Question, choice: Choice): boolean =>
  anyOrder?.includes(at(verbs, verbOf(choice))) ?? false;

/**
 * For a search that goes through `choices` one after another: what it may leave out after the one at `index`, if that one leads
 * back to the same question (`asksAgain`). It is what was tried before it with the same verb: to name that now would make a
 * set that the search has been to. `behind`: what it left out at this question, and so goes on to leave out.
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
