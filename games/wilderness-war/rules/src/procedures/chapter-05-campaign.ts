import { explaining, met, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { firstPiece, isLeader, lastPiece } from '../counters.ts';
import { enemyOf, known, type Piece, piece, placeOf, type Side, spaceOf } from '../ids.ts';
import { isReady, keepReady } from '../query/activation.ts';
import { type Force, followers, scratchForce, withinCommand } from '../query/command.ts';
import { eachKeptOut, eachOf, ownOr } from '../query/offers.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Campaign, flow, March, Muster, NO_LIMIT } from './contents.ts';

// 5.34, 5.36 The event Campaign: two leaders, each with a force

const CAMPAIGN_VALUE = 3;
const ready = scratchForce();
const nobody = scratchForce();

/** Offers the leaders of a side who may be activated, except those in `taken`. */
function offerLeaders(g: State, side: Side, taken: Force, offer: (leader: Piece) => void): void {
  for (let each = firstPiece(side) as number; each <= lastPiece(side); each++) {
    const p = each as Piece;
    if (met(CLAUSES.leads, isLeader(p)) && isReady(g, p) && met(CLAUSES.otherForce, !taken.has(p))) offer(p);
  }
  if (explaining() && unmet(CLAUSES.own)) eachOf(enemyOf(side), offer, offer);
}

/** 5.34 The pieces that may go with a leader of a Campaign: none of the other force. */
function readyFor(g: State, leader: Piece, taken: Force, into: Force): void {
  followers(g, leader, known(spaceOf(g.place.get(leader))), into);
  for (let p = into.first(); p !== NONE; p = into.after(p)) if (taken.has(p) || !isReady(g, p)) into.delete(p);
}

const mustering = (side: Side, commander: Piece, ready: Force) => ({
  side,
  commander,
  ready,
  least: 0,
  most: NO_LIMIT,
});

Campaign.define({
  // 5.34 Two different leaders, whatever their Initiative, each with a force. It is asked even if there is nobody to
  // name, so that a player who chose the wrong card can undo here.
  lead: Campaign.ask({
    rule: '5.34',
    aside: DEMOLITION,
    alone: 'ask',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], done: [] },
    list(g, f, offer) {
      offerLeaders(g, f.side, f.firstForce, offer.lead);
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.first = leader;
      },
      done: () => Campaign.end(),
    },
  }),
  muster(g, f) {
    readyFor(g, known(f.first), f.secondForce, ready);
    return Campaign.callFor('firstForce', Muster, mustering(f.side, known(f.first), ready));
  },

  // The second leader may not be part of the first force.
  leadSecond: Campaign.ask({
    rule: '5.34',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { lead: [piece], done: [] },
    list(g, f, offer) {
      offerLeaders(g, f.side, f.firstForce, offer.lead);
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.second = leader;
      },
      done: () => Campaign.goto('next'),
    },
  }),
  musterSecond(g, f) {
    readyFor(g, known(f.second), f.firstForce, ready);
    return Campaign.callFor('secondForce', Muster, mustering(f.side, known(f.second), ready));
  },

  // The forces go in turn, in the order the player likes.
  next(g, f) {
    if (f.first !== NONE && !isReady(g, f.first)) f.first = NONE;
    if (f.second !== NONE && !isReady(g, f.second)) f.second = NONE;
    return f.first === NONE && f.second === NONE ? Campaign.end() : undefined;
  },
  start: Campaign.ask({
    rule: '5.36',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { start: [piece], done: [] },
    list(_g, f, offer) {
      if (f.first !== NONE) offer.start(f.first);
      if (f.second !== NONE) offer.start(f.second);
      if (explaining()) eachKeptOut(nobody, (p) => ownOr(f.side, p, CLAUSES.activated), offer.start);
      offer.done();
    },
    take: {
      start(_g, f, leader) {
        f.now = leader;
      },
      done: () => Campaign.end(),
    },
  }),

  // 5.36 Pieces that fought in the other half stay out. 5.34 If subordinates are among them, too many may be left.
  regroup(g, f) {
    const commander = known(f.now);
    const force = commander === f.first ? f.firstForce : f.secondForce;
    keepReady(g, force, commander);
    if (withinCommand(force)) return;
    ready.copyFrom(force);
    ready.delete(commander);
    const slot = commander === f.first ? 'firstForce' : 'secondForce';
    return Campaign.callFor(slot, Muster, mustering(f.side, commander, ready));
  },

  // 6.41 Campaign counts as a card of 3.
  march(g, f) {
    const commander = known(f.now);
    const force = commander === f.first ? f.firstForce : f.secondForce;
    if (commander === f.first) f.first = NONE;
    else f.second = NONE;
    const where = spaceOf(g.place.get(commander));
    f.from = where;
    if (where === NONE) return;
    return flow.call(March, { side: f.side, value: CAMPAIGN_VALUE, commander, force, at: where });
  },
  again(g, f) {
    const gone = f.firstForce.has(known(f.now)) ? f.firstForce : f.secondForce;
    f.newcomers.copyFrom(gone);
    for (let p = gone.first(); p !== NONE; p = gone.after(p)) {
      if (f.from !== NONE && g.place.get(p) === placeOf(f.from)) f.newcomers.delete(p);
    }
    return Campaign.goto('next');
  },
});
