import type { Machine, StateBase } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';

/** The part of a machine that numbers steps and their verbs. */
type Steps<G extends StateBase> = Pick<Machine<G, never>, 'allSteps' | 'stepVerbs'>;

/** The number of a step, e.g. of `march.onward`; throws if there is none. */
export function stepNamed(allSteps: readonly string[], name: string): number {
  const found = allSteps.indexOf(name);
  invariant(found >= 0, () => `there is no step ${name}`);
  return found;
}

/**
 * Returns a function that gives the weights of a step's verbs, in their order. A weight is named by step and verb
 * (`phase.card event`) or by verb alone; otherwise it is 1. Throws if a weight names no verb.
 */
export function verbWeights<G extends StateBase>(
  flow: Steps<G>,
  weights: Readonly<Record<string, number>>,
): (step: number) => Float64Array {
  const { allSteps, stepVerbs } = flow;
  const names = new Set(allSteps.flatMap((step, i) => at(stepVerbs, i).flatMap((verb) => [verb, `${step} ${verb}`])));
  for (const name of Object.keys(weights)) invariant(names.has(name), () => `no step has the verb ${name}`);
  const known = allSteps.map((step, i) =>
    Float64Array.from(at(stepVerbs, i), (verb) => weights[`${step} ${verb}`] ?? weights[verb] ?? 1),
  );
  return (step) => at(known, step);
}
