import type { SpaceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type MakeOverlay, nameIn, overlaysIn } from '@carillon/wargame-board';
import { isSpace } from '../position/facts.ts';
import { type Plain, sayAny } from '../texts/index.ts';

/** Makes an overlay of Bayonets & Tomahawks. */
export const overlay: MakeOverlay<View, Plain> = overlaysIn(sayAny);

/** A space in the rules' answers. */
export const spaceOf: (name: unknown) => SpaceName = nameIn(isSpace, 'space');
