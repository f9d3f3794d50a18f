import { frameOf, type PickedOut, type Question } from '@carillon/board';
import type { PieceName, View } from '@carillon/wilderness-war-rules/reference';
import { isPiece } from '../position/facts.ts';
import { marching } from '../position/marching.ts';
import { counters } from '../position/stacks.ts';

/** The force of an overlay: the marching one, the one being put together, or the one the user points at. */
export function forceOf(view: View, picked: PickedOut): readonly PieceName[] | undefined {
  const march = marching(view);
  if (march) return march.force;
  const mustered = muster(view, picked.taken);
  if (mustered.length > 0) return mustered;
  return stackUnder(view, picked);
}

/** The leader of the force that is marching or being put together. */
export const commanderOf = (view: View): PieceName | undefined =>
  marching(view)?.commander ?? frameOf(view.stack, 'muster')?.locals.commander;

/** The arguments of a query about that force: the march so far, or a force that might set out now. */
export function askAbout(name: string, view: View, picked: PickedOut): readonly Question[] | undefined {
  if (marching(view)) return [{ name, args: {} }];
  const force = forceOf(view, picked);
  return force && [{ name, args: { force } }];
}

/** 5.34 The leader, those already in his force, and those selected to go with him. */
function muster(view: View, taken: readonly string[]): readonly PieceName[] {
  const muster = frameOf(view.stack, 'muster')?.locals;
  return muster ? [...new Set([muster.commander, ...muster.force, ...taken.filter(isPiece)])] : [];
}

/** The stack that contains a piece; at a space, that of the active side, else the first. */
function stackUnder(view: View, { target }: PickedOut): readonly PieceName[] | undefined {
  const stacks = counters.stacks(view).filter(({ inside }) => !inside);
  const there = stacks.filter(
    ({ place, units, leaders }) =>
      (target?.kind === 'space' && place === target.id) ||
      (target?.kind === 'piece' && [...units, ...leaders].some((piece) => piece === target.id)),
  );
  const found = there.find(({ side }) => side === view.seat) ?? there[0];
  return found && [...found.leaders, ...found.units];
}
