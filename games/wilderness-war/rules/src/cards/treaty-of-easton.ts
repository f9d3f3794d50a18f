import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, FRENCH, type Piece, space } from '../ids.ts';
import { adjacentTo } from '../map.ts';
import type { TribeName } from '../names.ts';
import { tribeOf } from '../query/alliance.ts';
import { hasDrilled, hasFreeFortification } from '../query/presence.ts';
import { gatherRemovable, hasRemovable } from '../query/reinforcement.ts';
import { scratch, takeAllAway } from './effects.ts';
import type { EventCard } from './event.ts';

const OHIO_FORKS = space.of('ohio-forks');
const TRIBES: readonly TribeName[] = ['delaware', 'mingo', 'shawnee'];

/**
 * Open reading: where British Drilled Troops must hold a fortification: at Ohio Forks, or next to it. One source only.
 */
const POSTS = [OHIO_FORKS, ...adjacentTo(OHIO_FORKS).map(({ to }) => to)];

const isOfTheTreaty = (p: Piece): boolean => TRIBES.some((tribe) => tribe === tribeOf(p));

/**
 * Treaty of Easton (32): with a garrison of Drilled Troops at or next to Ohio Forks, the Delaware, Mingo and Shawnee
 * leave the war. Confidence: medium.
 */
export const treatyOfEaston: EventCard = {
  allowed: (g) =>
    met(
      CLAUSES.ohioGarrison,
      POSTS.some((each) => hasDrilled(g, BRITISH, each) && hasFreeFortification(g, BRITISH, each)),
    ),
  idle: (g) => !hasRemovable(g, FRENCH, isOfTheTreaty),
  play(g, _by, say) {
    gatherRemovable(g, FRENCH, isOfTheTreaty, scratch.units);
    takeAllAway(g, say, scratch.units);
    return undefined;
  },
};
