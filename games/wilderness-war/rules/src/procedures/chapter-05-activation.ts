import { type IdSet, NONE, type None } from '@carillon/flow';
import {
  firstPiece,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isJohnsons,
  isLeader,
  JOHNSON,
  lastPiece,
} from '../counters.ts';
import { known, type Piece, piece, type Side, spaceOf } from '../ids.ts';
import { commandedUnits, commandLimit, type Force, followers, scratchForce, unitsIn } from '../query/command.ts';
import { eachOffered, isFirstOfItsLikes } from '../query/offers.ts';
import type { State } from '../state.ts';
import { Activation, flow, March, Muster, NO_LIMIT } from './contents.ts';

// 5.3 Activation

const HALVES_A_POINT = 2;
const single = scratchForce();

/** 5.32 What a piece costs when it is activated alone, in half points: Indians count half. */
export const halvesOf = (p: Piece): number => (isIndian(p) ? 1 : HALVES_A_POINT);

interface Choosing {
  readonly side: Side;
  readonly value: number;
  readonly force: IdSet<Piece>;
  readonly halves: number;
  readonly last: Piece | None;
}

/** 5.32 Whether a piece may be activated alone besides those chosen: a Drilled unit only by itself. */
function mayGoAlone(p: Piece, f: Choosing): boolean {
  if (isDrilled(p)) return f.last === NONE;
  if (!isLeader(p) && !isAuxiliary(p)) return false;
  return f.halves + halvesOf(p) <= f.value * HALVES_A_POINT;
}

const onMap = (g: State, p: Piece): boolean => spaceOf(g.place.get(p)) !== NONE;

Activation.define({
  // 5.32 One force under a leader, or one Drilled unit, or Auxiliaries and leaders one by one up to the value of the card.
  choose: Activation.ask({
    alone: 'ask',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], alone: [piece], done: [] },
    list(g, f, offer) {
      for (let each = firstPiece(f.side) as number; each <= lastPiece(f.side); each++) {
        const p = each as Piece;
        if (!onMap(g, p)) continue;
        if (f.last === NONE && isLeader(p) && initiativeOf(p) <= f.value) offer.lead(p);
        if (p > f.last && mayGoAlone(p, f) && isFirstOfItsLikes(g, p, f.last)) offer.alone(p);
      }
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.commander = leader;
      },
      alone(_g, f, p) {
        f.force.add(p);
        f.last = p;
        f.halves += isDrilled(p) ? f.value * HALVES_A_POINT : halvesOf(p);
        return Activation.goto(f.halves < f.value * HALVES_A_POINT ? 'choose' : 'next');
      },
      done: () => Activation.goto('next'),
    },
  }),

  // 5.34 Who goes with the leader.
  muster(g, f) {
    const where = spaceOf(g.place.get(known(f.commander)));
    if (where === NONE) return Activation.goto('close');
    followers(g, known(f.commander), where, f.force);
    return Activation.callFor('force', Muster, {
      side: f.side,
      commander: known(f.commander),
      ready: f.force,
      least: 0,
      most: NO_LIMIT,
    });
  },
  march(g, f) {
    const where = spaceOf(g.place.get(known(f.commander)));
    if (where === NONE) return;
    return flow.call(March, { side: f.side, value: f.value, commander: f.commander, force: f.force, at: where });
  },
  close: () => Activation.end(),

  // 5.33 Each piece moves, fights and raids before the next begins; in any order.
  next: (_g, f) => (f.force.isEmpty ? Activation.goto('close') : undefined),
  start: Activation.ask({
    who: (_g, f) => f.side,
    verbs: { start: [piece], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.force, NONE, (p) => {
        if (onMap(g, p)) offer.start(p);
      });
      offer.done();
    },
    take: {
      start(_g, f, p) {
        f.force.delete(p);
        f.now = p;
      },
      done: () => Activation.goto('close'),
    },
  }),
  alone(g, f) {
    const p = known(f.now);
    const where = spaceOf(g.place.get(p));
    if (where === NONE) return;
    single.clear();
    single.add(p);
    return flow.call(March, { side: f.side, value: f.value, commander: NONE, force: single, at: where });
  },
  again: () => Activation.goto('next'),
});

/** 5.34, 5.534 Whether a piece may still join a force that is being put together. */
function mayJoin(p: Piece, force: Force, most: number): boolean {
  if (isLeader(p)) return true;
  if (unitsIn(force) >= most) return false;
  return isJohnsons(p) ? force.has(JOHNSON) : commandedUnits(force) < commandLimit(force);
}

Muster.define({
  begin(_g, f) {
    f.force.add(f.commander);
  },

  // 5.34 Piece by piece, subordinate leaders first, so that their Command counts for the units.
  pick: Muster.ask({
    who: (_g, f) => f.side,
    verbs: { take: [piece], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.ready, f.last, (p) => {
        if (mayJoin(p, f.force, f.most)) offer.take(p);
      });
      if (unitsIn(f.force) >= f.least) offer.done();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        f.last = p;
        return Muster.goto('pick');
      },
      done: () => undefined,
    },
  }),
  close: (_g, f) => Muster.end(f.force),
});
