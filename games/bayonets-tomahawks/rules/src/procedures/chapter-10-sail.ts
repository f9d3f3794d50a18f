import { explaining, type IdSet, NONE, unmet } from '@carillon/flow';
import { isLandingSurprise, saySurprise } from '../cards/surprise-landing.ts';
import { arrive, joinStack, leaveBehind, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { type Piece, piece, placeOf, SAIL_BOX, type Side, side, space } from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { eachElsewhere, eachOffered } from '../query/offers.ts';
import { eachIn } from '../query/presence.ts';
import { eachLanding, isAfloat, isAtSea, mayLoad, maySail } from '../query/sail.ts';
import { named } from '../say.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Arrival, Landing, Sail } from './contents-actions.ts';

// 10.6 Sail Movement

const aboard = scratchForce();

Sail.define({
  // 10.6 Fleets of one stack, and their cargo.
  muster: Sail.ask({
    rule: '10.6',
    who: (_g, f) => f.side,
    verbs: { take: [piece], done: [] },
    anyOrder: ['take'],
    list(g, f, offer) {
      aboard.clear();
      eachIn(g, f.side, placeOf(f.from), (p) => {
        if (maySail(g, p) && (!f.force.has(p) || unmet(CLAUSES.takenAlready))) aboard.add(p);
      });
      eachOffered(g, aboard, (p) => {
        if (mayLoad(f.force, p, aboard)) offer.take(p);
      });
      if (explaining()) eachElsewhere(g, f.side, placeOf(f.from), offer.take);
      if (isAfloat(f.force)) offer.done();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        return Sail.goto('muster');
      },
      done: () => undefined,
    },
  }),
  aboard(g, f) {
    f.say?.({ type: 'sail', side: side.nameOf(f.side), at: space.nameOf(f.from), pieces: named(f.force) });
    for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, SAIL_BOX);
    g.spent.addAll(f.force);
    joinStack(g, f.say, f.side, SAIL_BOX);
    leaveBehind(g, f.say, f.side, f.from);
    return f.double ? undefined : Sail.goto('close');
  },

  // 7.3.4 With a doubled point they may Land in the same Action Round.
  ashore: Sail.ask({
    rule: '7.3.4',
    who: (_g, f) => f.side,
    verbs: { land: [], stay: [] },
    list(_g, _f, offer) {
      offer.land();
      offer.stay();
    },
    take: {
      land: (_g, f) => flow.call(Landing, { side: f.side }),
      stay: () => undefined,
    },
  }),
  close: () => Sail.end(),
});

/** All units of a faction in the Sail box. */
function atSea(g: State, of: Side): IdSet<Piece> {
  aboard.clear();
  eachIn(g, of, SAIL_BOX, (p) => aboard.add(p));
  return aboard;
}

Landing.define({
  // A Routed stack that can Land nowhere without a fight stays at sea.
  able(g, f) {
    if (!isAtSea(g, f.side)) return Landing.end();
    let able = false;
    eachLanding(g, f.side, atSea(g, f.side), space.all, () => {
      able = true;
    });
    if (able) return undefined;
    f.say?.({ type: 'left-out', side: side.nameOf(f.side), what: 'landing', rule: '13.8' });
    return Landing.end();
  },

  // 10.6.1 All in one Coastal Space of a friendly Sea Zone.
  to: Landing.ask({
    rule: '10.6.1',
    who: (_g, f) => f.side,
    verbs: { land: [space] },
    list(g, f, offer) {
      eachLanding(g, f.side, atSea(g, f.side), space.all, offer.land);
    },
    take: {
      land(g, f, at) {
        const force = atSea(g, f.side);
        f.say?.({ type: 'land', side: side.nameOf(f.side), at: space.nameOf(at), pieces: named(force) });
        saySurprise(g, f.say, f.side);
        for (let p = force.first(); p !== NONE; p = force.after(p)) {
          arrive(g, f.side, p, at);
          g.spent.add(p);
          if (!isLandingSurprise(g, f.side)) g.landed.add(p);
        }
        joinStack(g, f.say, f.side, placeOf(at));
        return Landing.callFor('stopped', Arrival, { side: f.side, at });
      },
    },
  }),
  close: () => Landing.end(),
});
