import { NONE } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';
import { hasReducedFace, isCommander, isFleet, isFort } from './counters.ts';
import { BRITISH, card, deck, PLAYED, piece, place, placeOf, RESERVE, SAIL_BOX, side, space, spaceOf } from './ids.ts';
import { homeOf, isBase, isCoastal, isWilderness } from './map.ts';
import { deckWith } from './query/cards.ts';
import { countIn, sideOf, unitsIn } from './query/presence.ts';
import type { State } from './state.ts';

/** Demands what holds in every position, whatever is being asked. */
export function check(g: State): void {
  checkUnits(g);
  checkSpaces(g);
  checkCards(g);
}

const counted = new Int16Array(side.count * place.count);

function checkUnits(g: State): void {
  counted.fill(0);
  for (const p of piece.all) {
    const where = g.place.get(p);
    const of = sideOf(g, p);
    invariant(!g.reduced.has(p) || hasReducedFace(p), () => `${piece.nameOf(p)} has no Reduced face`);
    if (where > SAIL_BOX) continue;
    invariant(of !== NONE, () => `${piece.nameOf(p)} is on the map and belongs to nobody`);
    const at_ = spaceOf(where);
    invariant(!isFleet(p) || at_ === NONE || isCoastal(at_), () => `the Fleet ${piece.nameOf(p)} is inland`);
    if (isCommander(p)) continue;
    const index = Number(of) * place.count + where;
    counted[index] = at(counted, index) + 1;
  }
  for (const of of side.all) {
    for (const each of place.all) {
      if (each > SAIL_BOX) continue;
      invariant(
        unitsIn(g, of, each) === at(counted, of * place.count + each),
        () => `the units at ${place.nameOf(each)} are miscounted`,
      );
    }
  }
}

function checkSpaces(g: State): void {
  for (const each of space.all) {
    const name = space.nameOf(each);
    const controller = g.control.get(each);
    invariant(!isWilderness(each) || controller === NONE, () => `${name} is Wilderness and under control`);
    invariant(!isBase(each) || controller === BRITISH, () => `the Base ${name} has left British control`);
    invariant(homeOf(each) === NONE || controller !== NONE, () => `the Home Space ${name} is neutral`);
    if (g.frenchUnits.get(placeOf(each)) + g.britishUnits.get(placeOf(each)) === 0) continue;
    const forts = side.all.reduce((sum, of) => sum + countIn(g, of, placeOf(each), isFort), 0);
    invariant(forts <= 1, () => `more than one Fort stands at ${name}`);
  }
}

/** Neither hand holds more than one Reserve; what is in play is what its deck has played. */
function checkCards(g: State): void {
  for (const each of card.all) {
    const isPlayed = g.played.get(deckWith(each)) === each;
    invariant((g.cards.get(each) === PLAYED) === isPlayed, () => `${card.nameOf(each)} is in play and not in play`);
  }
  for (const of of deck.all) {
    const reserves = card.all.filter((each) => deckWith(each) === of && g.cards.get(each) === RESERVE);
    invariant(reserves.length <= 1, () => `there are ${reserves.length} Reserve cards of ${deck.nameOf(of)}`);
  }
}
