import { type Clause, type Seat, type Skipped, whyQueries } from '@carillon/flow';
import { CLAUSES } from './clauses.ts';
import { card, FRENCH, INDIAN_DECK, type Piece, piece, place, point, SAIL_BOX, type Side, side, space } from './ids.ts';
import { flow } from './procedures/contents.ts';
import { March, RaidAction } from './procedures/contents-actions.ts';
import { deckOfPoint, isLeft } from './query/cards.ts';
import { BEYOND } from './query/distance.ts';
import { rangeOf } from './query/movement.ts';
import { alike } from './query/offers.ts';
import { eachIn } from './query/presence.ts';
import { raidDistances } from './query/raid.ts';
import type { State } from './state.ts';
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
  CLAUSES.notNext,
  CLAUSES.tooFar,
  CLAUSES.unusable,
  CLAUSES.wayClosed,
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
  CLAUSES.notNext,
  CLAUSES.tooFar,
  CLAUSES.unusable,
  CLAUSES.wayClosed,
  CLAUSES.here,
  CLAUSES.raidNear,
  CLAUSES.raidTooFar,
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

/**
 * A question of the Action Phase that was left out because nothing was possible: 7.2 the Actions with the Indian card's
 * points, once the French are asked whether they hold a point; 10.6.1 the Landing of units at sea.
 */
function leftOut(g: State, seat: Seat): Skipped<State> | undefined {
  const seen = view(g, seat);
  const top = seen.stack.at(-1);
  if (top?.procedure !== 'action-phase') return undefined;
  const below = seen.stack.slice(0, -1);
  if (top.step === 'spend' && hasIndianPoint(g, side.of(top.locals.side)))
    return {
      at: fromView({ ...seen, stack: [...below, { ...top, step: 'act', locals: { ...top.locals, stage: 'indian' } }] }),
      verbs: ['raid', 'indian'],
    };
  if (top.step !== 'act' || !hasUnspentAtSea(g, side.of(top.locals.side))) return undefined;
  const landing = {
    procedure: 'landing',
    slot: null,
    step: 'to',
    locals: { side: top.locals.side, stopped: false },
  } as const;
  return { at: fromView({ ...seen, stack: [...below, { ...top, step: 'open' }, landing] }), verbs: ['land'] };
}

/** 7.2 Whether the French have points of the Indian card left. */
const hasIndianPoint = (g: State, of: Side): boolean =>
  of === FRENCH && point.all.some((each) => deckOfPoint(each) === INDIAN_DECK && isLeft(g, each));

/** Units that were at sea when the phase began: whoever Sails is Spent. */
function hasUnspentAtSea(g: State, of: Side): boolean {
  let some = false;
  eachIn(g, of, SAIL_BOX, (p) => {
    some ||= !g.spent.has(p);
  });
  return some;
}

/**
 * 10.2, 9.1 How far it is from a force or a raider to a space, in connections that they may use, and how many they may
 * still cross.
 */
function distanceTo(
  g: State,
  { kind, id }: { readonly kind: string; readonly id: string },
): Readonly<Record<string, number>> {
  const to = kind === 'space' ? space.all.find((each) => space.nameOf(each) === id) : undefined;
  if (to === undefined) return {};
  const raid = flow.within(g, RaidAction);
  if (raid !== undefined) return { distance: raidDistances(g, raid.side, raid.at)[to] ?? BEYOND, left: raid.left };
  const march = flow.within(g, March);
  if (march === undefined) return {};
  const { usable, left } = rangeOf(g, march, march.force, march.at);
  return { distance: usable[to] ?? BEYOND, left };
}

/** The questions `why` and `barred`. */
export const REASONS = whyQueries({
  flow,
  seen: (g, seat) => fromView(view(g, seat)),
  leftOut,
  targets: { space: place, piece, card },
  kinds: { space: ['space', 'place'], piece: ['piece'], card: ['card'] },
  once: { clause: CLAUSES.once, alike: (g, p, other) => alike(g, p as Piece, other as Piece) },
  turn: CLAUSES.turn,
  broad: BROAD,
  vague: VAGUE,
  named: ['at', 'from', 'now', 'raider', 'by', 'card'],
  further: distanceTo,
});
