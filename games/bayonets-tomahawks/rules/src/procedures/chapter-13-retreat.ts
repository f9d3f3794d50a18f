import { type Clause, explaining, type FrameOf, type IdSet, NONE, unmet } from '@carillon/flow';
import {
  arrive,
  cancelBattle,
  dismissLone,
  eliminate,
  join,
  joinStack,
  leaveBehind,
  put,
  remove,
  takeControl,
} from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isArtillery, isBastion, isCommander, isFort, isIndian, isLight } from '../counters.ts';
import {
  enemyOf,
  known,
  option,
  type Piece,
  type Place,
  piece,
  place,
  placeOf,
  REMOVED,
  SAIL_BOX,
  type Side,
  type Space,
  side,
  space,
  spaceOf,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { exitsOf, nationAt } from '../map.ts';
import { fortAt, fortInPool } from '../query/construction.ts';
import { scratchForce } from '../query/force.ts';
import { enteredBy, isNeutralVillage } from '../query/movement.ts';
import { eachElsewhere, eachKeptOut, eachOffered } from '../query/offers.ts';
import { eachIn, hasUnits } from '../query/presence.ts';
import { eachRefuge, enemiesToPay, hasFleets, type Refuge, refugeOf } from '../query/retreat.ts';
import { named } from '../say.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Battles, Chits, Retreat, Rout } from './contents-battle.ts';

// 13.8 Rout, 13.9 Retreat

type Routing = FrameOf<typeof Rout>;
type Retreating = FrameOf<typeof Retreat>;
type Say = ((entry: LogEntry) => void) | undefined;

/**
 * 13.8, 13.9.5 The loser's Fort becomes one of the winner's, with the same face; with none in the winner's pool it is
 * only removed.
 */
export function handOverFort(g: State, say: Say, of: Side, at: Space, rule: string): void {
  const fort = fortAt(g, of, at);
  if (fort === NONE) return;
  const reduced = g.reduced.has(fort);
  remove(g, say, fort, REMOVED, rule);
  const taken = fortInPool(g, enemyOf(of));
  if (taken === NONE) return;
  put(g, taken, placeOf(at));
  if (reduced) g.reduced.add(taken);
  shareMarkers(g, enemyOf(of), at, taken);
  say?.({ type: 'placed', piece: piece.nameOf(taken), at: space.nameOf(at), rule });
}

/** 13.8, 14.1.1 A Fort placed among a stack shares the markers that are on the whole stack. */
function shareMarkers(g: State, of: Side, at: Space, fort: Piece): void {
  eachIn(g, of, placeOf(at), (p) => {
    if (g.routed.has(p)) g.routed.add(fort);
    if (g.outOfSupply.has(p)) g.outOfSupply.add(fort);
  });
}

const able = scratchForce();

type Test = (p: Piece) => boolean;

const NOBODY_SPARED = option.of('routLoss');
const isOther: Test = (p) => !isFort(p) && !isIndian(p);
const isCommon: Test = (p) => isOther(p) && !isBastion(p) && !isCommander(p);
/**
 * 13.8 #1 The units that may be lost: Artillery if there is any; then others, never a Fort; Indian units only as the
 * last resort. Open: whether the others include a Commander, who cannot take Hits, and a Bastion, which only Artillery
 * can hit. By default a Commander is excluded, and a Bastion is lost only before Indian units.
 */
const SPARING: readonly Test[] = [isArtillery, isCommon, isBastion, isIndian];
const SPARING_NOBODY: readonly Test[] = [isArtillery, isOther, isIndian];

function losable(g: State, f: Routing): IdSet<Piece> {
  for (const test of g.options.has(NOBODY_SPARED) ? SPARING_NOBODY : SPARING) {
    able.clear();
    eachIn(g, f.side, placeOf(f.at), (p) => {
      if (test(p)) able.add(p);
    });
    if (!able.isEmpty) break;
  }
  return able;
}

/** 13.8 #1 Why a unit of a Routed stack is not lost before others. */
function notLost(g: State, among: IdSet<Piece>, p: Piece): Clause {
  if (isFort(p)) return CLAUSES.fortStands;
  if (isCommander(p) && !g.options.has(NOBODY_SPARED)) return CLAUSES.commanderUnhit;
  const first = among.first();
  if (first !== NONE && isArtillery(first)) return CLAUSES.gunsFirst;
  return isBastion(p) ? CLAUSES.bastionLast : CLAUSES.indiansLast;
}

/** Explain mode: units of the stack that are not lost before others, and units outside it. */
function eachSpared(g: State, f: Routing, among: IdSet<Piece>, offer: (p: Piece) => void): void {
  eachIn(g, f.side, placeOf(f.at), (p) => {
    if (!among.has(p) && unmet(notLost(g, among, p))) offer(p);
  });
  eachElsewhere(g, f.side, placeOf(f.at), offer);
}

// 13.8, 3.0.3 The stack is all units in the space, including those that took no part in the Battle (13.9.3).
Rout.define({
  begin(g, f) {
    if (f.all)
      eachIn(g, f.side, placeOf(f.at), (p) => {
        if (!isLight(p)) eliminate(g, f.say, p, '13.8');
      });
    eachIn(g, f.side, placeOf(f.at), (p) => g.routed.add(p));
    f.say?.({
      type: 'marker',
      marker: 'rout',
      side: side.nameOf(f.side),
      at: space.nameOf(f.at),
      placed: true,
      rule: '13.8',
    });
    return losable(g, f).isEmpty ? Rout.goto('fort') : undefined;
  },

  // 13.8 #1
  lose: Rout.ask({
    rule: '13.8',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    list(g, f, offer) {
      const among = losable(g, f);
      eachOffered(g, among, offer.lose);
      if (explaining()) eachSpared(g, f, among, offer.lose);
    },
    take: {
      lose(g, f, p) {
        eliminate(g, f.say, p, '13.8');
        return undefined;
      },
    },
  }),

  // 13.4.2 Commanders whose whole company is eliminated go; 13.8 #3 a Fort is not eliminated, but replaced.
  fort(g, f) {
    dismissLone(g, f.say, f.side, '13.4.2');
    handOverFort(g, f.say, f.side, f.at, '13.8');
    return Rout.end();
  },
});

const fought = (g: State): IdSet<Space> | undefined => flow.within(g, Battles)?.fought;
const refuge = (g: State, f: Retreating): Refuge => refugeOf(g, f, fought(g));

/** Counters that retreat: Forts and Bastions stay, eliminated ones are forgotten. */
function gather(g: State, f: Retreating): void {
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
    if (isFort(p) || isBastion(p) || g.place.get(p) !== placeOf(f.at)) f.units.delete(p);
  }
}

/** They arrive; by 13.9.3 #5B, at a Battle in which they take no part. */
function settleIn(g: State, f: Retreating, sitsOut: boolean): void {
  const to = known(f.to);
  const at = spaceOf(to);
  f.say?.({
    type: 'retreat',
    side: side.nameOf(f.side),
    at: space.nameOf(f.at),
    to: place.nameOf(to),
    pieces: named(f.units),
  });
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
    if (at === NONE) put(g, p, SAIL_BOX);
    else arrive(g, f.side, p, at);
    if (sitsOut) g.sittingOut.add(p);
  }
  noteEntry(g, f);
  joinStack(g, f.say, f.side, to);
  leaveBehind(g, f.say, f.side, f.at);
  if (at !== NONE && !sitsOut && isAlone(g, f.side, at)) takeControl(g, f.say, f.side, at);
}

/** 2.1.2 Whether units of one faction solely occupy a space. Commanders do not count as units (3.7). */
const isAlone = (g: State, of: Side, at: Space): boolean => hasUnits(g, of, at) && !hasUnits(g, enemyOf(of), at);

/** 10.2.1, 13.9.1 A stack that retreats along a connection has entered a space by it; Fleets sail (13.9.2). */
function noteEntry(g: State, f: Retreating): void {
  if (hasFleets(f.units)) return;
  for (const exit of exitsOf(f.at)) if (placeOf(exit.to) === f.to) enteredBy(g, f.side).add(exit.way);
}

/** They go there; 13.9.4 if they Overwhelm enemies, these first choose the units that pay for it. */
function retreatTo(g: State, f: Retreating, to: Place) {
  const { kind } = refuge(g, f);
  f.to = to;
  if (kind !== 'overwhelm') {
    settleIn(g, f, kind === 'battle');
    return Retreat.end();
  }
  awake(g, f, known(spaceOf(to)));
  f.owed = enemiesToPay(g, f.side, to);
  return Retreat.goto('pay');
}

Retreat.define({
  begin(g, f) {
    gather(g, f);
    if (f.units.isEmpty) return Retreat.end();
    const { kind, places } = refuge(g, f);
    if (kind === 'none') return Retreat.goto('stranded');
    const [only, ...others] = places;
    return only === undefined || others.length > 0 ? undefined : retreatTo(g, f, only);
  },

  // 13.9.1 All together to one space; the owner chooses among those of the same priority.
  to: Retreat.ask({
    rule: '13.9.1',
    who: (_g, f) => f.side,
    verbs: { to: [place] },
    list(g, f, offer) {
      eachRefuge(g, f, fought(g), offer.to);
    },
    take: {
      to: (g, f, to) => retreatTo(g, f, to),
    },
  }),

  // 13.9.4 For each enemy unit and Militia there, one of the retreating units, of the enemy's choice.
  pay: Retreat.ask({
    rule: '13.9.4',
    who: (_g, f) => enemyOf(f.side),
    verbs: { lose: [piece] },
    anyOrder: ['lose'],
    list(g, f, offer) {
      able.clear();
      for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) if (!isCommander(p)) able.add(p);
      eachOffered(g, able, offer.lose);
      if (explaining()) eachUnpaid(f.units, offer.lose);
    },
    take: {
      lose(g, f, p) {
        eliminate(g, f.say, p, '13.9.4');
        f.units.delete(p);
        f.owed--;
        return f.owed > 0 ? Retreat.goto('pay') : undefined;
      },
    },
  }),
  overrun(g, f) {
    const at = known(spaceOf(known(f.to)));
    eachIn(g, enemyOf(f.side), placeOf(at), (p) => eliminate(g, f.say, p, '13.9.4'));
    cancelBattle(g, at);
    settleIn(g, f, false);
    return flow.call(Chits, {});
  },
  overrunDone: () => Retreat.end(),

  // 13.9.1 Nowhere to go: all but Light units are eliminated; the Light units may then use Paths.
  stranded(g, f) {
    for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
      if (isLight(p) && !f.lights) continue;
      eliminate(g, f.say, p, '13.9.1');
      f.units.delete(p);
    }
    f.lights = true;
    leaveBehind(g, f.say, f.side, f.at);
    return flow.call(Chits, {});
  },
  strandedDone: () => Retreat.goto('begin'),
});

/** Explain mode: Commanders, and units that do not retreat. */
const eachUnpaid = (units: IdSet<Piece>, offer: (p: Piece) => void): void =>
  eachKeptOut(
    piece.all,
    (p) => units.has(p) && !isCommander(p),
    (p) => (units.has(p) ? CLAUSES.commanderPays : CLAUSES.retreats),
    offer,
  );

/** 8.1 A neutral Nation whose Village is overrun joins the enemy first. */
function awake(g: State, f: Retreating, at: Space): void {
  if (isNeutralVillage(g, at)) join(g, f.say, known(nationAt(at)), enemyOf(f.side), '8.1');
}
