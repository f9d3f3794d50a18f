import { CHANCE, explaining, type FrameOf, met, NONE, type None, unmet } from '@carillon/flow';
import { eliminate, goInside, loseStep, put, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isDrilled, isLeader, isUnit } from '../counters.ts';
import { LEADER_LOSS } from '../data/tables.ts';
import { die, known, type Piece, piece, placeOf, type Side, type Space, side, space } from '../ids.ts';
import type { LeaderName } from '../names.ts';
import { stepsOf } from '../query/battle.ts';
import { scratchForce, unitsIn } from '../query/command.ts';
import { eachDie } from '../query/dice.ts';
import { type Loss, lossIn } from '../query/losses.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { firstOutside, hasPost, nextOutside } from '../query/presence.ts';
import {
  canRetreat,
  eachRetreatSpace,
  mayAllRetreat,
  mayRetreat,
  type Retreating,
  roomInside,
} from '../query/retreat.ts';
import { isOnLastStep } from '../query/steps.ts';
import { strandedAt } from '../query/stranded.ts';
import { at, named } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import { Displacement, flow, LeaderChecks, Losses, March, Retreat } from './contents.ts';
import { Raid } from './contents-year.ts';

// 7.6 Step losses, 7.7 leader losses, 7.9 retreat, and 6.53 leaders left alone

const alsoLost = scratchForce();
const leaders = scratchForce();
const attackers = scratchForce();

/** 7.62 Whether the share of the Drilled Troops is still to be met. */
const drilledFirst = (f: FrameOf<typeof Losses>): boolean => f.taken < f.drilled;

/** 7.63 Whether a unit at full strength is among those that may be chosen. */
function hasFull(g: State, f: FrameOf<typeof Losses>): boolean {
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
    if (isUnit(p) && !isOnLastStep(g, p) && (!drilledFirst(f) || isDrilled(p))) return true;
  }
  return false;
}

/** 7.62, 7.64 Units only, and Drilled Troops before others. */
const mayLose = (p: Piece, f: FrameOf<typeof Losses>): boolean =>
  met(CLAUSES.leadersStay, isUnit(p)) && met(CLAUSES.drilledFirst, !drilledFirst(f) || isDrilled(p));

/** 7.63 While one is at full strength, none is eliminated. */
const isNextStep = (g: State, p: Piece, full: boolean): boolean =>
  isOnLastStep(g, p) !== full || unmet(full ? CLAUSES.fullFirst : CLAUSES.onlyReduced);

/** 7.6 Why the next step falls where it does, as the list below has it. */
const whyLost = (g: State, f: FrameOf<typeof Losses>): Loss =>
  lossIn(g, f.units, f.due - f.taken, {
    afterDrilled: (p) => drilledFirst(f) && !isDrilled(p),
    fullFirst: hasFull(g, f),
  });

Losses.define({
  share(g, f) {
    f.due = Math.min(f.due, stepsOf(g, f.units));
    f.drilled = Math.min(f.drilled, f.due, stepsOf(g, f.units, isDrilled));
    return f.due === 0 ? Losses.end(0) : undefined;
  },

  // 7.62 Half from Drilled Troops; 7.63 otherwise no unit is eliminated while another is at full strength.
  pick: Losses.ask({
    rule: '7.62',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    anyOrder: ['lose'],
    list(g, f, offer) {
      const full = hasFull(g, f);
      eachOffered(g, f.units, (p) => {
        if (mayLose(p, f) && isNextStep(g, p, full)) offer.lose(p);
      });
      if (explaining()) eachKeptOut(f.units, () => CLAUSES.takesPart, offer.lose);
    },
    take: {
      lose(g, f, p) {
        const reason = f.say && whyLost(g, f);
        const eliminated = loseStep(g, p);
        if (eliminated) f.units.delete(p);
        f.taken += 1;
        if (reason) f.say?.({ type: 'loss', side: sideName(f.side), piece: piece.nameOf(p), eliminated, ...reason });
      },
    },
  }),
  more: (_g, f) => (f.taken < f.due ? Losses.goto('pick') : Losses.end(f.taken)),
});

LeaderChecks.define({
  next(_g, f) {
    const next = f.last === NONE ? f.leaders.first() : f.leaders.after(f.last);
    f.last = next;
    return next === NONE ? LeaderChecks.end() : undefined;
  },

  // 7.7 A roll of 1 kills the leader.
  check: LeaderChecks.ask({
    rule: '7.7',
    who: () => CHANCE,
    verbs: { check: [die] },
    list: (_g, _f, offer) => eachDie(offer.check),
    take: {
      check(g, f, rolled) {
        const leader = known(f.last);
        const killed = rolled === LEADER_LOSS.diesOn;
        f.say?.({
          type: 'leader-check',
          side: sideName(f.side),
          leader: piece.nameOf(leader) as LeaderName,
          die: rolled,
          killed,
        });
        if (killed) eliminate(g, leader);
      },
    },
  }),
  again: () => LeaderChecks.goto('next'),
});

/** A piece, or all that are left, go to a space. */
function send(g: State, f: FrameOf<typeof Retreat>, p: Piece | None, to: Space): void {
  if (p !== NONE) {
    f.say?.({ type: 'retreat', side: sideName(f.side), pieces: [piece.nameOf(p)], from: at(f.at), to: at(to) });
    put(g, p, placeOf(to));
    f.pieces.delete(p);
    return;
  }
  f.say?.({ type: 'retreat', side: sideName(f.side), pieces: named(f.pieces), from: at(f.at), to: at(to) });
  for (let each = f.pieces.first(); each !== NONE; each = f.pieces.after(each)) put(g, each, placeOf(to));
  f.pieces.clear();
}

/** 8.13, 8.252 Whether defenders have a fort or fortress of their own to go into. */
const hasDoor = (g: State, f: FrameOf<typeof Retreat>): boolean => f.only === NONE && hasPost(g, f.side, f.at);

Retreat.define({
  // 7.92 Pieces that have nowhere to go are eliminated.
  begin(g, f) {
    alsoLost.clear();
    for (let p = f.pieces.first(); p !== NONE; p = f.pieces.after(p)) if (!canRetreat(g, f, p)) alsoLost.add(p);
    if (!alsoLost.isEmpty) {
      f.say?.({ type: 'eliminated', side: sideName(f.side), pieces: named(alsoLost), at: at(f.at), rule: '7.92' });
    }
    for (let p = alsoLost.first(); p !== NONE; p = alsoLost.after(p)) {
      eliminate(g, p);
      f.pieces.delete(p);
    }
    return f.pieces.isEmpty ? Retreat.end() : undefined;
  },

  // 7.91 Defenders together or split up; attackers to where they came from.
  to: Retreat.ask({
    rule: '7.91',
    who: (_g, f) => f.side,
    verbs: { all: [space], one: [piece, space], allInside: [], inside: [piece] },
    list(g, f, offer) {
      const several = f.only === NONE && f.pieces.after(known(f.pieces.first())) !== NONE;
      eachRetreatSpace(g, f, (to) => {
        if (mayAllRetreat(g, f, f.pieces, to)) offer.all(to);
        if (!met(CLAUSES.several, several)) return;
        eachOffered(g, f.pieces, (p) => {
          if (mayRetreat(g, f, p, to)) offer.one(p, to);
        });
        if (explaining())
          eachKeptOut(
            f.pieces,
            () => CLAUSES.retreats,
            (p) => offer.one(p, to),
          );
      });
      if (!met(CLAUSES.ownPost, hasDoor(g, f))) return;
      if (met(CLAUSES.roomInside, unitsIn(f.pieces) <= roomInside(g, f))) offer.allInside();
      if (!met(CLAUSES.several, several)) return;
      eachOffered(g, f.pieces, (p) => {
        if (met(CLAUSES.roomInside, isLeader(p) || roomInside(g, f) > 0)) offer.inside(p);
      });
      if (explaining()) eachKeptOut(f.pieces, () => CLAUSES.retreats, offer.inside);
    },
    take: {
      all(g, f, to) {
        send(g, f, NONE, to);
      },
      one(g, f, p, to) {
        send(g, f, p, to);
      },
      // 8.13 Defenders of a fort or fortress may go inside.
      allInside(g, f) {
        f.say?.({ type: 'inside', side: sideName(f.side), pieces: named(f.pieces), at: at(f.at) });
        for (let p = f.pieces.first(); p !== NONE; p = f.pieces.after(p)) goInside(g, p);
        f.pieces.clear();
      },
      inside(g, f, p) {
        f.say?.({ type: 'inside', side: sideName(f.side), pieces: [piece.nameOf(p)], at: at(f.at) });
        goInside(g, p);
        f.pieces.delete(p);
      },
    },
  }),
  more: (_g, f) => (f.pieces.isEmpty ? Retreat.end() : Retreat.goto('begin')),
});

/** Fills `leaders` with a side's leaders who are outside in a space. */
function gatherLeaders(g: State, of: Side, where: Space): void {
  leaders.clear();
  for (let p = firstOutside(g, of, placeOf(where)); p !== NONE; p = nextOutside(g, of, placeOf(where), p)) {
    if (isLeader(p)) leaders.add(p);
  }
}

/** Keeps in `leaders` only leaders who came with the march or made the raid; returns whether there are any. */
function keepAttackers(g: State): boolean {
  const movers = flow.within(g, March)?.force;
  const raiders = flow.within(g, Raid)?.raiders;
  attackers.clear();
  for (let p = leaders.first(); p !== NONE; p = leaders.after(p)) {
    if (movers?.has(p) === true || raiders?.has(p) === true) attackers.add(p);
  }
  if (attackers.isEmpty) return false;
  leaders.copyFrom(attackers);
  return true;
}

/** 7.92 The way by which the movers came binds the attackers among the leaders, and bars the enemy's. */
function boundsOf(
  g: State,
  f: FrameOf<typeof Displacement>,
  of: Side,
  where: Space,
): Pick<Retreating, 'barred' | 'only'> {
  const way = where === f.at ? f.from : NONE;
  if (of !== f.side) return { barred: way, only: NONE };
  return { barred: NONE, only: way !== NONE && keepAttackers(g) ? way : NONE };
}

Displacement.define({
  // 6.53 Leaders alone among enemies leave. 6.431 An Amphib marker that served them goes after them.
  retreat(g, f) {
    settle(g, f.say);
    for (const of of side.all) {
      const where = strandedAt(g, of);
      if (where === NONE) continue;
      gatherLeaders(g, of, where);
      const bounds = boundsOf(g, f, of, where);
      return flow.call(Retreat, { side: of, pieces: leaders, at: where, ...bounds });
    }
    return Displacement.end();
  },
  again: () => Displacement.goto('retreat'),
});
