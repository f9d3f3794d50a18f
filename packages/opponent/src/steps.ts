import type { Machine, StateBase } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';

/** What is needed to number steps and their verbs. */
type Steps<G extends StateBase> = Pick<Machine<G, never>, 'allSteps' | 'verbs'>;

/** The number of a step, e.g. of `march.onward`; throws if there is none. */
export function stepNamed(allSteps: readonly string[], name: string): number {
  const found = allSteps.indexOf(name);
  invariant(found >= 0, () => `there is no step ${name}`);
  return found;
}

/**
 * Returns a function that gives the weights of the verbs of the step that asks, in their order: by step and verb
 * (`phase.card event`), or else by verb, or else 1.
 */
export function verbWeights<G extends StateBase>(
  flow: Steps<G>,
  weights: Readonly<Record<string, number>>,
): (g: G, step: number) => Float64Array {
  const steps = flow.allSteps;
  const known = new Map<number, Float64Array>();
  return (g, step) => {
    const before = known.get(step);
    if (before !== undefined) return before;
    const name = at(steps, step);
    const made = Float64Array.from(flow.verbs(g), (verb) => weights[`${name} ${verb.name}`] ?? weights[verb.name] ?? 1);
    known.set(step, made);
    return made;
  };
}
