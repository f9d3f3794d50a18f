import { explaining, type FrameOf, type IdSet, NONE, unmet } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import { arrive, joinStack, leaveBehind } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isCommander, isLight } from '../counters.ts';
import { type Piece, piece, placeOf, type Space, side, space } from '../ids.ts';
import { LIGHT_MARCH } from '../kinds.ts';
import { type Adjacency, exitsOf } from '../map.ts';
import { eachJoining, isActivable } from '../query/command.ts';
import { scratchForce } from '../query/force.ts';
import { allowance, eachStep, isCommandersOnly, type MarchProgress, noteCrossing, unitsOf } from '../query/movement.ts';
import { eachElsewhere, eachKeptOut, eachOffered } from '../query/offers.ts';
import { hasUnits, unitsAt } from '../query/presence.ts';
import { named } from '../say.ts';
import type { State } from '../state.ts';
import { Arrival, March } from './contents-actions.ts';

// 10.0 Movement along connections, by Army (10.4), Light (10.5) or Indian Action Point (7.3.2).

type Marching = FrameOf<typeof March>;

const wayOf = ({ side: of, spent, double, extra }: Marching): MarchProgress => ({ side: of, spent, double, extra });

/** The connection from one space to the next; it exists because it was offered. */
function exitTo(from: Space, to: Space): Adjacency {
  const exit = exitsOf(from).find((each) => each.to === to);
  if (exit === undefined) throw new BrokenInvariant(`no way from ${space.nameOf(from)} to ${space.nameOf(to)}`);
  return exit;
}

/** 10.2 The whole force goes along one connection. */
function step(g: State, f: Marching, to: Space): void {
  const from = f.at;
  f.say?.({
    type: 'move',
    side: side.nameOf(f.side),
    at: space.nameOf(from),
    to: space.nameOf(to),
    pieces: named(f.force),
  });
  noteCrossing(g, f.side, f.force, exitTo(from, to));
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) arrive(g, f.side, p, to);
  f.at = to;
  f.spent++;
  f.dropped = NONE;
  leaveBehind(g, f.say, f.side, from);
  joinStack(g, f.say, f.side, placeOf(to));
}

/**
 * 10.2.1, 10.5 A unit may be left in each space entered. With a Light point one unit must go on, so that no Commander
 * goes on alone; and a Commander is left only with a unit that stays, or may still be left, there.
 */
function mayDrop(g: State, f: Marching, p: Piece): boolean {
  if (f.force.size === 1 && !unmet(CLAUSES.lastOfForce)) return false;
  if (f.kind !== LIGHT_MARCH) return true;
  if (isCommander(p)) return unitsAt(g, f.side, f.at) > 1 || unmet(CLAUSES.commanderDrop);
  return unitsOf(f.force) > 1 || unmet(CLAUSES.commanderOnward);
}

/** 10.5 Whether the force may go on without those left here: with a Light point no Commander stays without a unit. */
const mayPart = (g: State, f: Marching): boolean =>
  f.dropped === NONE || unitsAt(g, f.side, f.at) > unitsOf(f.force) || unmet(CLAUSES.commanderDrop);

/** Calls `drop` for each member of the force that may be left, and `pick` for each unit that may join it (10.2.1). */
function eachExchange(g: State, f: Marching, drop: (p: Piece) => void, pick: (p: Piece) => void): void {
  if (f.spent === 0 && !unmet(CLAUSES.moved)) return;
  const going = goers(g, f);
  if (going === 0) return;
  eachOffered(g, f.force, (p) => {
    if (goesOnWithout(f, p, going) && mayDrop(g, f, p)) drop(p);
  });
  eachOffered(g, joining(g, f), (p) => {
    if (mayJoin(f, p)) pick(p);
  });
  if (!explaining()) return;
  eachKeptOut(
    piece.all,
    (p) => f.force.has(p),
    () => CLAUSES.inForce,
    drop,
  );
  eachElsewhere(g, f.side, placeOf(f.at), pick);
}

/** The only unit able to go on cannot be left: stopping has the same effect. */
const goesOnWithout = (f: Marching, p: Piece, going: number): boolean =>
  going > 1 || allowance(p, wayOf(f)) <= f.spent || unmet(CLAUSES.goesOn);

const picked = scratchForce();

/** The units in the space that may join the force. */
function joining(g: State, f: Marching): IdSet<Piece> {
  picked.clear();
  eachJoining(g, f.side, placeOf(f.at), f.kind, f.force, (p) => picked.add(p));
  return picked;
}

/**
 * 10.2.1 Points count from the start of the force: a joining unit must have some left. With a Light point only Light
 * units are picked up.
 */
const mayJoin = (f: Marching, p: Piece): boolean =>
  (allowance(p, wayOf(f)) > f.spent || unmet(CLAUSES.pickAllowance)) &&
  (f.kind !== LIGHT_MARCH || isLight(p) || unmet(CLAUSES.pickLight));

/**
 * The number of the force's members with Movement Points left, plus one if a unit with points could join it. If none,
 * the force can only stop.
 */
function goers(g: State, f: Marching): number {
  const way = wayOf(f);
  let count = 0;
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) if (allowance(p, way) > f.spent) count++;
  const able = joining(g, f);
  for (let p = able.first(); p !== NONE; p = able.after(p)) if (mayJoin(f, p)) return count + 1;
  return count;
}

/** 10.4 Commanders alone stop only with a friendly stack. */
const mayStop = (g: State, f: Marching): boolean =>
  f.spent === 0 || !isCommandersOnly(f.force) || hasUnits(g, f.side, f.at) || unmet(CLAUSES.commandersStop);

/** 10.2 Along a connection; 10.2.1 drop some off, pick some up; or stop. */
const going = (marks: { readonly alone?: 'ask' }) =>
  March.ask({
    rule: '10.2',
    ...marks,
    who: (_g, f) => f.side,
    verbs: { move: [space], drop: [piece], pick: [piece], stop: [] },
    anyOrder: ['drop', 'pick'],
    list(g, f, offer) {
      if (mayPart(g, f)) eachStep(g, wayOf(f), f.force, f.at, offer.move);
      eachExchange(g, f, offer.drop, offer.pick);
      if (mayStop(g, f)) offer.stop();
    },
    take: {
      move(g, f, to) {
        step(g, f, to);
        return March.callFor('stopped', Arrival, { side: f.side, at: to });
      },
      drop(g, f, p) {
        f.force.delete(p);
        if (f.kind === LIGHT_MARCH && isCommander(p)) f.dropped = p;
        g.spent.add(p);
        return March.goto('onward');
      },
      pick(_g, f, p) {
        f.force.add(p);
        return March.goto('onward');
      },
      stop: () => March.goto('close'),
    },
  });

March.define({
  begin(_g, f) {
    f.at = f.from;
    f.dropped = NONE;
  },

  // When all available units have been taken, they set out.
  gather(g, f) {
    return isActivable(f.kind, f.force) && joining(g, f).isEmpty ? March.goto('depart') : undefined;
  },

  // 7.3.1, 7.3.2 The units activated: with an Indian point one unit, or several of one Nation.
  muster: March.ask({
    rule: '10.4',
    who: (_g, f) => f.side,
    verbs: { take: [piece], done: [] },
    anyOrder: ['take'],
    list(g, f, offer) {
      eachOffered(g, joining(g, f), offer.take);
      if (explaining()) eachElsewhere(g, f.side, placeOf(f.at), offer.take);
      if (isActivable(f.kind, f.force)) offer.done();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        return March.goto('gather');
      },
      done: () => undefined,
    },
  }),

  // A force without a usable connection says so before its point is spent.
  depart(g, f) {
    let some = false;
    eachStep(g, wayOf(f), f.force, f.at, () => {
      some = true;
    });
    return some ? March.goto('onward') : undefined;
  },
  stuck: going({ alone: 'ask' }),

  onward: going({}),

  arrived: (_g, f) => (f.stopped ? undefined : March.goto('onward')),

  // 7.2.1 Those who have not moved are Spent too.
  close(g, f) {
    if (f.spent === 0)
      f.say?.({ type: 'stay', side: side.nameOf(f.side), at: space.nameOf(f.at), pieces: named(f.force) });
    g.spent.addAll(f.force);
    return March.end();
  },
});
