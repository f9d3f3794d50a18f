import { BadValue, type StateBase, type Witnessed } from '@carillon/flow';
import { BadTask } from './bad-task.ts';
import type { Brain } from './brain.ts';
import type { Level } from './levels.ts';

/** An observer's state from a view. Throws a `BadTask` if the view does not fit the title. */
export function readView<G extends StateBase, View>(brain: Pick<Brain<G, View>, 'rules'>, view: View): G {
  try {
    return brain.rules.fromView(view);
  } catch (error) {
    if (error instanceof BadValue || error instanceof TypeError)
      throw new BadTask('bad_view', `the view does not fit: ${error.message}`);
    throw error;
  }
}

/** The answers that a seat has witnessed, checked. Throws a `BadTask` if they have the wrong shape. */
function mustBeWitnessed(witnessed: readonly Witnessed[] | undefined): readonly Witnessed[] | undefined {
  const isWord = (word: unknown): boolean => typeof word === 'string';
  const isRight = (each: Partial<Witnessed> | null): boolean =>
    isWord(each?.step) && isWord(each?.who) && isWord(each?.choice) && Array.isArray(each?.log);
  if (witnessed === undefined || (Array.isArray(witnessed) && witnessed.every(isRight))) return witnessed;
  throw new BadTask('bad_witness', 'what the seat has witnessed has another form');
}

/**
 * A function that deals hidden cards for a level: by the witnessed answers if the level has beliefs and the title
 * habits.
 */
export function dealerFor<G extends StateBase, View>(
  { dealer, habits }: Pick<Brain<G, View>, 'dealer' | 'habits'>,
  { believes }: Pick<Level, 'believes'>,
  { view, witnessed }: { readonly view: View; readonly witnessed?: readonly Witnessed[] | undefined },
): ReturnType<typeof dealer> {
  const known = believes ? mustBeWitnessed(witnessed) : undefined;
  return dealer(view, habits === undefined ? undefined : known);
}
