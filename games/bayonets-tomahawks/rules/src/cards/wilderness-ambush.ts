import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isLight } from '../counters.ts';
import { card, FRENCH, placeOf, type Space } from '../ids.ts';
import { isOutpost, isWilderness } from '../map.ts';
import { countIn } from '../query/presence.ts';
import type { State } from '../state.ts';
import type { BattleEvent } from './battle-event.ts';

/** The number of Light units with which the ambush counts twice. */
const MANY_LIGHTS = 3;

const lightsAt = (g: State, at: Space): number =>
  countIn(g, FRENCH, placeOf(at), (p) => isLight(p) && !g.sittingOut.has(p));

/** Wilderness Ambush (32): with Light units in an Outpost or the Wilderness; twice as good with many. */
export const wildernessAmbush: BattleEvent = {
  card: card.of('wilderness-ambush-32'),
  allowed: (g, at) =>
    met(CLAUSES.ambushGround, isOutpost(at) || isWilderness(at)) && met(CLAUSES.ambushLights, lightsAt(g, at) > 0),
  effect: (g, at) => ({ french: lightsAt(g, at) >= MANY_LIGHTS ? 2 : 1, british: 0, coup: false }),
};
