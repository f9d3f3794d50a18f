import { CHANCE, explaining, type FrameOf, met, NONE, type Sink, unmet } from '@carillon/flow';
import { award, eliminate, goInside, put, setWorks, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isUnit } from '../counters.ts';
import { VP_AWARDS } from '../data/tables.ts';
import {
  AS_BESIEGED,
  AS_BESIEGER,
  CAPTURED,
  die,
  enemyOf,
  type Piece,
  piece,
  placeOf,
  SIEGE_ROLL,
  type Side,
  type Space,
  space,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { isFortress, originallyOf } from '../map.ts';
import { sum } from '../query/battle.ts';
import { type Force, scratchForce, someIn } from '../query/command.ts';
import { eachDie } from '../query/dice.ts';
import { nearestTo } from '../query/nearest.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import {
  firstOutside,
  fortOf,
  fortStartedOf,
  hasFortress,
  hasStockade,
  nextOutside,
  stockadeOf,
} from '../query/presence.ts';
import { FORT_HOLDS, unitsInside } from '../query/retreat.ts';
import {
  gatherInside,
  gatherOutside,
  HIGHEST_LEVEL,
  isRipe,
  levelsGained,
  setSiegeLevel,
  siegeLevel,
  siegeModifiers,
} from '../query/siege.ts';
import { at, named } from '../say.ts';
import { endSiege, settle } from '../settle.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Campaign, flow } from './contents.ts';
import { Assault, Capture, Relocation, Shelter, Siege } from './contents-sieges.ts';
import { Window } from './response-window.ts';

// 8.0 Forts, Fortresses and Sieges

const ready = scratchForce();

/** The pieces that may still go inside: not interceptors (8.1), and 8.11 at most four units in a fort. */
function eachWhoMayEnter(g: State, side: Side, where: Space, barred: Force, into: Force): void {
  gatherOutside(g, side, where, into);
  const full = !hasFortress(g, side, where) && unitsInside(g, side, where) >= FORT_HOLDS;
  for (let p = into.first(); p !== NONE; p = into.after(p)) {
    const may = met(CLAUSES.interceptorsFight, !barred.has(p)) && met(CLAUSES.fortRoom, !full || !isUnit(p));
    if (!may) into.delete(p);
  }
}

/** Explain mode: offers pieces that are not outside here. */
function eachOutdoors(g: State, f: FrameOf<typeof Shelter>, offer: (p: Piece) => void): void {
  gatherOutside(g, f.side, f.at, ready);
  eachKeptOut(ready, () => CLAUSES.shelterHere, offer);
}

/** Leaders without units outside go inside. */
function takeLeadersIn(g: State, side: Side, where: Space): void {
  gatherOutside(g, side, where, ready);
  if (someIn(ready, isUnit)) return;
  for (let p = ready.first(); p !== NONE; p = ready.after(p)) goInside(g, p);
}

/** 8.21 A Siege marker at level 0. Leaders whose units have avoided battle go inside. */
export function beginSiege(g: State, side: Side, where: Space, say: Sink<LogEntry> | undefined): void {
  const enemy = enemyOf(side);
  for (let p = firstOutside(g, enemy, placeOf(where)); p !== NONE; p = nextOutside(g, enemy, placeOf(where), p)) {
    goInside(g, p);
  }
  setSiegeLevel(g, where, 0);
  say?.({ type: 'siege-begins', at: at(where), rule: '8.21' });
}

Shelter.define({
  begin(g, f) {
    gatherOutside(g, f.side, f.at, ready);
    return someIn(ready, isUnit) ? undefined : Shelter.goto('close');
  },

  // 8.1 The defender decides which units and leaders go inside; the others defend outside.
  pick: Shelter.ask({
    rule: '8.1',
    who: (_g, f) => f.side,
    verbs: { shelter: [piece], done: [] },
    anyOrder: ['shelter'],
    list(g, f, offer) {
      eachWhoMayEnter(g, f.side, f.at, f.barred, ready);
      eachOffered(g, ready, offer.shelter);
      if (explaining()) eachOutdoors(g, f, offer.shelter);
      offer.done();
    },
    take: {
      shelter(g, _f, p) {
        goInside(g, p);
        return Shelter.goto('pick');
      },
      done: () => undefined,
    },
  }),

  close(g, f) {
    takeLeadersIn(g, f.side, f.at);
    gatherInside(g, f.side, f.at, ready);
    if (!ready.isEmpty) f.say?.({ type: 'inside', side: sideName(f.side), pieces: named(ready), at: at(f.at) });
    return Shelter.end();
  },
});

Siege.define({
  // 8.231 Coehorns & Howitzers: the besieger decides first; then Surrender! instead of the roll.
  besieger: (_g, f) => flow.call(Window, { moment: AS_BESIEGER, seat: f.side }),
  defender: (_g, f) => flow.call(Window, { moment: AS_BESIEGED, seat: enemyOf(f.side) }),
  surrender: (_g, f) => flow.call(Window, { moment: SIEGE_ROLL, seat: f.side }),
  // 14.4 The besieged may offer to surrender, if the players have agreed on that option.
  terms: (_g, f) => flow.call(Window, { moment: SIEGE_ROLL, seat: enemyOf(f.side) }),
  surrendered: (_g, f) => (f.surrendered ? Siege.end() : undefined),

  // 8.231 Roll on the Siege Table.
  roll: Siege.ask({
    rule: '8.231',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(g, f, rolled) {
        const modifiers = siegeModifiers(g, f.side, f.at, f.commander);
        const level = Math.min(siegeLevel(g, f.at) + levelsGained(rolled + sum(modifiers)), HIGHEST_LEVEL);
        const ripe = isRipe(g, f.at);
        setSiegeLevel(g, f.at, level);
        const campaign = flow.within(g, Campaign);
        if (campaign !== undefined && !ripe && isRipe(g, f.at)) campaign.ripened = f.at;
        f.say?.({ type: 'siege-roll', side: sideName(f.side), at: at(f.at), die: rolled, modifiers, level });
        return isRipe(g, f.at) ? undefined : Siege.end();
      },
    },
  }),

  // 8.24 If the level is reached, the force may assault at once.
  storm: Siege.ask({
    rule: '8.24',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { assault: [], wait: [] },
    list(_g, _f, offer) {
      offer.assault();
      offer.wait();
    },
    take: { assault: () => undefined, wait: () => Siege.end() },
  }),
  assault: (_g, f) => flow.call(Assault, { side: f.side, at: f.at, commander: f.commander }),
  close: () => Siege.end(),
});

/** 5.45 A stockade is flipped, and a fort under construction beside it removed. */
function takeStockade(g: State, say: Parameters<typeof award>[1], by: Side, where: Space): void {
  setWorks(g, where, stockadeOf(by));
  say?.({ type: 'stockade', what: 'captured', side: sideName(by), at: at(where) });
  award(g, say, by, VP_AWARDS.stockade, 'stockade', '5.45');
}

/**
 * 9.22 A fortress is captured intact; a fort becomes the captor's fort under construction, but after Surrender! his
 * complete fort.
 */
function takePost(g: State, say: Parameters<typeof award>[1], by: Side, where: Space, surrender: boolean): void {
  const what = isFortress(where) ? 'fortress' : 'fort';
  endSiege(g, where);
  if (what === 'fort') setWorks(g, where, surrender ? fortOf(by) : fortStartedOf(by));
  else if (originallyOf(where) === by) g.captured.delete(where);
  else g.captured.add(where);
  say?.({ type: 'captured', side: sideName(by), at: at(where), what, rule: surrender ? '5.56' : '9.22' });
  award(g, say, by, VP_AWARDS[what], what, '9.22');
}

Capture.define({
  take(g, f) {
    if (hasStockade(g, enemyOf(f.side), f.at)) takeStockade(g, f.say, f.side, f.at);
    else takePost(g, f.say, f.side, f.at, f.surrender);
    if (!f.surrender) settle(g, f.say);
  },

  // Massacre! comes right after the capture, before the garrison leaves.
  massacre: (_g, f) => flow.call(Window, { moment: CAPTURED, seat: enemyOf(f.side) }),
  leave: (_g, f) => (f.surrender ? flow.call(Relocation, { side: enemyOf(f.side), at: f.at }) : undefined),
  close(g, f) {
    settle(g, f.say);
    return Capture.end();
  },
});

const LOUISBOURG = space.of('louisbourg');
const QUEBEC = space.of('quebec');

/** Surrender! at Louisbourg measures from Québec, since no connection leads there. */
const measuredFrom = (where: Space): Space => (where === LOUISBOURG ? QUEBEC : where);

Relocation.define({
  begin(g, f) {
    gatherInside(g, f.side, f.at, ready);
    if (ready.isEmpty) return Relocation.end();
    if (nearestTo(g, f.side, measuredFrom(f.at)).length > 0) return;
    f.say?.({ type: 'eliminated', side: sideName(f.side), pieces: named(ready), at: at(f.at), rule: 'surrender' });
    for (let p = ready.first(); p !== NONE; p = ready.after(p)) eliminate(g, p);
    return Relocation.end();
  },

  // All to one fortification, the owner choosing among the closest.
  to: Relocation.ask({
    rule: '5.51',
    who: (_g, f) => f.side,
    verbs: { to: [space] },
    list(g, f, offer) {
      for (const where of nearestTo(g, f.side, measuredFrom(f.at))) offer.to(where);
      if (explaining() && unmet(CLAUSES.surrenderNearest)) for (const where of space.all) offer.to(where);
    },
    take: {
      to(g, f, where) {
        gatherInside(g, f.side, f.at, ready);
        f.say?.({ type: 'retreat', side: sideName(f.side), pieces: named(ready), from: at(f.at), to: at(where) });
        for (let p = ready.first(); p !== NONE; p = ready.after(p)) put(g, p, placeOf(where));
        return Relocation.end();
      },
    },
  }),
});
