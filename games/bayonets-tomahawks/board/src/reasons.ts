import type { View } from '@carillon/bayonets-tomahawks-rules';
import type { Reasons } from '@carillon/board';

/** The rules are asked for no reasons: what may not be chosen is not lit. */
export const reasons: Reasons<View> = {
  ask: () => undefined,
  tell: () => undefined,
  askBarred: () => undefined,
  tellBarred: () => [],
};
