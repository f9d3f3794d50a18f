import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { isBastion, type Table, typeOf } from './table.ts';

/** 13.2.3 Of two Reduced units of one type, one is flipped to Full and one is eliminated, as long as there are two. */
export function* combine(table: Table, at: string, side: SideName, stack: readonly string[]): Course {
  for (const type of [...new Set(stack.map(typeOf))]) {
    // 3.4, 12.0 Bastions are never repaired.
    const reduced = (): string[] =>
      stack.filter(
        (each) => table.now.place[each] === at && typeOf(each) === type && !isBastion(each) && table.isReduced(each),
      );
    while (reduced().length > 1) {
      const [kept = ''] = yield* ask(
        'combine.keep',
        side,
        reduced().map((each) => `keep ${each}`),
      );
      table.flip(kept, false);
      const [lost = ''] = yield* ask(
        'combine.eliminate',
        side,
        reduced().map((each) => `eliminate ${each}`),
      );
      table.eliminate(lost);
    }
  }
}
