import { type FrameOf, NONE, type None, type Spot } from '@carillon/flow';
import { eventOf } from '../../cards/events.ts';
import { isDrilled, sideOf } from '../../counters.ts';
import {
  BRITISH,
  card,
  DISCARD,
  DRAW_PILE,
  enemyOf,
  MOST_BID,
  OUT,
  option,
  type Piece,
  type Side,
  season,
  side,
  spaceOf,
} from '../../ids.ts';
import { halvesOf, halvesOfDrilled } from '../../procedures/chapter-05-activation.ts';
import {
  Activation,
  Campaign,
  Construction,
  flow,
  Muster,
  NO_LIMIT,
  Phase,
  Season,
} from '../../procedures/contents.ts';
import { Event } from '../../procedures/contents-events.ts';
import { CardExchange, OpenBids, SealedBids } from '../../procedures/contents-options.ts';
import { YearEnd } from '../../procedures/contents-year.ts';
import { mayPlayEvent } from '../../query/cards.ts';
import type { State } from '../../state.ts';
import { impossible } from '../faults.ts';
import { mayBeLeader, mustBeAt, mustBeLeader, mustBeOf, mustBeOnMap, mustBeSide } from './party.ts';

const LATE = season.of('late');
const SEALED = option.of('sealedBids');
const OPEN = option.of('openBids');
const EXCHANGE = option.of('regularsFromDiscards');
const FORM = option.of('tournamentForm');
const SURRENDER = card.of('surrender-6');
const HALVES_A_POINT = 2;

flow.frames.holds(SealedBids, (g, f, here) => {
  if (!g.options.has(SEALED)) throw impossible('no-bidding', 'nobody writes down bids in this game', here);
  for (const each of side.all) {
    const bid = f.bids.get(each);
    if (bid < 0 || bid > MOST_BID) throw impossible('no-bidding', `${bid} is no bid`, here);
  }
});

flow.frames.holds(OpenBids, (g, _f, here) => {
  if (!g.options.has(OPEN)) throw impossible('no-bidding', 'nobody bids in turn in this game', here);
});

flow.frames.holds(CardExchange, (g, _f, here, { step }) => {
  if (!g.options.has(EXCHANGE)) throw impossible('no-option', 'no card is exchanged in this game', here);
  if (step !== 'lose' && step !== 'offer') return;
  if (g.held.get(BRITISH) === 0) throw impossible('nothing-to-play', 'british has no card to exchange', here);
});

// 14.6 In the tournament form, until the deck is reshuffled.
flow.frames.holds(Season, (g, f, here, { step }) => {
  if (step === 'call' && !f.given) throw impossible('wrong-time', 'there is no reshuffle to call', here);
  if (!f.given) return;
  if (!g.options.has(FORM)) throw impossible('no-option', 'the French call no reshuffle in this game', here);
  if (g.cards.get(SURRENDER) !== DISCARD) throw impossible('wrong-card', 'Surrender! was not given up', here);
});

flow.frames.holds(YearEnd, (g, _f, here) => {
  if (g.season !== LATE) throw impossible('wrong-time', 'the year does not end with the Early Season', here);
});

// 4.0 A.2 The side whose Action Phase it is has a card and has not passed, or has played one.
flow.frames.holds(Phase, (g, f, here, { step }) => {
  mustBeSide(f.side, flow.enclosing(g, Season).side, here);
  if (step === 'card') mustHaveCard(g, f, here);
  // 4.0 A side that holds its last card has played none.
  else if (step !== 'last' || !g.holding.has(f.side)) mustHavePlayed(g, f, here);
});

function mustHaveCard(g: State, f: FrameOf<typeof Phase>, here: Spot): void {
  const name = side.nameOf(f.side);
  if (g.held.get(f.side) <= 0) throw impossible('nothing-to-play', `${name} has no card to play`, here);
  if (g.holding.has(f.side)) throw impossible('nothing-to-play', `${name} holds its card and plays no more`, here);
}

/** 5.22 The card has left the hand; an event may bring it back into one. */
function mustHavePlayed(g: State, f: FrameOf<typeof Phase>, here: Spot): void {
  if (f.card === NONE) throw impossible('wrong-card', 'no card was played', here);
  const where = g.cards.get(f.card);
  if (where !== OUT && where !== DRAW_PILE) return;
  throw impossible('wrong-card', `${card.nameOf(f.card)} was not played`, here);
}

flow.frames.holds(Event, (g, f, here) => {
  const phase = flow.enclosing(g, Phase);
  mustBeSide(f.side, phase.side, here);
  const isEvent = f.card === phase.card && eventOf(f.card) !== undefined && mayPlayEvent(g, f.card, f.side);
  if (!isEvent) throw impossible('wrong-card', `${card.nameOf(f.card)} is not the event that was played`, here);
});

flow.frames.holds(Construction, (g, f, here, { step }) => {
  mustBeSide(f.side, flow.enclosing(g, Phase).side, here);
  if (step === 'build' && f.points <= 0) throw impossible('wrong-card', 'nothing is left to build with', here);
});

// 5.32 The number of chosen pieces matches the count.
flow.frames.holds(Activation, (g, f, here, { step }) => {
  mustBeSide(f.side, flow.enclosing(g, Phase).side, here);
  mustBeOf(f.side, f.force, here);
  if (step === 'choose') mustBeCounted(f, here);
  if (step === 'muster' || step === 'march') mustBeLeader(f.side, f.commander, here);
  if (step === 'alone') mustBeOwn(f.side, f.now, here);
});

function mustBeCounted(f: FrameOf<typeof Activation>, here: Spot): void {
  let halves = 0;
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) {
    halves += isDrilled(p) ? halvesOfDrilled(f.value) : halvesOf(p);
  }
  if (halves === f.halves && halves < f.value * HALVES_A_POINT) return;
  throw impossible('wrong-party', 'those chosen are not as many as are counted', here);
}

function mustBeOwn(of: Side, p: Piece | None, here: Spot): void {
  if (p === NONE || sideOf(p) !== of) throw impossible('wrong-party', 'nobody is named who goes alone', here);
}

/** The steps of a Campaign at which a force sets out, and those from which both have mustered. */
const GOING = ['regroup', 'march'];
const STARTING = ['start', ...GOING];

flow.frames.holds(Campaign, (g, f, here, { step }) => {
  mustBeSide(f.side, flow.enclosing(g, Event).side, here);
  for (const force of [f.firstForce, f.secondForce]) mustBeOf(f.side, force, here);
  for (const leader of [f.first, f.second]) mayBeLeader(f.side, leader, here);
  if (step === 'muster') mustBeOnMap(g, f.side, f.first, here);
  if (step === 'musterSecond') mustBeOnMap(g, f.side, f.second, here);
  if (step === 'regroup' || step === 'march') mustBeLeader(f.side, f.now, here);
  if (step === 'start' && f.first === NONE && f.second === NONE) {
    throw impossible('no-commander', 'nobody is left to set out', here);
  }
  mustLead(f, step, here);
});

/** 5.34 Each leader who has mustered and has still to set out is in his force, and the one who sets out is in one. */
function mustLead(f: FrameOf<typeof Campaign>, step: string, here: Spot): void {
  const isIn = (leader: Piece | None, force: typeof f.firstForce): boolean => leader === NONE || force.has(leader);
  const first = step === 'lead' || step === 'muster' || isIn(f.first, f.firstForce);
  const second = !STARTING.includes(step) || isIn(f.second, f.secondForce);
  const now = !GOING.includes(step) || isIn(f.now, f.firstForce) || isIn(f.now, f.secondForce);
  if (!first || !second || !now) throw impossible('no-commander', 'the commander is not in his force', here);
}

// 5.34 The leader who musters, and the pieces he may take.
flow.frames.holds(Muster, (g, f, here, { caller }) => {
  const active = flow.enclosing(g, Phase).side;
  const answers = caller === 'interception.muster' || caller === 'avoid.muster';
  mustBeSide(f.side, answers ? enemyOf(active) : active, here);
  mustBeLeader(f.side, f.commander, here);
  mustBeOnMap(g, f.side, f.commander, here);
  const where = spaceOf(g.place.get(f.commander));
  if (where !== NONE) {
    mustBeAt(g, f.side, f.ready, where, here);
    mustBeAt(g, f.side, f.force, where, here);
  }
  if (!f.force.has(f.commander)) throw impossible('no-commander', 'the commander is not in his force', here);
  const least = answers ? 1 : 0;
  if (f.least !== least || (f.most !== NO_LIMIT && f.most !== 1)) {
    throw impossible('wrong-party', 'a force has no such bounds', here);
  }
});
