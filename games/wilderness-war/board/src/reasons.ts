import { type Reasons, reasonsIn } from '@carillon/board';
import type { PieceName, View } from '@carillon/wilderness-war-rules/reference';
import { isPiece } from './position/facts.ts';
import { type Args, isKey, sayAny } from './texts/index.ts';
import { label } from './texts/label.ts';
import { pieceName } from './texts/pieces.ts';

const words = { isKey, sayAny, label, isPiece, pieceName };

/**
 * Explains why a choice is not available. Demolishing a fort is possible at most questions: it is mentioned only if
 * asked about.
 */
export const reasons: Reasons<View> = reasonsIn<View, Args, PieceName>({ ...words, aside: 'demolish' });
