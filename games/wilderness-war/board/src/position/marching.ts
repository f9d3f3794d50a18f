import { type FrameNamed, frameOf, framesOf } from '@carillon/board';
import type { SavedFrame, SpaceName, View } from '@carillon/wilderness-war-rules';

/** A march: its pieces, their space, and the distance they have moved. */
export type Marching = FrameNamed<SavedFrame, 'march'>['locals'];

/** The force or piece on the march. */
export const marching = (view: View): Marching | undefined => frameOf(view.stack, 'march')?.locals;

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
