import { met, NONE, unmet } from '@carillon/flow';
import { sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { type Side, type Space, space } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { BastionsRepaired } from '../procedures/contents-events.ts';
import { setSiegeLevel, siegeLevel } from '../query/siege.ts';
import { at } from '../say.ts';
import { besiegedSide } from '../settle.ts';
import type { State } from '../state.ts';
import type { EventCard } from './event.ts';

/** Calls `offer` for each friendly fort or fortress under a siege of level 1 or 2. */
function eachBreached(g: State, of: Side, offer: (where: Space) => void): void {
  for (let s = g.besieged.first(); s !== NONE; s = g.besieged.after(s)) {
    if (siegeLevel(g, s) > 0 && besiegedSide(g, s) === of) offer(s);
  }
}

/**
 * Bastions Repaired (5): one siege of a friendly fort or fortress goes back to level 0; it is not lifted. Confidence:
 * high.
 */
export const bastionsRepaired: EventCard = {
  allowed(g, by) {
    let some = false;
    eachBreached(g, by, () => {
      some = true;
    });
    return met(CLAUSES.breached, some);
  },
  play: (_g, by) => flow.call(BastionsRepaired, { side: by }),
};

BastionsRepaired.define({
  // 8.23 The siege level becomes 0.
  choose: BastionsRepaired.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { repair: [space] },
    list(g, f, offer) {
      eachBreached(g, f.side, offer.repair);
      if (unmet(CLAUSES.breachedHere)) for (const where of space.all) offer.repair(where);
    },
    take: {
      repair(g, f, where) {
        setSiegeLevel(g, where, 0);
        f.say?.({ type: 'bastions-repaired', side: sideName(f.side), at: at(where) });
      },
    },
  }),
  close: () => BastionsRepaired.end(),
});
