import { type Choice, type Choices, type Seat, type StateBase, verbOf } from '@carillon/flow';
import { at, type Below, invariant } from '@carillon/kit';
import type { Brain, Policy } from './brain.ts';

/** Choices that a player never makes as long as there are others. */
export interface Restraint<G extends StateBase> {
  /** The steps with their verbs, such as `march.onward move`. */
  readonly never: readonly string[];
  /** Whether one of these choices is shunned in this position; always if absent. */
  shuns?(g: G, seat: Seat, choice: Choice): boolean;
}

/** The restraints of a title's exploiters by their names, without its types. */
export type AnyRestraints = Readonly<Record<string, Restraint<StateBase>>>;

/** Restraints without their types; use them only with a brain of their title. */
export const anyRestraints = <G extends StateBase>(restraints: Readonly<Record<string, Restraint<G>>>): AnyRestraints =>
  restraints as unknown as AnyRestraints;

/** Whether a seat never makes a choice at this step. */
type Shunned<G extends StateBase> = (g: G, seat: Seat, step: number, choice: Choice) => boolean;

/** Throws if a name is that of no step and verb. */
function shunned<G extends StateBase, View>(
  { rules }: Pick<Brain<G, View>, 'rules'>,
  { never, shuns }: Restraint<G>,
): Shunned<G> {
  const { allSteps, stepVerbs } = rules.flow;
  const named = allSteps.map((step, i) => at(stepVerbs, i).map((verb) => `${step} ${verb}`));
  for (const name of never) invariant(named.flat().includes(name), () => `no step has the verb ${name}`);
  const verbs = named.map((names) => names.map((name) => never.includes(name)));
  return (g, seat, step, choice) =>
    verbs[step]?.[verbOf(choice)] === true && (shuns === undefined || shuns(g, seat, choice));
}

/** How often a policy is asked again when it picks a choice that the seat shuns. */
const TRIES = 20;

/** A policy under which one seat never makes some choices; the other plays as before. */
class RestrainedPolicy<G extends StateBase, View> implements Policy<G> {
  private readonly inner: Policy<G>;

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly own: Seat,
    private readonly shunned: Shunned<G>,
  ) {
    this.inner = brain.policy();
  }

  begin(intention?: number): void {
    this.inner.begin(intention);
  }

  intend(g: G, seat: Seat): number {
    return this.inner.intend?.(g, seat) ?? 0;
  }

  pick(g: G, seat: Seat, choices: Choices, below: Below): number {
    let picked = this.inner.pick(g, seat, choices, below);
    if (seat !== this.own) return picked;
    const step = this.brain.rules.flow.stepAt(g);
    for (let i = 0; i < TRIES && this.shunned(g, seat, step, choices.get(picked)); i++)
      picked = this.inner.pick(g, seat, choices, below);
    for (let i = 0; i < choices.count && this.shunned(g, seat, step, choices.get(picked)); i++) picked = i;
    return picked;
  }
}

/** The brain of a player who never makes some choices in this seat. */
export function restrained<G extends StateBase, View>(
  brain: Brain<G, View>,
  own: Seat,
  restraint: Restraint<G>,
): Brain<G, View> {
  const shuns = shunned(brain, restraint);
  return {
    ...brain,
    policy: () => new RestrainedPolicy(brain, own, shuns),
    considers: (g, seat, choice) =>
      brain.considers(g, seat, choice) && (seat !== own || !shuns(g, seat, brain.rules.flow.stepAt(g), choice)),
  };
}
