import { explaining, type FrameOf, met, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { commandOf, isDrilled, isJohnsons, isLeader, JOHNSON, sideOf } from '../counters.ts';
import { known, type Piece, piece, spaceOf } from '../ids.ts';
import {
  commandedUnits,
  commandLimit,
  type Force,
  mayFollow,
  scratchForce,
  someIn,
  unitsIn,
} from '../query/command.ts';
import { eachBarred, eachOffered } from '../query/offers.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Avoid, Campaign, flow, Muster, NO_LIMIT } from './contents.ts';

// 5.34 The pieces that go with a leader

const able = scratchForce();

type Mustering = FrameOf<typeof Muster>;

/** The room in a force being assembled, counted once for all who might join. */
interface Room {
  readonly full: boolean;
  /** 5.34 Whether its leaders, with leaders who may still join, could command another unit. */
  readonly command: boolean;
  readonly johnson: boolean;
}

const roomIn = ({ commander, force, ready, most }: Mustering): Room => ({
  full: unitsIn(force) >= most,
  command: commandedUnits(force) < commandOf(commander) + commandLimit(ready),
  johnson: force.has(JOHNSON) || ready.has(JOHNSON),
});

/** 5.34, 5.534 Whether a piece may still join. */
function mayJoin(p: Piece, { full, command, johnson }: Room): boolean {
  if (isLeader(p)) return true;
  if (full && !unmet(CLAUSES.oneAgainstLone)) return false;
  if (isJohnsons(p)) return johnson || unmet(CLAUSES.johnson);
  return command || unmet(CLAUSES.limit);
}

/** Explain mode: whether a piece might have been among those ready to join. */
function mightJoin(g: State, f: Mustering, p: Piece): boolean {
  const where = g.place.get(f.commander);
  if (!met(CLAUSES.alongAlready, p !== f.commander) || !met(CLAUSES.own, sideOf(p) === f.side)) return false;
  if (g.place.get(p) !== where) return unmet(CLAUSES.withCommander);
  if (!mayFollow(g, f.commander, p, known(spaceOf(where))) || !met(CLAUSES.notActed, !g.acted.has(p))) return false;
  if (!met(CLAUSES.againstLone, f.most === NO_LIMIT || !isDrilled(p))) return false;
  const campaign = flow.within(g, Campaign);
  if (!met(CLAUSES.otherForce, !(campaign?.firstForce.has(p) || campaign?.secondForce.has(p)))) return false;
  return met(CLAUSES.notFailed, !flow.within(g, Avoid)?.barred.has(p));
}

/** Explain mode: offers pieces that are not ready. */
function eachUnready(g: State, f: Mustering, offer: (p: Piece) => void): void {
  eachBarred(f.ready, (p) => mightJoin(g, f, p), CLAUSES.mayFollow, offer);
}

/** The pieces that may still join: nobody already in the force. */
function notAlong(f: Mustering): Force {
  able.copyFrom(f.ready);
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) if (!unmet(CLAUSES.alongAlready)) able.delete(p);
  return able;
}

/** 5.34, 5.534 Whether the force may set out: within its leaders' Command, and with the units it needs. */
const maySetOut = ({ force, least }: Mustering): boolean =>
  met(CLAUSES.limitTaken, commandedUnits(force) <= commandLimit(force)) &&
  met(CLAUSES.johnson, force.has(JOHNSON) || !someIn(force, isJohnsons)) &&
  met(CLAUSES.needsUnit, unitsIn(force) >= least);

Muster.define({
  begin(_g, f) {
    f.force.add(f.commander);
  },

  // 5.34 Piece by piece: units may be named before the subordinate leader whose Command they need.
  pick: Muster.ask({
    rule: '5.34',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { take: [piece], done: [] },
    anyOrder: ['take'],
    list(g, f, offer) {
      const room = roomIn(f);
      eachOffered(g, notAlong(f), (p) => {
        if (mayJoin(p, room)) offer.take(p);
      });
      if (explaining()) eachUnready(g, f, offer.take);
      if (maySetOut(f)) offer.done();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        return Muster.goto('pick');
      },
      done: () => undefined,
    },
  }),
  close: (_g, f) => Muster.end(f.force),
});
