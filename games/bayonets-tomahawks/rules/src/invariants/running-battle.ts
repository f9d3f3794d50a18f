import { type FrameOf, type IdSet, NONE, type None, type Spot } from '@carillon/flow';
import { groupOf, isArtillery, isCommander, isMobile } from '../counters.ts';
import {
  CHIT_DRAWN,
  enemyOf,
  FRENCH,
  group,
  LOSSES,
  type Piece,
  type Place,
  POOL,
  piece,
  placeOf,
  REMOVED,
  type Side,
  side,
  space,
  UNKNOWN_CHIT,
} from '../ids.ts';
import { COMMANDER, EVENT } from '../kinds.ts';
import { printedMilitia } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { Arrival } from '../procedures/contents-actions.ts';
import {
  Battle,
  Battles,
  Chits,
  Combine,
  EmergencyArtillery,
  Fire,
  Hit,
  Retreat,
  Rout,
  Volley,
} from '../procedures/contents-battle.ts';
import { CombineAll } from '../procedures/contents-year.ts';
import { defenderAt, LOWEST } from '../query/battle.ts';
import { chitIn } from '../query/chits.ts';
import { hasFort, sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// Checks on the running procedures: Battles and retreats.

type Fight = FrameOf<typeof Battle>;

const MOST_REROLLS = 3;
/** Steps after which the space may have changed hands. */
const OVER: readonly string[] = ['retreat', 'retreated', 'close'];

flow.frames.holds(Battle, (g, f, here, { step, caller }) => {
  const name = space.nameOf(f.at);
  const isOver = OVER.includes(step);
  const isNext = caller === '' || flow.enclosing(g, Battles).fought.has(f.at);
  if (!isNext || (!isOver && !g.battles.has(f.at)))
    throw impossible('no-battle', `no Battle is fought at ${name}`, here);
  if (!isOver && f.attacker !== enemyOf(defenderAt(g, f.at)))
    throw impossible('wrong-attacker', `the ${side.nameOf(f.attacker)} do not attack at ${name}`, here);
  for (const of of side.all) checkSide(g, f, { of, isOver }, here);
  const [french, british] = [f.militia.get(FRENCH), f.militia.get(enemyOf(FRENCH))];
  const most = printedMilitia(f.at);
  const fits = french >= 0 && british >= 0 && french + british <= most && f.left >= 0 && f.left <= most;
  if (!fits || (step === 'militiaRoll' && f.left === 0))
    throw impossible('wrong-militia', `so many Militia do not fight at ${name}`, here);
  if (step === 'fort' && !hasFort(g, enemyOf(f.winner), f.at))
    throw impossible('no-fort-lost', `no Fort is lost at ${name}`, here);
});

/** 13.3 A side's data in a Battle. */
function checkSide(g: State, f: Fight, { of, isOver }: { of: Side; isOver: boolean }, here: Spot): void {
  const units = of === FRENCH ? f.french : f.british;
  for (let p = units.first(); p !== NONE; p = units.after(p))
    if (sideOf(g, p) !== of || isCommander(p)) throw notOfBattle(p, here);
  const leader = f.commander.get(of);
  if (leader !== NONE && !(isLeaderOf(g, of, leader) && (isOver || isThere(g, f, leader))))
    throw impossible('wrong-commander', `${piece.nameOf(leader)} does not lead in this Battle`, here);
  const inRange = (rerolls: number): boolean => rerolls >= 0 && rerolls <= MOST_REROLLS;
  const fits = inRange(f.rerolls.get(of)) && inRange(f.eventRerolls.get(of)) && f.marker.get(of) >= LOWEST;
  if (!fits || f.marker.get(of) > MOST_MARKED)
    throw impossible('off-the-battle-track', 'a marker stands off the Battle track', here);
}

const isLeaderOf = (g: State, of: Side, leader: Piece): boolean => isCommander(leader) && sideOf(g, leader) === of;

/**
 * 13.3.1, 13.4.2 A Commander of the stack; one whose last units have left it is removed. After the Battle he may have
 * retreated, while enemies where he goes are overwhelmed (13.9.4).
 */
function isThere(g: State, f: Fight, leader: Piece): boolean {
  const where = g.place.get(leader);
  return where === placeOf(f.at) || where === REMOVED;
}

/** Each counter of a side scores at most once, plus rerolls and Militia. */
const MOST_MARKED = 100;

const notOfBattle = (p: Piece, here: Spot) =>
  impossible('not-of-the-battle', `${piece.nameOf(p)} takes no part in this for that side`, here);

/** The side of each of the Battle's paired steps. */
function sideOfStep(g: State, caller: string): Side | undefined {
  if (!caller.startsWith('battle.')) return undefined;
  const { attacker, winner } = flow.enclosing(g, Battle);
  if (caller.startsWith('battle.attacker')) return attacker;
  return caller.startsWith('battle.defender') ? enemyOf(attacker) : enemyOf(winner);
}

function mustBeIn(g: State, of: Side, caller: string, at: Place | undefined, here: Spot): void {
  const battle = flow.within(g, Battle);
  const fits =
    battle === undefined || ((sideOfStep(g, caller) ?? of) === of && (at ?? placeOf(battle.at)) === placeOf(battle.at));
  if (!fits) throw impossible('wrong-battle', 'this is not of the Battle that is fought', here);
}

flow.frames.holds(EmergencyArtillery, (g, f, here, { caller }) => {
  mustBeIn(g, f.side, caller, placeOf(f.at), here);
  const where = f.gun === NONE ? NONE : g.place.get(f.gun);
  const isGun = f.gun !== NONE && isArtillery(f.gun) && sideOf(g, f.gun) === f.side;
  if (!isGun || (where !== POOL && where !== LOSSES))
    throw impossible('no-gun', 'no Artillery waits to take the place of a Fleet', here);
});

flow.frames.holds(Combine, (g, f, here, { step, caller }) => {
  mustBeIn(g, f.side, caller, f.at, here);
  const all = flow.within(g, CombineAll);
  if (all !== undefined && (all.side !== f.side || all.at !== f.at))
    throw impossible('wrong-combination', 'another stack is combined', here);
  if (f.reduced.size < (step === 'keep' ? 2 : 1))
    throw impossible('wrong-combination', 'there is nobody to combine', here);
  if (flow.within(g, Chits) !== undefined) return;
  for (let p = f.reduced.first(); p !== NONE; p = f.reduced.after(p)) {
    if (sideOf(g, p) === f.side && g.place.get(p) === f.at && g.reduced.has(p)) continue;
    throw impossible('wrong-combination', `${piece.nameOf(p)} is not Reduced there`, here);
  }
});

flow.frames.holds(Fire, (g, f, here, { caller }) => {
  mustBeIn(g, f.side, caller, undefined, here);
  if (f.done < 1 || f.done > group.count) throw impossible('wrong-fire', 'no unit type fires', here);
});

flow.frames.holds(Volley, (g, f, here, { step }) => {
  const fire = flow.enclosing(g, Fire);
  const battle = flow.enclosing(g, Battle);
  if (f.side !== fire.side || f.group !== fire.done - 1)
    throw impossible('wrong-fire', 'another unit type fires', here);
  const units = f.side === FRENCH ? battle.french : battle.british;
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p))
    if (!units.has(p) || groupOf(p) !== f.group) throw notOfBattle(p, here);
  checkDice(f, here);
  const isRolling = step === 'roll' ? !f.left.isEmpty : f.left.isEmpty;
  const isLed = step !== 'casualty' || battle.commander.get(f.side) !== NONE;
  if (step === 'roll' && f.now !== NONE) checkReroll(f, f.now, battle.commander.get(f.side) !== NONE, here);
  const fits = f.due >= 0 && f.due <= f.units.size && (f.now === NONE || f.units.has(f.now));
  if (!isRolling || !isLed || !fits) throw impossible('wrong-dice', 'the dice do not lie so', here);
});

/**
 * 13.5 The one die rolled again is that of a unit that rerolls for the reason named; for a Commander, a unit that he
 * leads.
 */
function checkReroll(f: FrameOf<typeof Volley>, now: Piece, isLed: boolean, here: Spot): void {
  const by = f.why === COMMANDER ? f.byCommander : f.why === EVENT ? f.byEvent : f.byAbility;
  if (f.left.size === 1 && f.left.has(now) && by.has(now) && (f.why !== COMMANDER || isLed)) return;
  throw impossible('wrong-dice', `${piece.nameOf(now)} does not roll again so`, here);
}

/** 13.3.3 Each unit has rolled one die, or has still to roll it. */
function checkDice(f: FrameOf<typeof Volley>, here: Spot): void {
  const faces = [f.flags, f.triangles, f.squares, f.bts, f.misses];
  for (const p of piece.all) {
    let shown = 0;
    for (const each of faces) if (each.has(p)) shown++;
    const isRolling = f.left.has(p);
    const fits = f.units.has(p) ? shown <= 1 && (shown === 1 || isRolling) : shown === 0 && !isRolling;
    if (!fits) throw impossible('wrong-dice', `${piece.nameOf(p)} has not rolled so`, here);
  }
}

flow.frames.holds(Hit, (g, f, here) => {
  const volley = flow.enclosing(g, Volley);
  if (f.side !== volley.side || f.group !== volley.group)
    throw impossible('wrong-fire', 'another unit type fires', here);
  if (flow.enclosing(g, Battle).marker.get(f.side) <= 0)
    throw impossible('hit-not-applied', 'the marker is not above zero, and no Hit is applied', here);
});

flow.frames.holds(Rout, (g, f, here, { caller }) => mustBeIn(g, f.side, caller, placeOf(f.at), here));

/** A Retreat after a Battle is the loser's; one after an Overwhelm, that of the Overwhelmed. */
function mustRetreat(g: State, f: FrameOf<typeof Retreat>, caller: string, here: Spot): void {
  if (!caller.startsWith('arrival.')) mustBeIn(g, f.side, caller, placeOf(f.at), here);
  const arrival = flow.within(g, Arrival);
  if (arrival !== undefined && (arrival.at !== f.at || arrival.side === f.side))
    throw impossible('wrong-retreat', 'others have been overwhelmed, or elsewhere', here);
}

flow.frames.holds(Retreat, (g, f, here, { step, caller }) => {
  mustRetreat(g, f, caller, here);
  const to: Place | None = step === 'overrun' ? f.to : NONE;
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
    const isThere = g.place.get(p) === placeOf(f.at) || g.place.get(p) === to;
    if (!isThere || sideOf(g, p) !== f.side || !isMobile(p))
      throw impossible('retreats-from-elsewhere', `${piece.nameOf(p)} does not retreat from there`, here);
  }
  if (step !== 'stranded' && f.units.isEmpty) throw impossible('nobody-retreats', 'nobody is left to retreat', here);
  if (step !== 'pay') return;
  if (f.to === NONE || f.owed < 1 || f.owed > payable(f.units))
    throw impossible('wrong-price', 'so many units are not eliminated in the Retreat', here);
});

function payable(units: IdSet<Piece>): number {
  let count = 0;
  for (let p = units.first(); p !== NONE; p = units.after(p)) if (!isCommander(p)) count++;
  return count;
}

flow.frames.holds(Chits, (g, f, here, { step }) => {
  if (step === 'keep' && chitIn(g, f.side, CHIT_DRAWN) === NONE && chitIn(g, f.side, UNKNOWN_CHIT) === NONE)
    throw impossible('no-chit-drawn', `no chit of the ${side.nameOf(f.side)} has been drawn`, here);
});
