import { argumentIn, BadValue, idIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { FRENCH, side, space } from '../ids.ts';
import { battleOdds, MOST_RUNS } from '../odds.ts';
import type { State } from '../state.ts';

/** How often the Battle is fought where nothing else is said. */
const USUAL_RUNS = 400;

/**
 * `{ at, runs }`: how a Battle in a space would end, were it fought now, by fighting it so often; `error` is the largest standard
 * error of a chance. See `BattleOdds`. Throws a `BadValue` where nobody is to fight there.
 */
export function odds(g: State, args: Json): Json {
  const runs = argumentIn(args, 'runs') ?? USUAL_RUNS;
  if (typeof runs !== 'number' || !Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS) {
    throw new BadValue(`runs is a whole number from 1 to ${MOST_RUNS}`);
  }
  const found = battleOdds(g, idIn(space, args, 'at'), runs);
  if (found === undefined) throw new BadValue('nobody is to fight there');
  return { ...found, attacker: found.attacker === FRENCH ? 'french' : side.nameOf(found.attacker) } as unknown as Json;
}
