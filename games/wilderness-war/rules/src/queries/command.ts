import type { Json } from '@carillon/kit';
import { piece } from '../ids.ts';
import { commandedUnits, commandLimit, scratchForce } from '../query/command.ts';
import type { State } from '../state.ts';
import { idsIn } from './args.ts';

/** 5.34, 5.534 How many units the leaders of a force may have together, and how many of its units count against that. */
export function command(_g: State, args: Json): Json {
  const force = scratchForce();
  for (const p of idsIn(piece, args, 'force')) force.add(p);
  return { limit: commandLimit(force), units: commandedUnits(force) };
}
