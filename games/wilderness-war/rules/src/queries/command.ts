import type { Json } from '@carillon/kit';
import { piece } from '../ids.ts';
import { commandedUnits, commandLimit, scratchForce, unitsIn } from '../query/command.ts';
import type { State } from '../state.ts';
import { idsIn } from './args.ts';

/**
 * 5.34, 5.534 The number of units that the leaders of a force may have together, the number of its units that count
 * against it, and the number of those that Johnson commands for free.
 */
export function command(_g: State, args: Json): Json {
  const force = scratchForce();
  for (const p of idsIn(piece, args, 'force')) force.add(p);
  const units = commandedUnits(force);
  return { limit: commandLimit(force), units, free: unitsIn(force) - units };
}
