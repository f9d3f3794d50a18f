import { BRITISH, card, deckOf, type Point, point } from '../ids.ts';
import { deckOfPoint, pointFacts } from '../query/cards.ts';
import type { State } from '../state.ts';
import type { StartEvent } from './event.ts';

/** Army points that the British lose. */
const WAGONS = 2;

/** Open reading (30): whether doubled Army points and Sail/Army points can be lost. Taken as no. */
function isPlainArmy(g: State, each: Point): boolean {
  const facts = deckOfPoint(each) === deckOf(BRITISH) ? pointFacts(g, each) : undefined;
  return facts?.type === 'army' && !facts.double;
}

/** Reluctant Wagoneers (30): the British lose the first two plain Army points of their card. */
export const reluctantWagoneers: StartEvent = {
  needsCards: true,
  happen(g, say, played) {
    const lost = point.all.filter((each) => isPlainArmy(g, each) && !g.pointsGone.has(each)).slice(0, WAGONS);
    for (const each of lost) g.pointsGone.add(each);
    if (lost.length > 0)
      say?.({ type: 'points-lost', side: 'british', card: card.nameOf(played), points: lost.length });
  },
};
