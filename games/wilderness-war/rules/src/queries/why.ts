import { BadValue } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { barred as eachBarred, explain, type WhyAbout, type WhyTarget } from '../explain.ts';
import { card, piece, place } from '../ids.ts';
import type { State } from '../state.ts';
import { argumentIn, idIn, sideIn } from './args.ts';

/**
 * `{ side, verb?, space? | piece? | card? }`: why a side may not choose something now: a verb, a target, or a verb at a target.
 * The clauses that keep it out with their rules, the specific one first; `null` where it may be chosen, and nothing in the list
 * where the question is not about it.
 */
export function why(g: State, args: Json): Json {
  const reasons = explain(g, sideIn(args), aboutIn(args));
  return reasons === undefined ? null : reasons.map((reason) => ({ ...reason }));
}

/** `{ side, space? | piece? | card? }`: each verb that a side may not choose now, at a target or at all, with its specific reason. */
export const barred = (g: State, args: Json): Json =>
  eachBarred(g, sideIn(args), targetIn(args)).map((reason) => ({ ...reason }));

function aboutIn(args: Json): WhyAbout {
  const verb = argumentIn(args, 'verb');
  if (verb !== undefined && typeof verb !== 'string') throw new BadValue('verb is no verb');
  const target = targetIn(args);
  if (verb === undefined && target === undefined) throw new BadValue('why not what?');
  return { ...(verb !== undefined && { verb }), ...(target && { target }) };
}

function targetIn(args: Json): WhyTarget | undefined {
  if (argumentIn(args, 'space') !== undefined) return { kind: 'space', id: place.nameOf(idIn(place, args, 'space')) };
  if (argumentIn(args, 'piece') !== undefined) return { kind: 'piece', id: piece.nameOf(idIn(piece, args, 'piece')) };
  if (argumentIn(args, 'card') !== undefined) return { kind: 'card', id: card.nameOf(idIn(card, args, 'card')) };
  return undefined;
}
