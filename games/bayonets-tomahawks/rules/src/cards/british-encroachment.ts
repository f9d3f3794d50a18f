import { NONE } from '@carillon/flow';
import { arrive, joinStack, put, takeControl } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { nationOf, villageOf } from '../counters.ts';
import { ARRIVING, BRITISH, FRENCH, known, LOSSES, type Piece, piece, placeOf, type Space, space } from '../ids.ts';
import { nationAt } from '../map.ts';
import { eachKeptOut } from '../query/offers.ts';
import { hasUnits } from '../query/presence.ts';
import type { State } from '../state.ts';
import { isFrenchIndian, picking } from './effects.ts';
import type { Part, Say, StartEvent } from './event.ts';

const PARTS: readonly Part[] = [
  {
    by: null,
    count: 2,
    may: (g, p) => isFrenchIndian(g, p) && g.place.get(p) === LOSSES,
    take: comeBack,
  },
];

/**
 * British Encroachment (51): two Indian units in the French Losses box return to their Villages; those of a Nation wait
 * for a choice of Village.
 */
export const britishEncroachment: StartEvent = {
  ...picking(() => PARTS),
  isVain: (g) => !piece.all.some((p) => isFrenchIndian(g, p) && g.place.get(p) === LOSSES && hasVillage(g, p)),
};

/** Whether a unit has a Village to return to, without British units. */
function hasVillage(g: State, p: Piece): boolean {
  if (nationOf(p) !== NONE) return villagesFor(g, p).length > 0;
  const village = villageOf(p);
  return village !== NONE && !hasUnits(g, BRITISH, village);
}

function comeBack(g: State, say: Say, p: Piece): void {
  if (nationOf(p) !== NONE) put(g, p, ARRIVING);
  else if (hasVillage(g, p)) returnTo(g, say, p, known(villageOf(p)));
  else sayNoVillage(say, p);
}

/** Logs that the British hold all Villages of a unit, which stays in the Losses box. */
export const sayNoVillage = (say: Say, p: Piece): void =>
  say?.({ type: 'left-out', side: 'french', what: 'village', rule: '7.4', piece: piece.nameOf(p) });

/** A unit returns to a Village, which the British no longer hold (2.1.2). */
export function returnTo(g: State, say: Say, p: Piece, village: Space): void {
  arrive(g, FRENCH, p, village);
  say?.({ type: 'placed', piece: piece.nameOf(p), at: space.nameOf(village), rule: '7.4' });
  joinStack(g, say, FRENCH, placeOf(village));
  takeControl(g, say, FRENCH, village);
}

/** The Villages of a unit's Nation without British units. */
export const villagesFor = (g: State, p: Piece): Space[] =>
  space.all.filter((each) => nationAt(each) === nationOf(p) && !hasUnits(g, BRITISH, each));

/** Explain mode: Villages of other Nations, and those with British units. */
export const eachOtherVillage = (open: readonly Space[], p: Piece, offer: (at: Space) => void): void =>
  eachKeptOut(
    space.all,
    (at) => open.includes(at),
    (at) => (nationAt(at) === nationOf(p) ? CLAUSES.villageFree : CLAUSES.villageOfNation),
    offer,
  );
