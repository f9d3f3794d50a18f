import type { Entry } from '@carillon/flow';

/**
 * The numbers of a seat's own choices among those in force, in order. Automatic answers are not its own choices.
 * `numbers`: those of the entries in force.
 */
export const ownChoices = (journal: readonly Entry[], numbers: readonly number[], who: string): readonly number[] =>
  numbers.filter((number) => {
    const entry = journal[number];
    return entry !== undefined && 'choice' in entry && entry.who === who && entry.auto !== true;
  });
