import type { View } from '@carillon/bayonets-tomahawks-rules';
import { type Reasons, reasonsIn } from '@carillon/board';
import { firstKey, isKey, say } from './texts/index.ts';

/** Why something may not be chosen. Verbs are named alone: most name an Action Point as well, and which is open. */
export const reasons: Reasons<View> = reasonsIn({
  isKey,
  say,
  label: (_view, { procedure }, { verb }, language) =>
    say(language, firstKey('label.done', `verb.${verb}.${procedure}`, `verb.${verb}`, `label.${verb}`)),
});
