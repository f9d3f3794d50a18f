import { BadValue, type StateBase } from '@carillon/flow';
import { BadTask } from './bad-task.ts';
import type { Brain } from './brain.ts';

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
