import { explaining, type FrameOf, type IdSet, NONE, unmet } from '@carillon/flow';
import { leaveBehind, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isFleet } from '../counters.ts';
import { type Piece, piece, place, placeOf, type Side, type Space, side, space } from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { eachPlace, fleetRefuge } from '../query/placement.ts';
import { hasFleet, isOccupied } from '../query/presence.ts';
import { eachStepHome, findHomeward, homePorts, isAbroad, isQuarters, mayStay } from '../query/winter.ts';
import { named, sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { ReturnToColonies, VoyageHome, WinterQuarters } from './contents-year.ts';

// 17.3 #1, #2 Return to Colonies by land and by sea

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
    (p) => (staying(g).has(p) ? CLAUSES.takenAlready : CLAUSES.goesHome),
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
      stay(_g, f) {
        const at = space.nameOf(f.at);
        f.say?.({ type: 'left-out', side: side.nameOf(f.side), what: 'way-home', rule: '17.3', at });
        return ReturnToColonies.goto('next');
      },
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
