import { cell, inLine, NONE, type None } from '@carillon/flow';
import { BrokenInvariant, invariant } from '@carillon/kit';
import { hasReducedFace, isCommander, isFleet, isFort } from './counters.ts';
import { impossible } from './faults.ts';
import {
  BRITISH,
  type Card,
  card,
  deck,
  FRENCH,
  type Piece,
  PLAYED,
  type Place,
  piece,
  place,
  placeOf,
  RESERVE,
  SAIL_BOX,
  type Side,
  type Space,
  side,
  space,
  spaceOf,
} from './ids.ts';
import { homeOf, isBase, isCoastal, isWilderness } from './map.ts';
import { deckWith } from './query/cards.ts';
import { countIn, sideOf } from './query/presence.ts';
import type { State } from './state.ts';

/** Demands what holds in every position, whatever is being asked. */
export function check(g: State): void {
  checkUnits(g);
  checkSpaces(g);
  checkCards(g);
}

/** Units at each place up to the Sail Box, counted anew: those of one side after those of the other. */
const counted = new Int16Array(side.count * place.count);
const indexOf = (of: Side, where: Place): number => of * place.count + where;

function checkUnits(g: State): void {
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p)) mustHaveReducedFace(p);
  counted.fill(0);
  const { place: places } = g;
  for (const p of piece.all) {
    const where = places.get(p);
    if (where > SAIL_BOX) continue;
    const of = sideOf(g, p);
    if (of === NONE) throw ofNobody(p);
    if (isFleet(p)) mustBeAfloat(p, spaceOf(where));
    if (isCommander(p)) continue;
    const index = indexOf(of, where);
    counted[index] = cell(counted, index) + 1;
  }
  checkCounted(g.frenchUnits, FRENCH);
  checkCounted(g.britishUnits, BRITISH);
}

/** The units of a side in each place are those of its column. */
function checkCounted(column: State['frenchUnits'], of: Side): void {
  for (const each of place.all) {
    if (each <= SAIL_BOX && column.get(each) !== cell(counted, indexOf(of, each)))
      throw new BrokenInvariant(`the units at ${place.nameOf(each)} are miscounted`);
  }
}

const mustHaveReducedFace = (p: Piece): void =>
  invariant(hasReducedFace(p), () => `${piece.nameOf(p)} has no Reduced face`);

const ofNobody = (p: Piece): BrokenInvariant =>
  new BrokenInvariant(`${piece.nameOf(p)} is on the map and belongs to nobody`);

const mustBeAfloat = (p: Piece, at: Space | None): void =>
  invariant(at === NONE || isCoastal(at), () => `the Fleet ${piece.nameOf(p)} is inland`);

function checkSpaces(g: State): void {
  const { control, frenchUnits, britishUnits } = g;
  for (const each of space.all) {
    const controller = control.get(each);
    if (controller === NONE) mustBeFree(each);
    else mustBeHeld(each, controller);
    if (frenchUnits.get(placeOf(each)) + britishUnits.get(placeOf(each)) > 1) checkForts(g, each);
  }
}

function mustBeFree(at: Space): void {
  if (homeOf(at) !== NONE) throw new BrokenInvariant(`the Home Space ${space.nameOf(at)} is neutral`);
  if (isBase(at)) throw baseLost(at);
}

function mustBeHeld(at: Space, controller: Side): void {
  if (isWilderness(at)) throw new BrokenInvariant(`${space.nameOf(at)} is Wilderness and under control`);
  if (isBase(at) && controller !== BRITISH) throw baseLost(at);
}

const baseLost = (at: Space): BrokenInvariant =>
  new BrokenInvariant(`the Base ${space.nameOf(at)} has left British control`);

function checkForts(g: State, at: Space): void {
  let forts = 0;
  for (const of of side.all) forts += countIn(g, of, placeOf(at), isFort);
  if (forts <= 1) return;
  const name = space.nameOf(at);
  throw impossible('two-forts', `more than one Fort stands at ${name}`, inLine('at', name));
}

const reserves = new Int16Array(deck.count);

/** Neither hand holds more than one Reserve; what is in play is what its deck has played. */
function checkCards(g: State): void {
  const { cards, played } = g;
  reserves.fill(0);
  for (const each of card.all) {
    const where = cards.get(each);
    const of = deckWith(each);
    if ((where === PLAYED) !== (played.get(of) === each)) throw misplayed(each);
    if (where === RESERVE) reserves[of] = cell(reserves, of) + 1;
  }
  for (const of of deck.all)
    invariant(cell(reserves, of) <= 1, () => `there are ${cell(reserves, of)} Reserve cards of ${deck.nameOf(of)}`);
}

const misplayed = (each: Card): BrokenInvariant =>
  new BrokenInvariant(`${card.nameOf(each)} is in play and not in play`);
