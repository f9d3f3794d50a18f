import { met } from '@carillon/flow';
import { removeCard } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { FRENCH, marker, space } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { EventRoll, LouisbourgSquadrons } from '../procedures/contents-events.ts';
import { controls } from '../query/control.ts';
import { placeMarker } from './effects.ts';
import type { EventCard } from './event.ts';

const LOUISBOURG = space.of('louisbourg');
const NO_AMPHIB = marker.of('no-amphib');
const NO_FRENCH_NAVAL = marker.of('no-french-naval');

/** Open reading: on which rolls the squadrons are lost. One source; another shows only that a 5 does no harm. */
const LOST_UP_TO = 3;

/**
 * Louisbourg Squadrons (21): no Amphibious Landings for the rest of the year. On a low roll the French also lose naval
 * moves for good, and the card leaves the game. Confidence: high.
 */
export const louisbourgSquadrons: EventCard = {
  allowed: (g) => met(CLAUSES.frenchLouisbourg, controls(g, FRENCH, LOUISBOURG)),
  play(g, _by, say, played) {
    placeMarker(g, say, NO_AMPHIB);
    return flow.call(LouisbourgSquadrons, { card: played });
  },
};

LouisbourgSquadrons.define({
  roll: () => LouisbourgSquadrons.callFor('rolled', EventRoll, {}),
  outcome(g, f) {
    if (f.rolled > LOST_UP_TO) return LouisbourgSquadrons.end();
    removeCard(g, f.card);
    placeMarker(g, f.say, NO_FRENCH_NAVAL);
    return LouisbourgSquadrons.end();
  },
});
