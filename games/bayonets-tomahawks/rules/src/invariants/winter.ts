import { type IdSet, inLine, NONE } from '@carillon/flow';
import { isColonialBrigade, isFleet, isIndian, nationOf, villageOf } from '../counters.ts';
import { isOnBoard, type Piece, piece, spaceOf } from '../ids.ts';
import { nationAt } from '../map.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// 17.2 The results of earlier steps at each step of the Winter Quarters Round

const SAIL = ['britishSail', 'frenchSail'];
const RETURN = ['britishReturn', 'frenchReturn', 'britishVoyage', 'frenchVoyage'];
const LOSSES = ['britishLosses', 'frenchLosses'];

/** At a step after the markers have been removed. */
export function checkWinter(g: State, staying: IdSet<Piece>, step: string): void {
  checkCleared(g);
  for (const p of piece.all) {
    if (isOnBoard(g.place.get(p)) && !mayBeOnBoard(g, p, staying, step)) throw notGoneHome(p);
  }
}

/** 17.2 #1, #2 */
function checkCleared({ frenchRaids, britishRaids, routed, outOfSupply, battles }: State): void {
  const sets = [
    ['french-raids', frenchRaids],
    ['british-raids', britishRaids],
    ['routed', routed],
    ['out-of-supply', outOfSupply],
    ['battles', battles],
  ] as const;
  for (const [part, { isEmpty }] of sets)
    if (!isEmpty) throw impossible('not-cleared', `${part} is removed at the start of winter`, inLine(part));
}

/** 17.2 #4 Indian units are in Villages, #5 Colonial Brigades stay or have disbanded, #7 Fleets are gone. */
function mayBeOnBoard(g: State, p: Piece, staying: IdSet<Piece>, step: string): boolean {
  if (isIndian(p)) return SAIL.includes(step) || isInVillage(g, p);
  if (isColonialBrigade(p)) return !RETURN.includes(step) || staying.has(p);
  return !(isFleet(p) && LOSSES.includes(step));
}

function isInVillage(g: State, p: Piece): boolean {
  const at = spaceOf(g.place.get(p));
  if (at === NONE) return false;
  const nation = nationOf(p);
  return nation === NONE ? at === villageOf(p) : nationAt(at) === nation;
}

const notGoneHome = (p: Piece) =>
  impossible(
    'not-gone-home',
    `${piece.nameOf(p)} is no longer there at this point of winter`,
    inLine('at', piece.nameOf(p)),
  );
