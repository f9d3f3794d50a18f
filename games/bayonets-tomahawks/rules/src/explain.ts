import { type Clause, whyQueries } from '@carillon/flow';
import { CLAUSES } from './clauses.ts';
import { card, piece, place } from './ids.ts';
import { flow } from './procedures/contents.ts';
import { fromView, view } from './view.ts';

// Explains why a choice is not available. The reasons come from the rules' own lists: see `clauses.ts`.

/** Clauses that exclude nearly everything: if another verb has a more specific reason, that one is given. */
const BROAD: ReadonlySet<Clause> = new Set([
  CLAUSES.pointAllows,
  CLAUSES.pointLeft,
  CLAUSES.pointHeld,
  CLAUSES.pointOfDeck,
  CLAUSES.pointOnCard,
  CLAUSES.reactionPoint,
  CLAUSES.forcedMarch,
  CLAUSES.adjacent,
  CLAUSES.coastal,
  CLAUSES.fleetThere,
  CLAUSES.lightsThere,
  CLAUSES.indiansThere,
  CLAUSES.raider,
  CLAUSES.brigade,
  CLAUSES.marshalHeavy,
  CLAUSES.inForce,
  CLAUSES.fromLosses,
  CLAUSES.highlander,
  CLAUSES.eventRerolls,
]);

/** Clauses that say that a thing is not among those in question: they say nothing about a verb as a whole. */
const VAGUE: ReadonlySet<Clause> = new Set([
  CLAUSES.own,
  CLAUSES.onMap,
  CLAUSES.inSpace,
  CLAUSES.pointOfDeck,
  CLAUSES.pointOnCard,
  CLAUSES.adjacent,
  CLAUSES.here,
  CLAUSES.raidNear,
  CLAUSES.unitsThere,
  CLAUSES.lightsThere,
  CLAUSES.indiansThere,
  CLAUSES.coastal,
  CLAUSES.fleetThere,
  CLAUSES.raider,
  CLAUSES.brigade,
  CLAUSES.marshalHeavy,
  CLAUSES.inForce,
  CLAUSES.roadFromHere,
  CLAUSES.rolling,
  CLAUSES.leads,
  CLAUSES.battleThere,
  CLAUSES.retreatNear,
  CLAUSES.goesHome,
  CLAUSES.fromLosses,
  CLAUSES.battleEvent,
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
  named: ['at', 'from', 'now', 'raider', 'by', 'card'],
});
