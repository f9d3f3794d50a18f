import { explaining, type FrameOf } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { type Deck, deckOf, FRENCH, INDIAN_DECK, type Point, point } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { PointsLost } from '../procedures/contents-events.ts';
import { deckOfPoint, isLeft } from '../query/cards.ts';
import { eachKeptOut } from '../query/offers.ts';
import type { State } from '../state.ts';
import type { StartEvent } from './event.ts';

/** Delayed Supplies from France (6): the French lose a point of the Indian card and one of their own. */
export const delayedSuppliesFromFrance: StartEvent = {
  needsCards: true,
  ask: () => flow.call(PointsLost, {}),
  isVain: (g) => [INDIAN_DECK, deckOf(FRENCH)].every((of) => losable(g, of).length === 0),
};

const losable = (g: State, from: Deck): Point[] =>
  point.all.filter((each) => deckOfPoint(each) === from && isLeft(g, each));
const deckIn = (f: FrameOf<typeof PointsLost>): Deck => (f.indian ? INDIAN_DECK : deckOf(FRENCH));

/** Explain mode: points of the other deck, and those that are gone. */
const eachOtherPoint = (points: readonly Point[], offer: (of: Point) => void): void =>
  eachKeptOut(
    point.all,
    (of) => points.includes(of),
    () => CLAUSES.pointToLose,
    offer,
  );

PointsLost.define({
  begin(_g, f) {
    f.indian = true;
  },
  able: (g, f) => (losable(g, deckIn(f)).length === 0 ? PointsLost.goto('again') : undefined),
  lose: PointsLost.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { lose: [point] },
    list(g, f, offer) {
      const points = losable(g, deckIn(f));
      for (const each of points) offer.lose(each);
      if (explaining()) eachOtherPoint(points, offer.lose);
    },
    take: {
      lose(g, f, of) {
        g.pointsGone.add(of);
        f.say?.({ type: 'points-lost', side: 'french', card: 'delayed-supplies-from-france-6', points: 1 });
        return undefined;
      },
    },
  }),
  again(_g, f) {
    if (!f.indian) return PointsLost.end();
    f.indian = false;
    return PointsLost.goto('able');
  },
});
