import { met } from '@carillon/flow';
import { eliminate } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { VP_THRESHOLDS } from '../data/tables.ts';
import { piece } from '../ids.ts';
import { mayBeRemoved } from '../query/reinforcement.ts';
import type { EventCard } from './event.ts';

const SHIRLEY = piece.of('shirley');

/** Intrigues Against Shirley (70): with at least one French VP, Shirley leaves the game if he is on the map and not besieged. Confidence: medium. */
export const intriguesAgainstShirley: EventCard = {
  allowed: (g) =>
    met(CLAUSES.frenchLead, g.vp >= VP_THRESHOLDS.intriguesAgainstShirley) &&
    met(CLAUSES.shirleyThere, mayBeRemoved(g, SHIRLEY)),
  play(g, _by, say) {
    say?.({ type: 'leader-dismissed', leader: 'shirley', rule: '5.51' });
    eliminate(g, SHIRLEY);
    return undefined;
  },
};
