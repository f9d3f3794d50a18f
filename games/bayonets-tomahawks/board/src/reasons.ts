import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Reasons, reasonsIn } from '@carillon/board';
import { type Args, isKey, sayAny } from './texts/index.ts';

/**
 * Explains why a choice is not available. Verbs appear without their point: most name an Action Point as well, but not
 * which.
 */
export const reasons: Reasons<View> = reasonsIn<View, Args>({
  isKey,
  sayAny,
  label: (_view, { procedure }, { verb }, language) =>
    sayAny(
      language,
      [`verb.${verb}.${procedure}`, `verb.${verb}`, `label.${verb}`].find((key) => isKey(key)) ?? 'label.done',
    ),
});
