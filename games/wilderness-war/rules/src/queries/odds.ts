import { BadValue, NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { sideOf } from '../counters.ts';
import { piece, space, spaceOf } from '../ids.ts';
import type { Attack } from '../odds/approach.ts';
import { oddsNow, oddsOf } from '../odds/index.ts';
import { scratchForce } from '../query/command.ts';
import type { State } from '../state.ts';
import { idIn } from './args.ts';

/**
 * `{}`: the odds of what is about to be decided at the present question. `{ force, from, to }`: if those pieces went from one
 * space into the next and fought what stands there; with `from` the same as `to`, if they besieged, assaulted or made a sortie
 * there. See `Odds`; `null` where there are none.
 */
export function odds(g: State, args: Json): Json {
  const found = hasForce(args) ? oddsOf(g, attackIn(g, args)) : oddsNow(g);
  return (found ?? null) as unknown as Json;
}

const hasForce = (args: Json): args is { readonly force: Json } =>
  args !== null && typeof args === 'object' && 'force' in args;

/** `force`, `from`, `to`. Throws a `BadValue` where they are missing, or the pieces are not all of one side and on the map. */
function attackIn(g: State, args: { readonly force: Json }): Attack {
  const words = args.force;
  if (!Array.isArray(words)) throw new BadValue('force is no list of pieces');
  const force = scratchForce();
  for (const word of words) force.add(idIn(piece, { force: word }, 'force'));
  const first = force.first();
  if (first === NONE) throw new BadValue('force is empty');
  const side = sideOf(first);
  const strangers = force.toArray().filter((p) => sideOf(p) !== side || spaceOf(g.place.get(p)) === NONE);
  if (strangers.length > 0) throw new BadValue(`${piece.nameOf(strangers[0] ?? first)} cannot be in this force`);
  return { side, force, from: idIn<'space'>(space, args, 'from'), to: idIn<'space'>(space, args, 'to') };
}
