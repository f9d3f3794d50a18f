import { CHANCE, type Clause, explaining, met, NONE } from '@carillon/flow';
import { bringIn, mend, takeAway } from '../cards/effects.ts';
import { eventOf, isIdle } from '../cards/events.ts';
import { removedByEvent } from '../cards/index.ts';
import { award, eliminate, playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { sideOf } from '../counters.ts';
import { VP_COSTS } from '../data/tables.ts';
import { BRITISH, card, die, known, type Piece, piece, place, type Side } from '../ids.ts';
import type { LeaderName } from '../names.ts';
import { costsEarly } from '../query/declarations.ts';
import { eachDie } from '../query/dice.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import {
  dropLost,
  dropUnfit,
  eachDismissible,
  eachInPool,
  eachSite,
  hasDismissible,
  isLeftInPool,
  isOneTooMany,
  keptFromRemoval,
  keptFromRestoring,
} from '../query/reinforcement.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Displacement, flow } from './contents.ts';
import {
  Event,
  EventRoll,
  Expedition,
  LeaderDraw,
  Placing,
  PlacingOrRestoring,
  Removing,
  Restoring,
  RolledRestoring,
} from './contents-events.ts';

// 5.5 Events and their shared parts: placing, restoring, removing, the leader pool

Event.define({
  // 5.23 The card is discarded, or leaves the game if it says so. 5.4 It is not construction. 14.3 Early Regulars may
  // cost VP.
  play(g, f) {
    f.say?.({ type: 'card', side: sideName(f.side), card: card.nameOf(f.card), use: 'event' });
    if (isIdle(g, f.side, f.card)) {
      f.say?.({ type: 'event-without-effect', side: sideName(f.side), card: card.nameOf(f.card), rule: '5.51' });
    }
    playCard(g, f.side, f.card, removedByEvent(f.card));
    g.built.delete(f.side);
    if (costsEarly(g, f.card)) award(g, f.say, f.side, VP_COSTS.earlyRegulars, 'early-regulars', '14.3');
  },

  // 5.51 The instructions on the card.
  effect: (g, f) => eventOf(f.card)?.play(g, f.side, f.say, f.card),
  settled(g, f) {
    settle(g, f.say);
  },

  // 6.53 Leaders left among enemies without friendly units or fortifications retreat.
  stranded: (_g, f) => flow.call(Displacement, { side: f.side, at: NONE, from: NONE }),
  close: () => Event.end(),
});

EventRoll.define({
  roll: EventRoll.ask({
    rule: '5.51',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(g, f, rolled) {
        const played = flow.enclosing(g, Event);
        const who = { side: sideName(played.side), card: card.nameOf(played.card) };
        f.say?.({ type: 'event-roll', ...who, die: rolled });
        f.rolled = rolled;
      },
    },
  }),
  close: (_g, f) => EventRoll.end(f.rolled),
});

/** The clause of the current event that says where its pieces may enter. */
const siteOf = (g: State): Clause => eventOf(flow.enclosing(g, Event).card)?.site ?? CLAUSES.site;

/** Explain mode: the clause that keeps a unit from being restored. */
const notRestored = (g: State, of: Side, p: Piece): Clause =>
  sideOf(p) === of ? (keptFromRestoring(g, p) ?? CLAUSES.ofThatKind) : CLAUSES.own;

Placing.define({
  // 5.522 Reinforcements with nowhere to enter are not received.
  ready(_g, f) {
    if (f.units.isEmpty || f.most === 0) return Placing.end();
    if (!f.sites.isEmpty) return;
    f.say?.({ type: 'not-received', side: sideName(f.side), rule: '5.522' });
    return Placing.end();
  },

  // 5.52 The next unit enters; the given units are identical.
  place: Placing.ask({
    rule: '5.52',
    aside: DEMOLITION,
    afterAside(g, f) {
      dropLost(g, f.side, f.sites);
      return Placing.goto('ready');
    },
    who: (_g, f) => f.side,
    verbs: { place: [place], done: [] },
    list(g, f, offer) {
      eachSite(g, f.side, f.sites, siteOf(g), offer.place);
      if (met(CLAUSES.allEnter, f.upTo)) offer.done();
    },
    take: {
      place(g, f, to) {
        const p = known(f.units.first());
        f.units.delete(p);
        bringIn(g, f.say, p, to);
        f.most -= 1;
      },
      done: () => Placing.end(),
    },
  }),
  more: () => Placing.goto('ready'),
});

Restoring.define({
  ready: (_g, f) => (f.units.isEmpty || f.most === 0 ? Restoring.end() : undefined),

  // 5.523 Units are flipped back one after another.
  restore: Restoring.ask({
    rule: '5.523',
    aside: DEMOLITION,
    afterAside(g, f) {
      dropUnfit(g, f.units);
      return Restoring.goto('ready');
    },
    who: (_g, f) => f.side,
    verbs: { restore: [piece], done: [] },
    anyOrder: ['restore'],
    list(g, f, offer) {
      eachOffered(g, f.units, offer.restore);
      if (explaining()) eachKeptOut(f.units, (p) => notRestored(g, f.side, p), offer.restore);
      offer.done();
    },
    take: {
      restore(g, f, p) {
        mend(g, f.say, p);
        f.units.delete(p);
        f.most -= 1;
      },
      done: () => Restoring.end(),
    },
  }),
  more: () => Restoring.goto('ready'),
});

RolledRestoring.define({
  roll: () => RolledRestoring.callFor('rolled', EventRoll, {}),
  restore: (_g, f) => flow.call(Restoring, { side: f.side, units: f.units, most: f.rolled }),
  close: () => RolledRestoring.end(),
});

PlacingOrRestoring.define({
  which(_g, f) {
    const canPlace = !f.units.isEmpty && !f.sites.isEmpty;
    if (canPlace && !f.worn.isEmpty) return;
    return PlacingOrRestoring.goto(f.worn.isEmpty ? 'place' : 'restore');
  },
  choose: PlacingOrRestoring.ask({
    rule: '5.52',
    aside: DEMOLITION,
    afterAside(g, f) {
      dropLost(g, f.side, f.sites);
      dropUnfit(g, f.worn);
      return PlacingOrRestoring.goto('which');
    },
    who: (_g, f) => f.side,
    verbs: { reinforce: [], restore: [] },
    list(_g, _f, offer) {
      offer.reinforce();
      offer.restore();
    },
    take: { reinforce: () => undefined, restore: () => PlacingOrRestoring.goto('restore') },
  }),
  place: (_g, f) => flow.call(Placing, { side: f.side, units: f.units, sites: f.sites, most: f.most, upTo: false }),
  placed: () => PlacingOrRestoring.goto('close'),
  restore: (_g, f) => flow.call(Restoring, { side: f.side, units: f.worn, most: f.mostWorn }),
  close: () => PlacingOrRestoring.end(),
});

Removing.define({
  ready: (_g, f) => (f.units.isEmpty || f.most <= 0 ? Removing.end() : undefined),
  remove: Removing.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { remove: [piece] },
    anyOrder: ['remove'],
    list(g, f, offer) {
      eachOffered(g, f.units, offer.remove);
      if (explaining()) eachKeptOut(f.units, (p) => keptFromRemoval(g, p) ?? CLAUSES.goesByCard, offer.remove);
    },
    take: {
      remove(g, f, p) {
        takeAway(g, f.say, p);
        f.units.delete(p);
        f.most -= 1;
      },
    },
  }),
  more: () => Removing.goto('ready'),
});

const leader = (p: Piece): LeaderName => piece.nameOf(p) as LeaderName;

LeaderDraw.define({
  // 5.55 All are drawn before any enters.
  next(g, f) {
    if (f.sites.isEmpty) return LeaderDraw.end();
    if (f.count === 0 || !isLeftInPool(g, f.drawn)) return LeaderDraw.goto('placed');
    f.count -= 1;
  },

  // 5.55 A leader at random from the pool.
  draw: LeaderDraw.ask({
    rule: '5.55',
    who: () => CHANCE,
    verbs: { draw: [piece] },
    list: (g, f, offer) => eachInPool(g, f.drawn, offer.draw),
    take: {
      draw(_g, f, drawn) {
        f.leader = drawn;
        f.drawn.add(drawn);
        f.say?.({ type: 'leader-drawn', leader: leader(drawn), rule: '5.55' });
      },
    },
  }),

  // 5.55 A third leader with Command 7 replaces one on the map; if none of them can be removed, he returns to the pool,
  // and nobody is drawn in his place.
  sevens(g, f) {
    const drawn = known(f.leader);
    const third = isOneTooMany(g, drawn, f.entering);
    if (third && hasDismissible(g)) return;
    if (third) f.say?.({ type: 'leader-returned', leader: leader(drawn), rule: '5.55' });
    else f.entering.add(drawn);
    return LeaderDraw.goto('next');
  },
  dismiss: LeaderDraw.ask({
    rule: '5.55',
    aside: DEMOLITION,
    who: () => BRITISH,
    verbs: { dismiss: [piece] },
    list: (g, _f, offer) => eachDismissible(g, offer.dismiss),
    take: {
      dismiss(g, f, p) {
        f.say?.({ type: 'leader-dismissed', leader: leader(p), rule: '5.55' });
        eliminate(g, p);
        f.entering.add(known(f.leader));
        return LeaderDraw.goto('next');
      },
    },
  }),

  place: LeaderDraw.ask({
    rule: '5.55',
    aside: DEMOLITION,
    who: () => BRITISH,
    verbs: { place: [place] },
    list: (g, f, offer) => eachSite(g, BRITISH, f.sites, siteOf(g), offer.place),
    take: {
      place(g, f, to) {
        f.entering.delete(known(f.leader));
        bringIn(g, f.say, known(f.leader), to);
      },
    },
  }),
  placed(_g, f) {
    f.leader = f.entering.first();
    return f.leader === NONE ? LeaderDraw.end() : LeaderDraw.goto('place');
  },
});

Expedition.define({
  leaders: (_g, f) => flow.call(LeaderDraw, { count: f.leaders, sites: f.sites }),
  units: (_g, f) =>
    flow.call(Placing, { side: BRITISH, units: f.units, sites: f.sites, most: f.units.size, upTo: false }),
  close: () => Expedition.end(),
});
