import type { Example } from '@carillon/opponent';

const STEPS = 90;
const RATE = 0.1;
const SLOWER_AFTER = 50;
const [DECAY, DECAY_OF_SQUARES] = [0.9, 0.99];
const LEAST = 1e-6;

/** Examples as flat arrays, so that a fit over many of them walks memory in order. */
export class Examples {
  readonly count: number;
  private readonly chosen: Int32Array;
  /** Where the choices of each example begin, and where the traits of each choice begin. */
  private readonly choicesAt: Int32Array;
  private readonly traitsAt: Int32Array;
  private readonly traits: Int32Array;
  /** The logarithm of each choice's weight by hand. */
  private readonly byHand: Float64Array;
  private readonly shares: Float64Array;

  constructor(examples: readonly Example[]) {
    const choices = examples.flatMap((each) => each.choices);
    this.count = examples.length;
    this.chosen = Int32Array.from(examples, ({ chosen }) => chosen);
    this.choicesAt = begins(examples.map((each) => each.choices.length));
    this.traitsAt = begins(choices.map((each) => each.length - 1));
    this.traits = Int32Array.from(choices.flatMap(([, ...traits]) => traits));
    this.byHand = Float64Array.from(choices, ([weight]) => Math.log(weight));
    this.shares = new Float64Array(Math.max(0, ...examples.map((each) => each.choices.length)));
  }

  /**
   * The mean loss: minus the logarithm of the probability of the choice made. `factors` are logarithms. Adds the
   * gradient of the sum to `slope`.
   */
  loss(factors: Float64Array, slope?: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) {
      const begin = this.choicesAt[i] ?? 0;
      const made = this.chosen[i] ?? 0;
      const length = this.share(begin, this.choicesAt[i + 1] ?? 0, factors);
      sum -= Math.log(this.shares[made] ?? 0);
      if (slope === undefined) continue;
      for (let c = 0; c < length; c++) this.addTo(slope, begin + c, (this.shares[c] ?? 0) - (c === made ? 1 : 0));
    }
    return sum / this.count;
  }

  /** The probability of each choice from `begin` to `end`; returns their number. */
  private share(begin: number, end: number, factors: Float64Array): number {
    let [most, total] = [-Infinity, 0];
    for (let c = begin; c < end; c++) {
      let score = this.byHand[c] ?? 0;
      for (let t = this.traitsAt[c] ?? 0; t < (this.traitsAt[c + 1] ?? 0); t++)
        score += factors[this.traits[t] ?? 0] ?? 0;
      this.shares[c - begin] = score;
      most = Math.max(most, score);
    }
    for (let c = 0; c < end - begin; c++) total += this.shares[c] = Math.exp((this.shares[c] ?? 0) - most);
    for (let c = 0; c < end - begin; c++) this.shares[c] = (this.shares[c] ?? 0) / total;
    return end - begin;
  }

  private addTo(slope: Float64Array, choice: number, value: number): void {
    for (let t = this.traitsAt[choice] ?? 0; t < (this.traitsAt[choice + 1] ?? 0); t++) {
      const trait = this.traits[t] ?? 0;
      slope[trait] = (slope[trait] ?? 0) + value;
    }
  }
}

function begins(lengths: readonly number[]): Int32Array {
  const at = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) at[i + 1] = (at[i] ?? 0) + length;
  return at;
}

/**
 * The factors, as logarithms, that make the choices of the examples likeliest, closer to 0 the larger the pull: by
 * gradient descent with momentum.
 */
export function fittedFactors(examples: Examples, traits: number, pull: number): Float64Array {
  const factors = new Float64Array(traits);
  const [mean, square, slope] = [factors.slice(), factors.slice(), factors.slice()];
  for (let step = 1; step <= STEPS; step++) {
    slope.fill(0);
    examples.loss(factors, slope);
    const rate = RATE / Math.sqrt(1 + step / SLOWER_AFTER);
    for (let i = 0; i < traits; i++) {
      const each = (slope[i] ?? 0) + pull * (factors[i] ?? 0);
      mean[i] = DECAY * (mean[i] ?? 0) + (1 - DECAY) * each;
      square[i] = DECAY_OF_SQUARES * (square[i] ?? 0) + (1 - DECAY_OF_SQUARES) * each * each;
      const spread = Math.sqrt((square[i] ?? 0) / (1 - DECAY_OF_SQUARES ** step));
      factors[i] = (factors[i] ?? 0) - (rate * (mean[i] ?? 0)) / (1 - DECAY ** step) / (spread + LEAST);
    }
  }
  return factors;
}
