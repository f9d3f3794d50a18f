import { hashText, type Random, seeded } from '@carillon/kit';

/** The random numbers of a player with this seed, at an entry. */
export const randomAt = (seed: number, moment: number): Random => named(`${seed} ${moment}`);

const named = (name: string): Random => seeded(Number.parseInt(hashText(name), 16));

/**
 * Random numbers in numbered sequences: a sequence can be repeated, so that plans are compared with the same cards and
 * dice.
 */
export class Dice implements Random {
  private random: Random;

  constructor(private readonly name: string) {
    this.random = named(name);
  }

  /** Restarts the sequence with this number. */
  begin(number: number): void {
    this.random = named(`${this.name} ${number}`);
  }

  readonly below = (count: number): number => this.random.below(count);
}
