import { inLine, NONE } from '@carillon/flow';
import { homeOf, isCoureurs, isLeader, sideOf } from '../counters.ts';
import { FRENCH, NO_WORK, type Piece, piece, placeOf, type Space, side, space } from '../ids.ts';
import { Construction, flow, March } from '../procedures/contents.ts';
import { Event } from '../procedures/contents-events.ts';
import { YearEnd } from '../procedures/contents-year.ts';
import { strandedAt } from '../query/stranded.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

const PAYS_DEN_HAUT: Space = space.of('pays-den-haut');

/** 10.413 Its own Indians, and French leaders and Coureurs who have gone home with them. */
const mayBeInPaysDenHaut = (p: Piece): boolean =>
  homeOf(p) === PAYS_DEN_HAUT || isCoureurs(p) || (isLeader(p) && sideOf(p) === FRENCH);

/** 2.0 Nothing moves into Pays d'en Haut: it has no other pieces, no works and no Raided markers. */
export function checkPaysDenHaut(g: State): void {
  for (const p of piece.all) {
    if (g.place.get(p) !== placeOf(PAYS_DEN_HAUT) || mayBeInPaysDenHaut(p)) continue;
    throw impossible('out-of-reach', `${piece.nameOf(p)} cannot come to pays-den-haut`, inLine('at', piece.nameOf(p)));
  }
  const raided = g.frenchRaids.get(PAYS_DEN_HAUT) + g.britishRaids.get(PAYS_DEN_HAUT) > 0;
  if (g.works.get(PAYS_DEN_HAUT) === NO_WORK && !raided) return;
  throw impossible('out-of-reach', 'nobody builds or raids in pays-den-haut', inLine('space', 'pays-den-haut'));
}

/** While these run, a leader may be about to retreat. */
const isMoving = (g: State): boolean =>
  [March, Event, Construction, YearEnd].some((each) => flow.within(g, each) !== undefined);

/** 6.53 No leader is alone among enemies, except in the moment before he retreats. */
export function checkLeadersAlone(g: State): void {
  if (isMoving(g)) return;
  for (const of of side.all) {
    const where = strandedAt(g, of);
    if (where === NONE) continue;
    const name = space.nameOf(where);
    throw impossible('leader-stranded', `a leader is alone among enemies at ${name}`, inLine('at', name));
  }
}
