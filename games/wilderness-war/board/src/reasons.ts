import { type Reasons, reasonsIn } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { isPiece } from './position/facts.ts';
import { type Args, isKey, sayAny } from './texts/index.ts';
import { label } from './texts/label.ts';
import { pieceName } from './texts/pieces.ts';

/**
 * Explains why a choice is not available. Demolishing a fort is possible at most questions: it is mentioned only if
 * asked about.
 */
export const reasons: Reasons<View> = reasonsIn<View, Args>({
  isKey,
  sayAny,
  pieceName: (id, language) => (isPiece(id) ? pieceName(id, language) : id),
  label,
  aside: 'demolish',
});
