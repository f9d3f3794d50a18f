import { NONE, type None, type Spot } from '@carillon/flow';
import { isLeader, isUnit, sideOf } from '../../counters.ts';
import { type Piece, piece, placeOf, type Side, type Space, side, space, spaceOf } from '../../ids.ts';
import type { Force } from '../../query/command.ts';
import type { State } from '../../state.ts';
import { impossible } from '../faults.ts';

// Checks on the sides and pieces of procedures.

export function mustBeSide(is: Side, expected: Side, here: Spot): void {
  if (is !== expected) throw impossible('wrong-side', `it is not for ${side.nameOf(is)} to act here`, here);
}

/** The space is that of the enclosing procedure. */
export function mustBeHere(is: Space | None, expected: Space | None, here: Spot): void {
  if (is === expected) return;
  const where = is === NONE ? 'nowhere' : space.nameOf(is);
  throw impossible('elsewhere', `${where} is not where this goes on`, here);
}

/** All pieces belong to the side `of`. */
export function mustBeOf(of: Side, force: Force, here: Spot): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (sideOf(p) !== of) throw impossible('wrong-party', `${piece.nameOf(p)} is not of ${side.nameOf(of)}`, here);
  }
}

/** All pieces are of a side and in a space, outside or in. */
export function mustBeAt(g: State, of: Side, force: Force, where: Space, here: Spot): void {
  mustBeOf(of, force, here);
  for (let p = force.first(); p !== NONE; p = force.after(p)) mustStandAt(g, p, where, here);
}

export function mustStandAt(g: State, p: Piece, where: Space, here: Spot): void {
  if (g.place.get(p) === placeOf(where)) return;
  throw impossible('elsewhere', `${piece.nameOf(p)} is not at ${space.nameOf(where)}`, here);
}

/** The set is not empty. */
export function mustBeSomebody(force: Force, here: Spot): void {
  if (force.isEmpty) throw impossible('wrong-party', 'nobody takes part', here);
}

/** A piece is named, of a side and on the map. */
export function mustBeOnMap(g: State, of: Side, p: Piece | None, here: Spot): void {
  if (p === NONE) throw impossible('wrong-party', 'nobody is named', here);
  if (sideOf(p) !== of || spaceOf(g.place.get(p)) === NONE) {
    throw impossible('wrong-party', `${piece.nameOf(p)} is not of ${side.nameOf(of)} and on the map`, here);
  }
}

/** A leader of a side is named. */
export function mustBeLeader(of: Side, p: Piece | None, here: Spot): void {
  if (p === NONE) throw impossible('no-commander', 'no commander is named', here);
  if (!isLeader(p) || sideOf(p) !== of) {
    throw impossible('no-commander', `${piece.nameOf(p)} does not command for ${side.nameOf(of)}`, here);
  }
}

/** A leader of a side, if any. */
export function mayBeLeader(of: Side, p: Piece | None, here: Spot): void {
  if (p !== NONE) mustBeLeader(of, p, here);
}

/** Some of the pieces are units. */
export function mustHaveUnit(force: Force, here: Spot): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isUnit(p)) return;
  throw impossible('wrong-party', 'no unit takes part', here);
}
