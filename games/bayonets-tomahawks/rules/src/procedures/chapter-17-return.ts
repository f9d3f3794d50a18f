import { explaining, type FrameOf, type IdSet, NONE, unmet } from '@carillon/flow';
import { leaveBehind, put, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isColonialBrigade, isCommander, isFleet, isHighland } from '../counters.ts';
import {
  BRITISH,
  DISBANDED,
  FRENCH,
  isOnBoard,
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
} from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { eachPlace, fleetRefuge } from '../query/placement.ts';
import { hasFleet, hasUnits, isOccupied, sideOf, unitsIn } from '../query/presence.ts';
import {
  eachStepHome,
  findHomeward,
  findReturning,
  homePorts,
  isAbroad,
  isQuarters,
  mayStay,
  returning,
  returnTypes,
  settlements,
} from '../query/winter.ts';
import { named, sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Combine } from './contents-battle.ts';
import {
  CombineAll,
  LossesReturn,
  Redeployment,
  ReturnToColonies,
  VoyageHome,
  WinterQuarters,
} from './contents-year.ts';

// 17.3 Return to Colonies, 17.2 #8 units back from the Losses boxes

const stack = scratchForce();
const able = scratchForce();

const staying = (g: State): IdSet<Piece> => flow.enclosing(g, WinterQuarters).staying;

/** Members of the stack in a space that go home. */
function homeward(g: State, of: Side, where: Space): IdSet<Piece> {
  findHomeward(g, of, where, staying(g), stack);
  return stack;
}

/** 17.3.1 Members of a stack that may be left in a space as a garrison. */
function garrison(g: State, of: Side, where: Space, units: IdSet<Piece>): IdSet<Piece> {
  able.copyFrom(units);
  for (let p = able.first(); p !== NONE; p = able.after(p)) {
    if ((isFleet(p) && !unmet(CLAUSES.noGarrisonFleet)) || !mayStay(g, of, where, p, staying(g))) able.delete(p);
  }
  return able;
}

/** Calls `offer` for each of a stack that may be left as a garrison. */
function eachGarrison(
  g: State,
  f: { readonly side: Side; readonly at: Space },
  units: IdSet<Piece>,
  offer: (p: Piece) => void,
): void {
  eachOffered(g, garrison(g, f.side, f.at, units), offer);
  if (!explaining()) return;
  eachKeptOut(
    piece.all,
    (p) => units.has(p),
    () => CLAUSES.goesHome,
    offer,
  );
}

type Returning = FrameOf<typeof ReturnToColonies>;

function go(g: State, f: Returning, to: Space): void {
  const [from, pieces] = [space.nameOf(f.at), named(f.force)];
  f.say?.({ type: 'move', side: side.nameOf(f.side), at: from, to: space.nameOf(to), pieces });
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, placeOf(to));
  leaveBehind(g, f.say, f.side, f.at);
  f.at = to;
}

const hasHome = (g: State, of: Side, where: Space): boolean => isQuarters(g, of, where) || hasFleet(g, of, where);

/** In its present space the stack may leave a garrison or go on. */
const settleOrGo = (g: State, f: Returning) =>
  garrison(g, f.side, f.at, f.force).isEmpty ? ReturnToColonies.goto('move') : ReturnToColonies.goto('garrison');

ReturnToColonies.define({
  // 17.3 #1 A stack with a Fleet waits for step 2.
  next(g, f) {
    const found = space.all.find(
      (each) =>
        isOccupied(g, each) && !f.done.has(each) && !hasHome(g, f.side, each) && !homeward(g, f.side, each).isEmpty,
    );
    if (found === undefined) return ReturnToColonies.end();
    f.at = found;
    f.done.add(found);
    f.force.copyFrom(homeward(g, f.side, found));
    return settleOrGo(g, f);
  },

  // 17.3.1
  garrison: ReturnToColonies.ask({
    rule: '17.3.1',
    who: (_g, f) => f.side,
    verbs: { stay: [piece], done: [] },
    anyOrder: ['stay'],
    list(g, f, offer) {
      eachGarrison(g, f, f.force, offer.stay);
      offer.done();
    },
    take: {
      stay(g, f, p) {
        staying(g).add(p);
        f.force.delete(p);
        return ReturnToColonies.goto('garrison');
      },
      done: (_g, f) => (f.force.isEmpty ? ReturnToColonies.goto('next') : undefined),
    },
  }),

  // By the fewest connections; among several routes the owner chooses. Without a route the stack stays.
  move: ReturnToColonies.ask({
    rule: '17.3',
    who: (_g, f) => f.side,
    verbs: { to: [space], stay: [] },
    list(g, f, offer) {
      const some = eachStepHome(g, f.side, f.force, f.at, offer.to);
      if (!some || unmet(CLAUSES.mustGoHome)) offer.stay();
    },
    take: {
      to(g, f, to) {
        go(g, f, to);
        return hasHome(g, f.side, to) ? ReturnToColonies.goto('next') : settleOrGo(g, f);
      },
      stay: () => ReturnToColonies.goto('next'),
    },
  }),
});

VoyageHome.define({
  // 17.3 #2
  next(g, f) {
    const found = space.all.find(
      (each) =>
        isOccupied(g, each) && !f.done.has(each) && isAbroad(g, f.side, each) && !homeward(g, f.side, each).isEmpty,
    );
    if (found === undefined) return VoyageHome.end();
    f.at = found;
    f.done.add(found);
    return garrison(g, f.side, found, homeward(g, f.side, found)).isEmpty ? VoyageHome.goto('to') : undefined;
  },
  garrison: VoyageHome.ask({
    rule: '17.3.1',
    who: (_g, f) => f.side,
    verbs: { stay: [piece], done: [] },
    anyOrder: ['stay'],
    list(g, f, offer) {
      eachGarrison(g, f, homeward(g, f.side, f.at), offer.stay);
      offer.done();
    },
    take: {
      stay(g, _f, p) {
        staying(g).add(p);
        return VoyageHome.goto('garrison');
      },
      done: (g, f) => (homeward(g, f.side, f.at).isEmpty ? VoyageHome.goto('next') : undefined),
    },
  }),
  to: VoyageHome.ask({
    rule: '17.3',
    who: (_g, f) => f.side,
    verbs: { to: [place] },
    list(g, f, offer) {
      const ports = homePorts(g, f.side);
      if (ports.length > 0) eachPlace(ports.map(placeOf), CLAUSES.homePort, offer.to);
      else eachPlace(fleetRefuge(g, f.side), CLAUSES.refuge, offer.to);
    },
    take: {
      to(g, f, to) {
        const units = homeward(g, f.side, f.at);
        for (let p = units.first(); p !== NONE; p = units.after(p)) {
          put(g, p, to);
          sayPlaced(f.say, p, to, '17.3');
        }
        leaveBehind(g, f.say, f.side, f.at);
        return undefined;
      },
    },
  }),
  again: () => VoyageHome.goto('next'),
});

const isAlone = (g: State, of: Side, p: Piece): boolean => unitsIn(g, of, g.place.get(p)) === 0;
/** Stacks on friendly Colony Home Spaces. */
const quarters = (g: State, of: Side): Space[] =>
  space.all.filter((each) => hasUnits(g, of, each) && isQuarters(g, of, each));

/** Calls `offer` for each stack in quarters to which a Commander may be sent. */
function eachOtherQuarters(g: State, of: Side, from: Place, offer: (to: Space) => void): void {
  const open = quarters(g, of);
  for (const each of open) if (placeOf(each) !== from || unmet(CLAUSES.here)) offer(each);
  if (!explaining()) return;
  eachKeptOut(
    space.all,
    (to) => open.includes(to),
    () => CLAUSES.redeploysTo,
    offer,
  );
}

Redeployment.define({
  // 17.3 #3 A Commander who is alone and has nowhere to go is removed.
  next(g, f) {
    const found = piece.all.find(
      (p) => p > f.last && isCommander(p) && isOnBoard(g.place.get(p)) && sideOf(g, p) === f.side,
    );
    if (found === undefined) return Redeployment.end();
    f.now = found;
    f.last = found;
    if (quarters(g, f.side).length > 0) return;
    if (isAlone(g, f.side, found)) remove(g, f.say, found, REMOVED, '17.3');
    return Redeployment.goto('next');
  },
  to: Redeployment.ask({
    rule: '17.3',
    who: (_g, f) => f.side,
    verbs: { to: [space], stay: [] },
    list(g, f, offer) {
      if (f.now === NONE) return;
      if (!isAlone(g, f.side, f.now) || unmet(CLAUSES.loneCommander)) offer.stay();
      eachOtherQuarters(g, f.side, g.place.get(f.now), offer.to);
    },
    take: {
      to(g, f, to) {
        if (f.now === NONE) return undefined;
        put(g, f.now, placeOf(to));
        sayPlaced(f.say, f.now, placeOf(to), '17.3');
        return undefined;
      },
      stay: () => undefined,
    },
  }),
  close: () => Redeployment.goto('next'),
});

/** All places where Reduced units of a faction may be combined, one after another; `LOSSES` means none. */
const isForCombining = (at: typeof DISBANDED): boolean => at <= SAIL_BOX || at === DISBANDED;

/** The first place from a number on with a Reduced unit. */
function reducedFrom(g: State, from: number): Place | undefined {
  for (let at = from; at < place.count; at++) if (hasReduced(g, at as Place)) return at as Place;
  return undefined;
}

function hasReduced(g: State, at: Place): boolean {
  if (!isForCombining(at)) return false;
  for (let p = g.firstHere.get(at); p !== NONE; p = g.nextHere.get(p)) if (g.reduced.has(p)) return true;
  return false;
}

CombineAll.define({
  begin(g, f) {
    const at = reducedFrom(g, 0);
    if (at === undefined) return CombineAll.end();
    f.at = at;
    return undefined;
  },
  next: (_g, f) => flow.call(Combine, { side: f.side, at: f.at }),
  again(g, f) {
    if (f.side === FRENCH) {
      f.side = BRITISH;
      return CombineAll.goto('next');
    }
    f.side = FRENCH;
    const after = reducedFrom(g, f.at + 1);
    if (after === undefined) return CombineAll.end();
    f.at = after;
    return CombineAll.goto('next');
  },
});

/** Highland Brigades still at home this Year. */
function comingBack(g: State, f: FrameOf<typeof LossesReturn>): IdSet<Piece> {
  findReturning(g, f.side, f.type, !f.highland, able);
  return able;
}

/** Calls `offer` for each unit that may return, with each possible place. Returns whether there is any. */
function eachReturn(g: State, f: FrameOf<typeof LossesReturn>, offer: (p: Piece, to: Place) => void): boolean {
  let some = false;
  const back = comingBack(g, f);
  const come = (p: Piece): void => {
    const places = isColonialBrigade(p) ? [DISBANDED] : settlements(g, f.side).map(placeOf);
    some ||= places.length > 0;
    eachPlace(places, CLAUSES.returnsTo, (to) => offer(p, to));
  };
  eachOffered(g, back, come);
  if (explaining()) eachNotBack(back, f.highland, come);
  return some;
}

/** Explain mode: units that do not return now. */
const eachNotBack = (back: IdSet<Piece>, highland: boolean, offer: (p: Piece) => void): void =>
  eachKeptOut(
    piece.all,
    (p) => back.has(p),
    (p) => (highland && isHighland(p) ? CLAUSES.oneHighland : CLAUSES.returnsNow),
    offer,
  );

LossesReturn.define({
  next(g, f) {
    if (f.type === returnTypes) return LossesReturn.end();
    f.left = returning(g, f.side, f.type);
    return f.left === 0 ? LossesReturn.goto('again') : undefined;
  },
  unit: LossesReturn.ask({
    rule: '17.2',
    who: (_g, f) => f.side,
    verbs: { back: [piece, place], done: [] },
    list(g, f, offer) {
      const some = eachReturn(g, f, offer.back);
      if (!some || unmet(CLAUSES.mustReturn)) offer.done();
    },
    take: {
      back(g, f, p, to) {
        put(g, p, to);
        sayPlaced(f.say, p, to, '17.2');
        f.highland ||= isHighland(p);
        f.left--;
        return f.left > 0 ? LossesReturn.goto('unit') : undefined;
      },
      done: () => undefined,
    },
  }),
  again(_g, f) {
    f.type++;
    return LossesReturn.goto('next');
  },
});
