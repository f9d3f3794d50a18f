import { NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { type Piece, spaceOf } from '../ids.ts';
import type { State } from '../state.ts';
import type { Force } from './command.ts';

// 5.3 Activation

/** 5.31 Whether a piece is on the map and has neither been activated nor fought in this Action Phase. */
export const isReady = (g: State, p: Piece): boolean =>
  (spaceOf(g.place.get(p)) !== NONE || unmet(CLAUSES.onMap)) && (!g.acted.has(p) || unmet(CLAUSES.notActed));

/** Drops from an assembled force the pieces that have left, fallen or acted since. */
export function keepReady(g: State, force: Force, commander: Piece): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isReady(g, p) || g.place.get(p) !== g.place.get(commander)) force.delete(p);
  }
}
