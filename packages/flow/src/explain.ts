import { Choices, type Wanted } from './choice.ts';
import { type Clause, type Lifted, lifting, reasons } from './clauses.ts';
import type { Machine } from './flow.ts';
import type { Seat } from './procedure.ts';
import type { StateBase } from './shape.ts';

const choices = new Choices();

/** What is listed for a seat while clauses are lifted: whether one of the choices wanted is, and which clauses are unmet. */
function listed<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: (choice: number) => boolean,
  lifted: readonly Clause[],
): Lifted {
  const unmet = lifting(
    lifted,
    () => flow.list(g, seat, choices),
    () => choices.count,
  );
  for (let i = 0; i < choices.count; i++) {
    if (wanted(choices.get(i))) return { allows: true, unmet: unmet.found, way: unmet.wayTo(i) };
  }
  return { allows: false, unmet: unmet.found, way: [] };
}

/** Whether `seat`, who is asked, could make one of the choices wanted if these clauses were lifted. */
export const isAllowed = <G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: Wanted,
  lifted: readonly Clause[],
): boolean => listed(flow, g, seat, flow.wanted(g, wanted), lifted).allows;

/**
 * Why `seat`, who is asked, can make none of the choices wanted: the clauses any of which, lifted alone, would let it, in the
 * order in which the rules come to them; where none would, the fewest that do so together. Empty where it can; `undefined`
 * where no clause stands in the way. Throws a `BadValue` where the question knows no such choices.
 */
export function explain<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: Wanted,
): readonly Clause[] | undefined {
  const isWanted = flow.wanted(g, wanted);
  return reasons((lifted) => listed(flow, g, seat, isWanted, lifted));
}
