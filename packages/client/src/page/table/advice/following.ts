import { type Entry, lineOf } from '@carillon/flow';
import type { AdvisedPlan } from '@carillon/opponent';

/** The part of a plan that a player still has to do. */
export type Rest = Pick<AdvisedPlan, 'log' | 'choices'>;

/** When a hint was asked for: by which seat, and at which length of the journal. */
export interface Moment {
  readonly seat: string | null;
  readonly length: number;
}

/** The question that is asked now. */
interface Question {
  readonly seat: string | null;
  readonly options: readonly { readonly text: string }[];
}

/** What a seat has chosen since a moment; `undefined` if what came before it was taken back. */
export function chosenSince(
  journal: readonly Entry[],
  { seat, length }: Moment,
): readonly { readonly choice: string; readonly auto?: true }[] | undefined {
  const line = lineOf(journal);
  if (lineOf(journal.slice(0, length)).some((number, i) => line[i] !== number)) return undefined;
  return line.flatMap((number) => {
    const entry = journal[number];
    return number >= length && entry !== undefined && 'choice' in entry && entry.who === seat ? [entry] : [];
  });
}

/**
 * What is left of a plan after these choices, which must be its first ones; `undefined` if the player has left it, it is
 * done, or it cannot go on at this question. Choices without a deed between them may come in any order, for instance the
 * units of a force; automatic ones that the plan does not have do not matter.
 */
export function restOf(
  { log, choices }: Rest,
  made: NonNullable<ReturnType<typeof chosenSince>>,
  moment: Moment,
  { seat, options }: Question,
): Rest | undefined {
  const left = [...choices];
  for (const { choice, auto } of made) {
    const next = left.findIndex(({ text, logged }) => text === choice && logged === left[0]?.logged);
    if (next >= 0) left.splice(next, 1);
    else if (auto !== true) return undefined;
  }
  const [first] = left;
  if (first === undefined) return undefined;
  const offered = new Set(options.map(({ text }) => text));
  const goesOn = left.some(({ text, logged }) => logged === first.logged && offered.has(text));
  if (seat === moment.seat && !goesOn) return undefined;
  const rest = left.map(({ text, logged }) => ({ text, logged: logged - first.logged }));
  return { log: log.slice(first.logged), choices: rest };
}
