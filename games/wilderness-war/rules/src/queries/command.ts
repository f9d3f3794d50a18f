import type { Json } from '@carillon/kit';
import { piece } from '../ids.ts';
import { commandedUnits, commandLimit, scratchForce } from '../query/command.ts';
import type { State } from '../state.ts';
import { idsIn } from './args.ts';

/**
 * 5.34, 5.534 The number of units that the leaders of a force may have together, and the number of its units that count
 * against it.
 */
export function command(_g: State, args: Json): Json {
  const force = scratchForce();
  for (const p of idsIn(piece, args, 'force')) force.add(p);
  return { limit: commandLimit(force), units: commandedUnits(force) };
}
