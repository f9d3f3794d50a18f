import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Reasons, reasonsIn } from '@carillon/board';
import { isPiece } from './position/facts.ts';
import { type Args, isKey, sayAny } from './texts/index.ts';
import { pieceName } from './texts/names.ts';

/**
 * Explains why a choice is not available. Verbs appear without their Action Point: most need one, but the question
 * about a verb does not say which.
 */
export const reasons: Reasons<View> = reasonsIn<View, Args, PieceName>({
  isKey,
  sayAny,
  isPiece,
  pieceName,
  label: (_view, { procedure }, { verb }, language) =>
    sayAny(
      language,
      [`verb.${verb}.${procedure}`, `verb.${verb}`, `label.${verb}`].find((key) => isKey(key)) ?? 'label.done',
    ),
});
