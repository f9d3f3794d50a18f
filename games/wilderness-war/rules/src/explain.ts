import { type Clause, type Seat, type Skipped, whyQueries } from '@carillon/flow';
import { CLAUSES } from './clauses.ts';
import { card, type Piece, piece, place, side, space } from './ids.ts';
import { flow } from './procedures/contents.ts';
import { alike } from './query/offers.ts';
import { besieges } from './query/siege.ts';
import type { State } from './state.ts';
import { fromView, view } from './view.ts';

// Explains why a choice is not available. The reasons come from the rules' own lists: see `clauses.ts`.

/** Clauses that exclude nearly everything: if another verb has a more specific reason, that one is given. */
const BROAD: ReadonlySet<Clause> = new Set([
  CLAUSES.tooFar,
  CLAUSES.enemyBetween,
  CLAUSES.pastEnemies,
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

/** Clauses that say that a thing is not among those in question: they say nothing about a verb as a whole. */
const VAGUE: ReadonlySet<Clause> = new Set([
  CLAUSES.tooFar,
  CLAUSES.enemyBetween,
  CLAUSES.pastEnemies,
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

/** 5.36 The verbs of the question what besiegers do. */
const INTENTS = ['march', 'siege', 'assault', 'sortie', 'stop'] as const;

/**
 * 5.36 The position at the question whether besiegers who have not set out besiege, assault or march. The question is
 * skipped if they can only march.
 */
function atIntent(g: State, seat: Seat): Skipped<State> | undefined {
  const seen = view(g, seat);
  const { stack } = seen;
  const last = stack.at(-1);
  if (last?.procedure !== 'march' || last.step !== 'onward' || last.locals.spent > 0) return undefined;
  const { side: of, at } = last.locals;
  if (!besieges(g, side.of(of), space.of(at))) return undefined;
  return { at: fromView({ ...seen, stack: [...stack.slice(0, -1), { ...last, step: 'intent' }] }), verbs: INTENTS };
}

/** The questions `why` and `barred`. */
export const REASONS = whyQueries({
  flow,
  seen: (g, seat) => fromView(view(g, seat)),
  leftOut: atIntent,
  targets: { space: place, piece, card },
  kinds: { space: ['space', 'place'], piece: ['piece'], card: ['card'] },
  once: { clause: CLAUSES.once, alike: (g, p, other) => alike(g, p as Piece, other as Piece) },
  turn: CLAUSES.turn,
  broad: BROAD,
  vague: VAGUE,
  named: ['at', 'from', 'commander', 'now', 'value'],
});
