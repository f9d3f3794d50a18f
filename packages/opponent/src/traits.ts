import type { Seat } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';

/** A learned policy as data: `npm run imitate` writes it. */
export interface LearnedPolicy {
  readonly version: string;
  /** The factors by trait; a trait that is not named has the factor 1. */
  readonly factors: Readonly<Record<string, number>>;
}

/** Traits of which a choice has one: their numbers, by seat. */
export type Family = readonly Int32Array[];

/** A family that grades a figure: one trait up to each limit, and one beyond the last. */
export interface Graded {
  readonly limits: readonly number[];
  readonly family: Family;
}

/** The steps of a flow, and the verbs of each. */
interface Steps {
  readonly allSteps: readonly string[];
  readonly stepVerbs: readonly (readonly string[])[];
}

/** The names of all traits that a title's choices may have; each trait has a number. */
export class TraitNames {
  private readonly names: string[] = [];

  /** `seats`: their names, in order; each has traits of its own. */
  constructor(private readonly seats: readonly string[]) {}

  /** Adds traits, and returns the number of each. */
  private add(names: readonly string[]): Int32Array {
    return Int32Array.from(names, (name) => {
      invariant(!this.names.includes(name), () => `two traits are called ${name}`);
      return this.names.push(name) - 1;
    });
  }

  /** Adds a trait of each name for each seat. */
  family(names: readonly string[]): Family {
    return this.seats.map((seat) => this.add(names.map((name) => `${seat} ${name}`)));
  }

  /** Adds a family that grades a figure; the traits named `before` come first. */
  graded(what: string, limits: readonly number[], ...before: readonly string[]): Graded {
    const grades = limits.map((limit) => `${what} to ${limit}`);
    return { limits, family: this.family([...before, ...grades, `${what} above`]) };
  }

  /** Adds a family of verbs for each step. */
  verbs({ allSteps, stepVerbs }: Steps): readonly Family[] {
    return allSteps.map((step, i) => this.family(at(stepVerbs, i).map((verb) => `${step} ${verb}`)));
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

/** The index of the first limit that a figure does not exceed. */
function indexOfGrade(limits: readonly number[], figure: number): number {
  let grade = 0;
  while (grade < limits.length && figure > (limits[grade] ?? 0)) grade++;
  return grade;
}

/** The traits of one choice. Made once, and filled again for each choice. */
export class Traits {
  private readonly numbers = new Int32Array(MOST);
  private count = 0;
  /** The seat that chooses. */
  private seat = 0;

  /** Forgets the last choice, and reads one of this seat. */
  start(seat: Seat): void {
    this.seat = seat;
    this.count = 0;
  }

  /** Adds a trait of a family. */
  in(of: Family, i: number): void {
    this.numbers[this.count++] = at(of, this.seat)[i] ?? 0;
  }

  /** Adds the grade of a figure. `after`: the number of traits that the family has before its grades. */
  graded(of: Graded, figure: number, after = 0): void {
    this.in(of.family, after + indexOfGrade(of.limits, figure));
  }

  /** Adds the grade of one's own strength divided by the enemy's; the family's first trait is that of no enemies. */
  odds(of: Graded, own: number, enemies: number): void {
    if (enemies === 0) this.in(of.family, 0);
    else this.graded(of, own / enemies, 1);
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
