import { NONE } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';
import { isLeader, isMilitia, sideOf } from './counters.ts';
import { BRITISH, card, DRAW_PILE, FRENCH, handOf, NO_WORK, piece, side, space, spaceOf, UNKNOWN } from './ids.ts';
import { isFortress } from './map.ts';
import { flow, March } from './procedures/contents.ts';
import { isInHand } from './query/cards.ts';
import { hasUnits, unitsAt } from './query/presence.ts';
import type { State } from './state.ts';

/** Demands what holds in every position, whatever is being asked. */
export function check(g: State): void {
  checkUnits(g);
  checkCards(g);
  checkSpaces(g);
}

const counted = new Int16Array(side.count * space.count);

function checkUnits(g: State): void {
  counted.fill(0);
  for (const p of piece.all) {
    const where = spaceOf(g.place.get(p));
    invariant(!isLeader(p) || !g.reduced.has(p), () => `${piece.nameOf(p)} is a leader on a reduced side`);
    if (where === NONE || isLeader(p) || isMilitia(p) || g.inside.has(p)) continue;
    const index = sideOf(p) * space.count + where;
    counted[index] = at(counted, index) + 1;
  }
  for (const of of side.all) {
    for (const each of space.all) {
      const right = at(counted, of * space.count + each);
      invariant(unitsAt(g, of, each) === right, () => `the units at ${space.nameOf(each)} are miscounted`);
    }
  }
}

function checkCards(g: State): void {
  for (const each of g.shown.toArray()) {
    invariant(
      side.all.some((of) => isInHand(g, each, of)),
      () => `${card.nameOf(each)} is known to both but in no hand`,
    );
  }
  if (card.all.some((each) => g.cards.get(each) === UNKNOWN)) return;
  const inPlace = (where: number): number => card.all.filter((each) => g.cards.get(each) === where).length;
  for (const of of side.all) invariant(inPlace(handOf(of)) === g.held.get(of), 'a hand is miscounted');
  invariant(inPlace(DRAW_PILE) === g.undealt, 'the draw pile is miscounted');
}

function checkSpaces(g: State): void {
  for (const each of space.all) {
    invariant(
      g.works.get(each) === NO_WORK || !isFortress(each),
      () => `works stand in the fortress ${space.nameOf(each)}`,
    );
    // Enemies share a space only while one of them is being fought.
    const shared = hasUnits(g, FRENCH, each) && hasUnits(g, BRITISH, each);
    invariant(!shared || flow.within(g, March)?.at === each, () => `both sides are at ${space.nameOf(each)}`);
  }
}
