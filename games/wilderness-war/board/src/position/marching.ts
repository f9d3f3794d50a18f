import { type FrameNamed, frameOf, framesOf, innermost } from '@carillon/board';
import type { PieceName, SavedFrame, SpaceName, View } from '@carillon/wilderness-war-rules/reference';

/** A march: its pieces, their space, and the distance they have moved. */
export type Marching = FrameNamed<SavedFrame, 'march'>['locals'];

/** The force or piece on the march. */
export const marching = (view: View): Marching | undefined => frameOf(view.stack, 'march')?.locals;

/**
 * The pieces chosen for the present action: on the march, in the force being put together, or activated one by one
 * (5.3).
 */
export function chosenIn(view: View): readonly PieceName[] {
  return marching(view)?.force ?? gathered(view);
}

/** The pieces chosen so far while their side is still choosing. */
export function gathered(view: View): readonly PieceName[] {
  const asking = innermost(view.stack);
  if (asking?.procedure === 'muster') return [asking.locals.commander, ...asking.locals.force];
  return asking?.procedure === 'activation' ? asking.locals.force : [];
}

/** The space that the innermost procedure with a place is about. */
export function spaceAround(view: View): SpaceName | undefined {
  const placed = framesOf(
    view.stack,
    'march',
    'interception',
    'avoid',
    'displacement',
    'battle',
    'retreat',
    'shelter',
    'siege',
    'capture',
    'relocation',
    'assault',
    'raid',
    'go-home',
    'year-end',
    'attrition',
    'indians-desert',
    'small-pox',
  );
  return placed.findLast(({ locals }) => locals.at !== null)?.locals.at ?? undefined;
}
