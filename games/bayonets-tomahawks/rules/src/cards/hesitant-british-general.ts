import { BRITISH, FRENCH, placeOf, space } from '../ids.ts';
import { eachIn, hasUnits } from '../query/presence.ts';
import { pickingStack } from './effects.ts';

/** Hesitant British General (33): the French make any British stack on the map Spent. */
export const hesitantBritishGeneral = pickingStack({
  by: FRENCH,
  among: (g) => space.all.filter((each) => hasUnits(g, BRITISH, each)),
  take(g, say, where) {
    say?.({ type: 'spent', side: 'british', at: space.nameOf(where), rule: '7.4' });
    eachIn(g, BRITISH, placeOf(where), (p) => {
      g.spent.add(p);
    });
  },
});
