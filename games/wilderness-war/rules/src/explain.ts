import { type Clause, whyQueries } from '@carillon/flow';
import { CLAUSES } from './clauses.ts';
import { card, piece, place } from './ids.ts';
import { flow } from './procedures/contents.ts';
import { fromView, view } from './view.ts';

// Why something cannot be chosen. The reasons come from the rules' own lists: see `clauses.ts`.

/** Clauses that exclude nearly everything: if another verb has a more specific reason, that one is given. */
const BROAD: ReadonlySet<Clause> = new Set([
  CLAUSES.tooFar,
  CLAUSES.enemyBetween,
  CLAUSES.stopsBefore,
  CLAUSES.notNext,
  CLAUSES.toPort,
  CLAUSES.arrow,
  CLAUSES.fromPort,
  CLAUSES.frenchPorts,
  CLAUSES.landFromPort,
  CLAUSES.britishLand,
  CLAUSES.notMoved,
  CLAUSES.loneAuxiliary,
  CLAUSES.enemiesThere,
  CLAUSES.ownWork,
]);

/** Clauses that say a thing is not one of those in question: about a verb as a whole they say nothing. */
const VAGUE: ReadonlySet<Clause> = new Set([
  CLAUSES.tooFar,
  CLAUSES.enemyBetween,
  CLAUSES.stopsBefore,
  CLAUSES.notNext,
  CLAUSES.toPort,
  CLAUSES.arrow,
  CLAUSES.enemiesThere,
  CLAUSES.own,
  CLAUSES.onMap,
  CLAUSES.leads,
  CLAUSES.aLeader,
  CLAUSES.aUnit,
  CLAUSES.elsewhere,
  CLAUSES.activated,
  CLAUSES.inForce,
  CLAUSES.withCommander,
  CLAUSES.inHand,
  CLAUSES.avoidsHere,
  CLAUSES.interceptsNear,
  CLAUSES.goesNow,
]);

/** The questions `why` and `barred`. */
export const REASONS = whyQueries({
  flow,
  seen: (g, seat) => fromView(view(g, seat)),
  targets: { space: place, piece, card },
  kinds: { space: ['space', 'place'], piece: ['piece'], card: ['card'] },
  turn: CLAUSES.turn,
  broad: BROAD,
  vague: VAGUE,
  named: ['at', 'from', 'commander', 'now', 'value'],
});
