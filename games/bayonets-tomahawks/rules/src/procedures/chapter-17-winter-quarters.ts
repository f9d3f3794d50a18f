import { type IdSet, NONE, unmet } from '@carillon/flow';
import { leaveBehind, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isColonialBrigade, isFleet, isIndian, nationOf, villageOf } from '../counters.ts';
import {
  BRITISH,
  DISBANDED,
  enemyOf,
  FRENCH,
  isOnBoard,
  LOSSES,
  type Nation,
  nation,
  type Piece,
  POOL,
  piece,
  place,
  placeOf,
  round,
  SAIL_BOX,
  type Side,
  space,
  spaceOf,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { nationAt } from '../map.ts';
import { scratchForce } from '../query/force.ts';
import { eachOffered } from '../query/offers.ts';
import { eachPlace, fleetRefuge, winterHarbours } from '../query/placement.ts';
import { controls, eachIn, nextIn, sideOf } from '../query/presence.ts';
import { mayStay } from '../query/winter.ts';
import { sayPlaced } from '../say.ts';
import { fillPools, isLastYear, prepareDecks, yearFacts } from '../setup.ts';
import type { State } from '../state.ts';
import { sayWinner, scoreBonuses, scoreChits } from './chapter-18-victory.ts';
import { flow } from './contents.ts';
import {
  CombineAll,
  ComeAshore,
  LossesReturn,
  Redeployment,
  ReturnToColonies,
  VoyageHome,
  WinterQuarters,
} from './contents-year.ts';

// 17.0 Winter Quarters. The British resolve each step first.

type Say = ((entry: LogEntry) => void) | undefined;

/** 17.2 The factions in the order in which they resolve each step. */
const IN_TURN: readonly Side[] = [BRITISH, FRENCH];

/** A counter leaves its space for another place; those left behind may lose the space. */
function relocate(g: State, say: Say, p: Piece, to: typeof POOL): void {
  const from = spaceOf(g.place.get(p));
  const of = sideOf(g, p);
  if (g.place.get(p) !== to) sayPlaced(say, p, to, '17.2');
  put(g, p, to);
  g.spent.delete(p);
  if (from !== NONE && of !== NONE) leaveBehind(g, say, of, from);
}

/** 17.2 #4 An Indian unit goes to its Village, or to the Losses box while the enemy holds it. */
function sendIndianHome(g: State, say: Say, p: Piece): void {
  const village = villageOf(p);
  const of = sideOf(g, p);
  if (village === NONE || of === NONE) return;
  relocate(g, say, p, controls(g, enemyOf(of), village) ? LOSSES : placeOf(village));
}

/**
 * 17.2 #4 For each Village of a Nation that the enemy holds, one of its units waits in the Losses box; the others go to
 * its other Villages, one each.
 */
function sendNationHome(g: State, say: Say, which: Nation): void {
  const of = g.joined.get(which);
  if (of === NONE) return;
  const villages = space.all.filter((each) => nationAt(each) === which);
  const free = villages.filter((each) => !controls(g, enemyOf(of), each));
  const units = piece.all.filter((p) => nationOf(p) === which && isAvailable(g, p));
  const back = units.length - (villages.length - free.length);
  units.forEach((p, i) => {
    const village = i < back ? free[i] : undefined;
    relocate(g, say, p, village === undefined ? LOSSES : placeOf(village));
  });
}

/** 17.2 #4 All Indian units of a faction. */
function sendIndiansHome(g: State, say: Say, of: Side): void {
  for (const p of piece.all) {
    if (isIndian(p) && nationOf(p) === NONE && sideOf(g, p) === of && isAvailable(g, p)) sendIndianHome(g, say, p);
  }
  for (const each of nation.all) if (g.joined.get(each) === of) sendNationHome(g, say, each);
}

/** 17.2 #7 */
function sendFleetHome(g: State, say: Say, p: Piece): void {
  if (!isFleet(p) || !isOnBoard(g.place.get(p))) return;
  relocate(g, say, p, POOL);
  g.reduced.delete(p);
}

const isAvailable = (g: State, p: Piece): boolean => isOnBoard(g.place.get(p)) || g.place.get(p) === LOSSES;

const able = scratchForce();

/** Colonial Brigades that may stay where they are (17.3.1). */
function colonialsWhoMayStay(g: State, staying: IdSet<Piece>): IdSet<Piece> {
  able.clear();
  for (const p of piece.all) if (mayWinter(g, p, staying)) able.add(p);
  return able;
}

function mayWinter(g: State, p: Piece, staying: IdSet<Piece>): boolean {
  if (!isColonialBrigade(p)) return unmet(CLAUSES.colonialBrigade);
  const where = spaceOf(g.place.get(p));
  if (where === NONE) return unmet(CLAUSES.onMap);
  return staying.has(p) ? unmet(CLAUSES.takenAlready) : mayStay(g, BRITISH, where, p, staying);
}

WinterQuarters.define({
  // 17.1, 18.2.1 #1
  bonuses(g, f) {
    scoreBonuses(g, f.say);
    return g.holdsChit.isEmpty ? WinterQuarters.goto('check') : undefined;
  },

  // 18.3.2 The chits are revealed: from here on nothing can be undone.
  reveal: WinterQuarters.ask({
    rule: '18.3.2',
    who: () => BRITISH,
    reveals: true,
    verbs: { reveal: [] },
    list(_g, _f, offer) {
      offer.reveal();
    },
    take: { reveal: () => undefined },
  }),

  // 18.2.1 #2, #3
  check(g, f) {
    scoreChits(g, f.say);
    return sayWinner(g, f.say) || isLastYear(g) ? WinterQuarters.end(true) : undefined;
  },

  // 17.2 #1, #2
  clear(g) {
    g.frenchRaids.clear();
    g.britishRaids.clear();
    g.routed.clear();
    g.outOfSupply.clear();
    g.battles.clear();
  },

  // 17.2 #3
  britishSail: () => flow.call(ComeAshore, { side: BRITISH }),
  frenchSail: () => flow.call(ComeAshore, { side: FRENCH }),

  // 17.2 #4
  indians(g, f) {
    for (const of of IN_TURN) sendIndiansHome(g, f.say, of);
  },

  // 17.2 #5 Colonial Brigades disband, except garrisons.
  disband: WinterQuarters.ask({
    rule: '17.2',
    who: () => BRITISH,
    verbs: { stay: [piece], done: [] },
    anyOrder: ['stay'],
    list(g, f, offer) {
      eachOffered(g, colonialsWhoMayStay(g, f.staying), offer.stay);
      offer.done();
    },
    take: {
      stay(_g, f, p) {
        f.staying.add(p);
        return WinterQuarters.goto('disband');
      },
      done: () => undefined,
    },
  }),
  disbanded(g, f) {
    for (const p of piece.all) {
      if (isColonialBrigade(p) && isOnBoard(g.place.get(p)) && !f.staying.has(p)) relocate(g, f.say, p, DISBANDED);
    }
  },

  // 17.2 #6, 17.3
  britishReturn: () => flow.call(ReturnToColonies, { side: BRITISH }),
  frenchReturn: () => flow.call(ReturnToColonies, { side: FRENCH }),
  britishVoyage: () => flow.call(VoyageHome, { side: BRITISH }),
  frenchVoyage: () => flow.call(VoyageHome, { side: FRENCH }),
  // All units that go home have gone: garrisons are units like others now.
  britishCommanders(_g, f) {
    f.staying.clear();
    return flow.call(Redeployment, { side: BRITISH });
  },
  frenchCommanders: () => flow.call(Redeployment, { side: FRENCH }),
  combine: () => flow.call(CombineAll, {}),
  // 17.3 #4 An odd Reduced Brigade among the Disbanded is Full again.
  disbandedCombine(g) {
    for (let p = nextIn(g, BRITISH, DISBANDED, NONE); p !== NONE; p = nextIn(g, BRITISH, DISBANDED, p))
      g.reduced.delete(p);
  },

  // 17.2 #7
  fleets(g, f) {
    for (const of of IN_TURN) for (const p of piece.all) if (sideOf(g, p) === of) sendFleetHome(g, f.say, p);
  },

  // 17.2 #8
  britishLosses: () => flow.call(LossesReturn, { side: BRITISH }),
  frenchLosses: () => flow.call(LossesReturn, { side: FRENCH }),

  // 17.2 #9, #10, 17.4, 17.5
  reset(g) {
    g.year++;
    g.round = round.of('winter-quarters');
    g.earlyFleet = false;
    prepareDecks(g);
    fillPools(g, yearFacts(g).additions);
    return WinterQuarters.end(false);
  },
});

ComeAshore.define({
  able: (g, f) => (nextIn(g, f.side, SAIL_BOX, NONE) === NONE ? ComeAshore.end() : undefined),
  to: ComeAshore.ask({
    rule: '17.2',
    who: (_g, f) => f.side,
    verbs: { to: [place] },
    list(g, f, offer) {
      const harbours = winterHarbours(g, f.side);
      if (harbours.length > 0) eachPlace(harbours.map(placeOf), CLAUSES.winterHarbour, offer.to);
      else eachPlace(fleetRefuge(g, f.side), CLAUSES.refuge, offer.to);
    },
    take: {
      to(g, f, to) {
        eachIn(g, f.side, SAIL_BOX, (p) => {
          put(g, p, to);
          sayPlaced(f.say, p, to, '17.2');
        });
        return ComeAshore.end();
      },
    },
  }),
});
