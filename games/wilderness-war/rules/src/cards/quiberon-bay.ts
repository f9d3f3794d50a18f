import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, card, marker, REMOVED_CARD, space } from '../ids.ts';
import { controls } from '../query/control.ts';
import { placeMarker, removeMarker } from './effects.ts';
import type { EventCard } from './event.ts';

const LOUISBOURG = space.of('louisbourg');
const SQUADRONS = card.of('louisbourg-squadrons-21');
const QUIBERON_BAY = marker.of('quiberon-bay');
const DIPLOMATIC_REVOLUTION = marker.of('diplomatic-revolution');
/** From this year on it has no other condition. */
const FROM_YEAR = 1760;

/**
 * Quiberon Bay (62): once the Louisbourg Squadrons are gone, or Louisbourg is British, or late in the war. From the
 * next deal on the French hand size is seven; from the next season on the British go first; and the French get nothing
 * more from Europe. Confidence: high.
 */
export const quiberonBay: EventCard = {
  allowed: (g) =>
    met(
      CLAUSES.squadronsGone,
      g.cards.get(SQUADRONS) === REMOVED_CARD || controls(g, BRITISH, LOUISBOURG) || g.year >= FROM_YEAR,
    ),
  play(g, _by, say) {
    placeMarker(g, say, QUIBERON_BAY);
    removeMarker(g, say, DIPLOMATIC_REVOLUTION);
    return undefined;
  },
};
