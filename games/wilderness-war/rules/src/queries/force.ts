import { BadValue, NONE, type None, notAllowed } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isLeader, sideOf } from '../counters.ts';
import { type Piece, piece, type Side, type Space, space, spaceOf } from '../ids.ts';
import { flow, March } from '../procedures/contents.ts';
import { type Force, scratchForce, someIn, withinCommand } from '../query/command.ts';
import type { MarchProgress } from '../query/movement.ts';
import { SETTING_OUT } from '../query/reach.ts';
import type { State } from '../state.ts';
import { argumentIn, idsIn } from './args.ts';

/** A force that may move on: the marching one, or one that might set out. */
export interface Moving {
  readonly side: Side;
  readonly force: Force;
  readonly at: Space;
  readonly way: MarchProgress;
  /** 6.41 Its card, and whether it is a force or one piece alone. */
  readonly value: number;
  readonly led: boolean;
  /**
   * 5.34 Whether its leaders can command it: a marching force that has left a leader behind may have to leave units,
   * too.
   */
  readonly commanded: boolean;
}

/** 6.41 A force may sail with a card of this value. */
const VALUES = [1, 2, 3];

/**
 * `force`: pieces in one space, as if they set out now, with a card of `value` (3 unless given). Without it, the
 * marching force, from where it is. Throws a `BadValue` if the pieces are not together, or if nobody is marching.
 */
export function movingIn(g: State, args: Json): Moving {
  if (argumentIn(args, 'force') === undefined) return marching(g);
  return settingOut(g, idsIn(piece, args, 'force'), valueIn(args));
}

function marching(g: State): Moving {
  const march = flow.within(g, March);
  if (march === undefined) throw new BadValue('nobody is marching: name the pieces of a force');
  const { side, at, value, spent, land, boat, halted, carried, foul, guided } = march;
  const force = scratchForce();
  force.copyFrom(march.force);
  return {
    side,
    force,
    at,
    value,
    led: march.commander !== NONE,
    commanded: march.commander === NONE || withinCommand(force),
    way: { spent, land, boat, halted, carried, foul, guided },
  };
}

function settingOut(g: State, pieces: readonly Piece[], value: number): Moving {
  const [first] = pieces;
  const at: Space | None = first === undefined ? NONE : spaceOf(g.place.get(first));
  if (first === undefined || at === NONE) throw new BadValue('a force stands in a space of the map');
  const side = sideOf(first);
  const stranger = pieces.find((p) => sideOf(p) !== side || spaceOf(g.place.get(p)) !== at);
  if (stranger !== undefined) throw new BadValue(`${piece.nameOf(stranger)} is not at ${space.nameOf(at)}`);
  const force = scratchForce();
  for (const p of pieces) force.add(p);
  return { side, force, at, value, led: someIn(force, isLeader), commanded: true, way: SETTING_OUT };
}

function valueIn(args: Json): number {
  const given = argumentIn(args, 'value') ?? 3;
  const value = VALUES.find((each) => each === given);
  if (value === undefined) throw notAllowed('value', given, 'value of a card', VALUES.map(String));
  return value;
}

/** 8.25 Whether any of them is inside a besieged post: such pieces do not move. */
export const isShutIn = (g: State, { force }: Moving): boolean => someIn(force, (p) => g.inside.has(p));
