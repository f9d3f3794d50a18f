import type { PieceName, StepName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Asked, innermost, type Option, type Picking, stepOf } from '@carillon/board';
import { isCommander, isFleet, pieceFacts } from './position/facts.ts';
import { counters } from './position/stacks.ts';

/**
 * Questions that put a force together: the verb that takes a counter, the choice that ends it, and whether players
 * usually want all.
 */
const QUESTIONS: { readonly [S in StepName]?: readonly [verb: string, done: string, all: boolean] } = {
  'march.muster': ['take', 'done', true],
  'sail.muster': ['take', 'done', true],
  'marshal.call': ['call', 'done', true],
  'construction.join': ['take', 'go', false],
  'return-to-colonies.garrison': ['stay', 'done', false],
  'voyage-home.garrison': ['stay', 'done', false],
  'winter-quarters.disband': ['stay', 'done', true],
};

/** The counters being put together at this question; `undefined` at every other question. */
export function picking(view: View, _asked: Asked, options: readonly Option[]): Picking | undefined {
  const asking = innermost(view.stack);
  const question = asking && QUESTIONS[stepOf(asking)];
  if (!question) return undefined;
  const marches = asking.procedure === 'march';
  const [verb, done, all] = question;
  const candidates = counters.offered(view, options, verb);
  if (candidates.length === 0) return undefined;
  const wish = all ? goingAlong(marches, candidates).toSorted((a, b) => wanted(b) - wanted(a)) : [];
  return {
    verb,
    done,
    groups: counters.looking(view, candidates).map(({ pieces }) => pieces),
    wish,
    marches,
  };
}

/**
 * The default selection: on a march no Fleets with other units, because together they could only go along the coast.
 */
function goingAlong(marches: boolean, candidates: readonly PieceName[]): readonly PieceName[] {
  const ashore = candidates.filter((piece) => !isFleet(piece));
  return marches && ashore.length > 0 ? ashore : candidates;
}

/** The order of preference if not all may go: Commanders, Brigades, Artillery, then Light units. */
function wanted(piece: PieceName): number {
  if (isCommander(piece)) return 10 + pieceFacts(piece).rating;
  return { square: 6, circle: 4, triangle: 2 }[pieceFacts(piece).shape ?? 'triangle'];
}
