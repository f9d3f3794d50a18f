import { explaining, type IdSet, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { firstPiece, initiativeOf, isAuxiliary, isDrilled, isIndian, isLeader, lastPiece } from '../counters.ts';
import { ACTIVATION_COSTS } from '../data/tables.ts';
import { enemyOf, known, type Piece, piece, type Side, spaceOf } from '../ids.ts';
import { isReady, keepReady } from '../query/activation.ts';
import { type Force, followers, scratchForce } from '../query/command.ts';
import { eachKeptOut, eachOf, eachOffered, ownOr } from '../query/offers.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Activation, flow, March, Muster, NO_LIMIT } from './contents.ts';

// 5.3 Activation

const HALVES_A_POINT = 2;
const able = scratchForce();
const single = scratchForce();

/** 5.32 The cost of activating a piece alone, in half points: Indians count half. */
export const halvesOf = (p: Piece): number =>
  HALVES_A_POINT * (isIndian(p) ? ACTIVATION_COSTS.indian : ACTIVATION_COSTS.auxiliaryOrLeader);

/** 5.32 A Drilled unit takes the whole card. */
export const halvesOfDrilled = (value: number): number => (value * HALVES_A_POINT) / ACTIVATION_COSTS.drilledPerCard;

interface Choosing {
  readonly side: Side;
  readonly value: number;
  readonly force: IdSet<Piece>;
  readonly halves: number;
}

/** The pieces chosen so far, read once for all pieces of a list. */
const choosing = ({ side, value, force, halves }: Choosing): Choosing => ({ side, value, force, halves });

/** 5.32 Whether a piece may be activated alone in addition to those chosen: a Drilled unit only by itself. */
function mayGoAlone(p: Piece, f: Choosing): boolean {
  if (isDrilled(p)) return f.force.isEmpty || unmet(CLAUSES.oneDrilled);
  if (!isLeader(p) && !isAuxiliary(p) && !unmet(CLAUSES.goesAlone)) return false;
  return f.halves + halvesOf(p) <= f.value * HALVES_A_POINT || unmet(CLAUSES.points);
}

/** 5.32 A force only if nobody is activated alone, under a leader whose Initiative the card meets. */
const mayLead = (p: Piece, f: Choosing): boolean =>
  (isLeader(p) || unmet(CLAUSES.leads)) &&
  (f.force.isEmpty || unmet(CLAUSES.noneAlone)) &&
  (initiativeOf(p) <= f.value || unmet(CLAUSES.initiative));

/** Fills `able` with the pieces of a side that are ready to be activated. */
function gatherReady(g: State, of: Side): void {
  able.clear();
  const end = lastPiece(of);
  for (let p = firstPiece(of); p <= end; p++) if (isReady(g, p)) able.add(p);
}

/** Removes the chosen pieces from `able`. */
function leaveUnchosen(chosen: Force): void {
  for (let p = chosen.first(); p !== NONE; p = chosen.after(p)) if (!unmet(CLAUSES.notChosen)) able.delete(p);
}

Activation.define({
  // 5.32 One force under a leader, or one Drilled unit, or Auxiliaries and leaders singly up to the value of the card.
  // It is asked even if there is nobody to name, so that a player who chose the wrong card can undo here.
  choose: Activation.ask({
    rule: (_g, f) => (f.force.isEmpty ? '5.32' : '5.33'),
    aside: DEMOLITION,
    alone: 'ask',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], alone: [piece], done: [] },
    anyOrder: ['alone'],
    list(g, f, offer) {
      const chosen = choosing(f);
      gatherReady(g, f.side);
      for (let p = able.first(); p !== NONE; p = able.after(p)) if (mayLead(p, chosen)) offer.lead(p);
      leaveUnchosen(f.force);
      eachOffered(g, able, (p) => {
        if (mayGoAlone(p, chosen)) offer.alone(p);
      });
      if (explaining() && unmet(CLAUSES.own)) eachOf(enemyOf(f.side), offer.lead, offer.alone);
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.commander = leader;
      },
      alone(_g, f, p) {
        f.force.add(p);
        f.halves += isDrilled(p) ? halvesOfDrilled(f.value) : halvesOf(p);
        return Activation.goto(f.halves < f.value * HALVES_A_POINT ? 'choose' : 'next');
      },
      done: () => Activation.goto('next'),
    },
  }),

  // 5.34 The pieces that go with the leader.
  muster(g, f) {
    const where = spaceOf(g.place.get(known(f.commander)));
    if (where === NONE) return Activation.goto('close');
    followers(g, known(f.commander), where, f.force);
    keepReady(g, f.force, known(f.commander));
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
    rule: '5.33',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { start: [piece], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.force, (p) => {
        if (isReady(g, p)) offer.start(p);
      });
      if (explaining()) eachKeptOut(f.force, (p) => ownOr(f.side, p, CLAUSES.activated), offer.start);
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
