import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { isBastion, type Table, typeOf } from './table.ts';

/**
 * 13.2.3 Of two Reduced units of one type, one is flipped to Full and one is eliminated, as long as there are two. The
 * rule leaves open which type comes first, so the oracle follows the question that the game asks.
 */
export function* combine(table: Table, at: string, side: SideName, stack: readonly string[]): Course {
  for (;;) {
    const reduced = reducedOf(table, at, stack);
    if (reduced.length === 0) return;
    const [kept = ''] = yield* ask(
      'combine.keep',
      side,
      reduced.map((each) => `keep ${each}`),
    );
    table.flip(kept, false);
    const [lost = ''] = yield* ask(
      'combine.eliminate',
      side,
      reduced.filter((each) => each !== kept).map((each) => `eliminate ${each}`),
    );
    leaveMarkers(table, lost, kept);
    table.eliminate(lost);
  }
}

/** 10.6.1, 11.0 A Landing or Marshal marker is on the space, with a Spent marker. */
function leaveMarkers(table: Table, lost: string, kept: string): void {
  for (const marker of ['landed', 'marshaled'] as const) {
    if (!table.is(marker, lost)) continue;
    table.mark(marker, [kept]);
    table.mark('spent', [kept]);
  }
}

/** The Reduced units of one type of which there are at least two. 3.4, 12.0 Bastions are never repaired. */
function reducedOf(table: Table, at: string, stack: readonly string[]): readonly string[] {
  const reduced = stack.filter((each) => table.now.place[each] === at && !isBastion(each) && table.isReduced(each));
  const types = [...new Set(reduced.map(typeOf))]
    .map((type) => reduced.filter((each) => typeOf(each) === type))
    .filter(({ length }) => length > 1);
  return types.find((units) => units.some((each) => table.asked.includes(`keep ${each}`))) ?? types[0] ?? [];
}
