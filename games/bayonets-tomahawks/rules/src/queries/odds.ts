import { argumentIn, BadValue, idIn, idsIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { piece, space } from '../ids.ts';
import { battleOdds, MOST_RUNS, marchOdds, oddsNow } from '../odds/index.ts';
import type { State } from '../state.ts';

/** The default number of times a Battle is fought. */
const USUAL_RUNS = 400;

/**
 * `{ at?, force?, runs? }`: with `at`, the odds of a Battle in that space if fought now; with `force` too, as if these
 * pieces had marched there: `null` if they would meet nobody, `{ kind: 'overwhelm' }` if they would Overwhelm the enemies (10.3.2). Without both, those of the Battle or Raid in progress,
 * `null` if there is none. A Battle is fought `runs` times; `error` is the largest standard error of
 * a chance. See `odds/types.ts`. Throws a `BadValue` if nobody would fight in the space.
 */
export function odds(g: State, args: Json): Json {
  const runs = argumentIn(args, 'runs') ?? USUAL_RUNS;
  if (typeof runs !== 'number' || !Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS) {
    throw new BadValue(`runs is a whole number from 1 to ${MOST_RUNS}`);
  }
  if (argumentIn(args, 'at') === undefined) return (oddsNow(g, runs) ?? null) as unknown as Json;
  if (argumentIn(args, 'force') !== undefined) {
    return (marchOdds(g, idsIn(piece, args, 'force'), idIn(space, args, 'at'), runs) ?? null) as unknown as Json;
  }
  const found = battleOdds(g, idIn(space, args, 'at'), runs);
  if (found === undefined) throw new BadValue('nobody is to fight there');
  return found as unknown as Json;
}
