import type { Choice, Seat, StateBase } from '@carillon/flow';
import { invariant } from '@carillon/kit';

/** A learned policy as data: `npm run imitate` writes it. */
export interface LearnedPolicy {
  readonly version: string;
  /** The factors by trait; a trait that is not named has the factor 1. */
  readonly factors: Readonly<Record<string, number>>;
}

/** The names of all traits that a title's choices may have; each trait has a number. */
export class TraitNames {
  private readonly names: string[] = [];

  /** Adds traits, and returns the number of each. */
  add(names: readonly string[]): Int32Array {
    return Int32Array.from(names, (name) => {
      invariant(!this.names.includes(name), () => `two traits are called ${name}`);
      return this.names.push(name) - 1;
    });
  }

  get all(): readonly string[] {
    return this.names;
  }

  /** The factors by number. Throws if the policy names a trait that does not exist. */
  factors(policy: LearnedPolicy): Float64Array {
    for (const name of Object.keys(policy.factors))
      invariant(this.names.includes(name), () => `there is no trait called ${name}`);
    return Float64Array.from(this.names, (name) => policy.factors[name] ?? 1);
  }
}

/** The most traits of a choice. */
const MOST = 16;

/** The traits of one choice. Made once, and filled again for each choice. */
export class Traits {
  private readonly numbers = new Int32Array(MOST);
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  add(trait: number): void {
    this.numbers[this.count++] = trait;
  }

  /** The product of their factors. */
  product(factors: Float64Array): number {
    let product = 1;
    for (let i = 0; i < this.count; i++) product *= factors[this.numbers[i] ?? 0] ?? 1;
    return product;
  }

  toArray(): number[] {
    return [...this.numbers.subarray(0, this.count)];
  }
}

/** A choice that a player made, from which a policy learns: its weight in a playout is that of a policy set by hand. */
export interface Example {
  /** The weight of each choice without learned factors, and its traits. */
  readonly choices: readonly (readonly [weight: number, ...traits: number[]])[];
  /** The index of the choice that was made. */
  readonly chosen: number;
}

/** Reads examples from a game in which everything is known. */
export interface Imitating<G> {
  readonly names: readonly string[];
  /** Called before each choice of a seat. */
  watch(g: G, seat: Seat, choice: Choice): void;
  /** The examples of the game; called at its end. */
  examples(): readonly Example[];
}

/** The imitating of any title; pass it only states of its own game. */
export type AnyImitating = Imitating<StateBase>;

/** An imitating without its types. */
export const anyImitating = <G extends StateBase>(imitating: Imitating<G>): AnyImitating =>
  imitating as unknown as AnyImitating;
