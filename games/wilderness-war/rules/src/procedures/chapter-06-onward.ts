import { explaining, type FrameOf, met, NONE, type None, unmet } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import { put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { enemyOf, type Piece, piece, placeOf, type Space } from '../ids.ts';
import { type Adjacency, exitsOf } from '../map.ts';
import { type Force, keepThoseAt, scratchForce, withinCommand } from '../query/command.ts';
import { moversOf, stepOn } from '../query/movement.ts';
import { isLastOfItsLikes } from '../query/offers.ts';
import { hasFreePost } from '../query/presence.ts';
import { at, named } from '../say.ts';
import { settleLeft } from '../settle.ts';
import type { State } from '../state.ts';
import type { March } from './contents.ts';

// 6.1–6.4 One step of a march: into the next space, dropping some off, or stopping

export type Marching = FrameOf<typeof March>;

/** The connection from one space to the next; it exists because it was offered. */
function exitTo(from: Space, to: Space): Adjacency {
  for (const exit of exitsOf(from)) if (exit.to === to) return exit;
  throw new BrokenInvariant(`no way from ${at(from)} to ${at(to)}`);
}

/** 6.1 Whether a piece may be dropped off: not the commander. Of identical pieces the last is offered. */
function mayDrop(g: State, force: Force, commander: Piece | None, p: Piece): boolean {
  return met(CLAUSES.commanderGoes, p !== commander) && isLastOfItsLikes(g, p, force);
}

/** 5.34 Whether the rest of a force may go on after drops: its leaders must be able to command it. */
export const mayPart = (f: Marching): boolean => f.commander === NONE || met(CLAUSES.limitLeft, withinCommand(f.force));

/** Offers the pieces that may be dropped off. */
export function offerDrops(g: State, f: Marching, offer: (p: Piece) => void): void {
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) {
    if (mayDrop(g, f.force, f.commander, p)) offer(p);
  }
  if (explaining() && unmet(CLAUSES.inForce)) for (const p of piece.all) if (!f.force.has(p)) offer(p);
}

/** Moves the force into a space. */
function enter(g: State, f: Marching, to: Space): void {
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, placeOf(to));
  f.from = f.at;
  f.passed.add(f.at);
  f.at = to;
  settleLeft(g, f.say);
}

/** 6.2, 6.3 One step by land or boat. */
export function step(g: State, f: Marching, to: Space, infiltrates: boolean): void {
  const exit = exitTo(f.at, to);
  const way = stepOn(g, moversOf(f.side, f.force), f, f.at, exit);
  f.say?.({ type: 'march', pieces: named(f.force), from: at(f.at), to: at(to), infiltrates });
  f.spent = way.spent;
  f.land = way.land;
  f.boat = way.boat;
  f.halted = way.halted;
  f.carried = way.carried;
  f.shore = exit.lake;
  f.infiltrates = infiltrates;
  enter(g, f, to);
}

/** 6.4 One direct move by sea: the whole movement of the activation. */
export function sail(g: State, f: Marching, to: Space, landing: boolean): void {
  f.say?.({ type: 'sail', pieces: named(f.force), from: at(f.at), to: at(to), landing });
  f.spent += 1;
  f.land = false;
  f.boat = false;
  f.shore = false;
  f.infiltrates = false;
  f.landing = landing;
  if (landing) {
    g.amphib.add(to);
    f.say?.({ type: 'amphib-placed', at: at(to), rule: '6.431' });
  }
  enter(g, f, to);
}

/** Whether the march may end here: not inside an unbesieged enemy fort or fortress that is being infiltrated (6.64). */
export const mayStop = (g: State, f: Marching): boolean =>
  met(CLAUSES.stopsOutside, !(f.infiltrates && hasFreePost(g, enemyOf(f.side), f.at)));

/** 6.1 Subordinates and units may be left in a space passed. */
export const mayLeaveSome = (f: Marching): boolean =>
  met(CLAUSES.ledForce, f.commander !== NONE) &&
  met(CLAUSES.moved, f.spent > 0) &&
  met(CLAUSES.notInfiltrating, !f.infiltrates);

const arrived = scratchForce();

/**
 * 6.1 The force with the pieces that it has dropped in its present space. Whether pieces may be dropped depends on this
 * force, so that the order of drops does not matter.
 */
export function beforeDrops(g: State, f: Marching): Force {
  arrived.copyFrom(f.active);
  keepThoseAt(g, arrived, f.at);
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) arrived.add(p);
  return arrived;
}

/** 6.1 No sea move after marching, nor in Foul Weather. */
export const maySail = (f: Marching): boolean => met(CLAUSES.notMoved, f.spent === 0) && met(CLAUSES.weather, !f.foul);

export const sailing = (f: Marching) => ({ side: f.side, at: f.at, force: f.commander !== NONE, value: f.value });
