import { NONE, type None } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { enemyOf, type Piece, piece, place, type Space, space } from '../ids.ts';
import { eachInterceptor, type Meeting, mayIntercept } from '../query/interception.ts';
import type { State } from '../state.ts';
import { argumentIn, flagIn, idIn } from './args.ts';
import { type Moving, movingIn } from './force.ts';

/**
 * `{ at, from?, force?, value?, infiltrates? }`: the leaders and single units, identical ones once, that may try to
 * intercept a force entering a space (6.7), each with its place. `from` is where the force comes from, by default its
 * own space; `null` if that does not matter. See `movingIn`.
 */
export function interceptors(g: State, args: Json): Json {
  const moving = movingIn(g, args);
  const meeting: Meeting = {
    side: enemyOf(moving.side),
    at: idIn(space, args, 'at'),
    from: fromIn(moving, args),
    movers: moving.force,
    infiltrates: flagIn(args, 'infiltrates'),
  };
  const leaders: Json[] = [];
  const units: Json[] = [];
  const named = (p: Piece): Json => ({ piece: piece.nameOf(p), at: place.nameOf(g.place.get(p)) });
  if (mayIntercept(g, meeting)) {
    const lead = (p: Piece): unknown => leaders.push(named(p));
    eachInterceptor(g, meeting, lead, (p) => units.push(named(p)));
  }
  return { leaders, units };
}

function fromIn({ at }: Moving, args: Json): Space | None {
  const given = argumentIn(args, 'from');
  if (given === undefined) return at;
  return given === null ? NONE : idIn(space, args, 'from');
}
