import { BadValue, NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { sideOf } from '../counters.ts';
import { piece, space, spaceOf } from '../ids.ts';
import { type March, oddsNow, oddsOf } from '../odds/index.ts';
import { scratchForce } from '../query/command.ts';
import type { State } from '../state.ts';
import { flagIn, idIn } from './args.ts';

/**
 * `{}`: the odds of the coming decision. `{ force, way }`: if those pieces took that route, space by space from where
 * they are, and fought at its end; with only one space, if they besieged, assaulted or made a sortie there. With
 * `infiltrates` they infiltrate the last space (6.6). See `Odds`; `null` if there are none.
 */
export function odds(g: State, args: Json): Json {
  const found = hasForce(args) ? oddsOf(g, marchIn(g, args)) : oddsNow(g);
  return (found ?? null) as unknown as Json;
}

const hasForce = (args: Json): args is { readonly force: Json } =>
  args !== null && typeof args === 'object' && 'force' in args;

/** `force`, `way`. Throws a `BadValue` if they are missing, or if the pieces are not all of one side and on the map. */
function marchIn(g: State, args: { readonly force: Json }): March {
  const force = scratchForce();
  for (const word of wordsIn(args, 'force')) force.add(idIn(piece, { force: word }, 'force'));
  const first = force.first();
  if (first === NONE) throw new BadValue('force is empty');
  const side = sideOf(first);
  const strangers = force.toArray().filter((p) => sideOf(p) !== side || spaceOf(g.place.get(p)) === NONE);
  if (strangers.length > 0) throw new BadValue(`${piece.nameOf(strangers[0] ?? first)} cannot be in this force`);
  const way = wordsIn(args, 'way').map((word) => idIn<'space'>(space, { way: word }, 'way'));
  return { side, force, way, infiltrates: flagIn(args, 'infiltrates') };
}

/** A list of words under a name; at least one. */
function wordsIn(args: Json, argument: string): readonly Json[] {
  const words = args === null || typeof args !== 'object' ? undefined : new Map(Object.entries(args)).get(argument);
  if (!Array.isArray(words) || words.length === 0) throw new BadValue(`${argument} is no list of names`);
  return words;
}
