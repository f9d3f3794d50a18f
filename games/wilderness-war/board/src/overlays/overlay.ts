import { type MakeOverlay, nameIn, overlaysIn } from '@carillon/wargame-board';
import type { PlaceName, SpaceName, View } from '@carillon/wilderness-war-rules/reference';
import { isPlace, isSpace } from '../position/facts.ts';
import { type Plain, sayAny } from '../texts/index.ts';

/** Makes an overlay of Wilderness War. */
export const overlay: MakeOverlay<View, Plain> = overlaysIn(sayAny);

/** A space or box in the rules' answers. */
export const placeOf: (name: unknown) => PlaceName = nameIn(isPlace, 'place');
/** A space in the rules' answers. */
export const spaceOf: (name: unknown) => SpaceName = nameIn(isSpace, 'space');
