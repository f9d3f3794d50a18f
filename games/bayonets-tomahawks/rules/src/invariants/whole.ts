import { inLine, NONE } from '@carillon/flow';
import { isColonial, isColonialBrigade, isCommander, nationOf } from '../counters.ts';
import { ARRIVING, commander, type Piece, piece, round } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { PickEvent } from '../procedures/contents-events.ts';
import type { State } from '../state.ts';
import { checkBelongings } from './belongings.ts';
import { checkWays } from './connections.ts';
import { impossible } from './faults.ts';
import { checkHands } from './hands.ts';
import { checkDisbanded, checkForgotten, checkSpent } from './markers.ts';
import { checkHoldings } from './spaces.ts';
import { checkNations, checkTokens } from './tracks.ts';

// Checks on a complete game: one where `Game` is running, not only part of the rules with some counters, as in tests.

export function checkWhole(g: State): void {
  checkBelongings(g);
  checkHands(g);
  checkHoldings(g);
  checkTokens(g);
  checkWays(g);
  checkSpent(g);
  checkDisbanded(g);
  checkNations(g);
  for (let p = g.firstHere.get(ARRIVING); p !== NONE; p = g.nextHere.get(p)) checkArriving(g, p);
  if (!round.nameOf(g.round).startsWith('ar')) checkForgotten(g);
}

const FLEETS_ARRIVE = round.of('fleets-arrive');

/** 15.2, 16.3 Drawn pieces are placed in the same Round; Colonials without a space wait for one. */
function checkArriving(g: State, p: Piece): void {
  const mayWait = isColonialBrigade(p) || isColonial(p);
  const isSent = nationOf(p) !== NONE && flow.within(g, PickEvent) !== undefined;
  const name = piece.nameOf(p);
  const line = inLine('at', name);
  if (!mayWait && !isSent && g.round !== FLEETS_ARRIVE)
    throw impossible('not-drawn-now', `${name} is not drawn in this Round`, line);
  if (isCommander(p) && g.broughtBy.get(commander.of(piece.nameOf(p))) === NONE)
    throw impossible('commander-alone', `${name} is drawn with no Brigade`, line);
}
