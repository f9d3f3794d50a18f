import { NONE } from '@carillon/flow';
import { addRaidPoints, join } from '../change.ts';
import { BRITISH, FRENCH, type Nation, nation } from '../ids.ts';
import { isNeutralNation } from '../query/presence.ts';
import { vpOf } from '../query/victory.ts';
import { heldBy } from './effects.ts';
import type { StartEvent } from './event.ts';

// Four cards that bring in an Indian Nation, the Cherokee or the Iroquois, for either faction.

const CHEROKEE: Nation = nation.of('cherokee');
const IROQUOIS: Nation = nation.of('iroquois');

/** The French VP up to which the British win a Nation, and from which the French win the Iroquois. */
const FRENCH_WEAK = 2;
const FRENCH_STRONG = 4;
/** Raid Points that the French lose or gain instead. */
const POINTS = 2;

/** A Nation joins the British, or the French lose Raid Points. */
const british = (which: Nation): StartEvent => ({
  happen(g, say) {
    if (vpOf(g, FRENCH) > FRENCH_WEAK) return;
    if (isNeutralNation(g, which)) join(g, say, which, BRITISH, '8.0');
    else addRaidPoints(g, say, FRENCH, -POINTS);
  },
});

/** Cherokee Diplomacy, British (13). */
export const cherokeeDiplomacyBritish = british(CHEROKEE);
/** Iroquois Diplomacy, British (19). */
export const iroquoisDiplomacyBritish = british(IROQUOIS);

/** Up to this Year the card brings the French only Raid Points. */
const EARLY_UNTIL = 1756;
/**
 * British Home Spaces that bring in the Cherokee when in French hands.
 *
 * Open reading (29): which spaces the card names. Taken as those from New York southward.
 */
const SOUTHERN_SPACES = 2;

/** Cherokee Diplomacy, French (29): early, or once the Cherokee are British, it brings Raid Points instead. */
export const cherokeeDiplomacyFrench: StartEvent = {
  happen(g, say, played) {
    const joined = g.joined.get(CHEROKEE);
    if (g.year <= EARLY_UNTIL || joined === BRITISH) addRaidPoints(g, say, FRENCH, POINTS);
    else if (joined === NONE && heldBy(g, FRENCH, played).length >= SOUTHERN_SPACES)
      join(g, say, CHEROKEE, FRENCH, '8.0');
  },
};

/** Iroquois Diplomacy, French (38). */
export const iroquoisDiplomacyFrench: StartEvent = {
  happen(g, say) {
    if (vpOf(g, FRENCH) >= FRENCH_STRONG && isNeutralNation(g, IROQUOIS)) join(g, say, IROQUOIS, FRENCH, '8.0');
  },
};
