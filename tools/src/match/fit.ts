import { curve } from '@carillon/opponent';
import { inputsIn, type Sample } from './samples.ts';

const STEPS = 1500;
const RATE = 0.05;
const [DECAY, DECAY_OF_SQUARES] = [0.9, 0.999];
const LEAST = 1e-6;
/** The lead in points that counts as a clear win, if leads teach as well as wins. */
const CLEAR = 5;

/** The most turns of a game that are learned from. */
const TURNS = 16;

/**
 * A game with turns spread over all of it: turns that follow each other teach nearly the same, and fewer rows make the
 * fit faster. The seed decides where it begins.
 */
export function thinned(sample: Sample): Sample {
  const { rows, seed } = sample;
  const every = Math.ceil(rows.length / TURNS);
  return { ...sample, rows: rows.filter((_, i) => i % every === seed % every) };
}

/** Games as one table of inputs. Each game has the same weight, however many turns it has. */
export class Games {
  readonly count: number;
  private readonly inputs: Float64Array;
  /** The value to predict for each row, and the weight of the row. */
  private readonly wanted: Float64Array;
  private readonly shares: Float64Array;

  /** `margin` is the weight of a game's lead in points, as opposed to its winner, in what it teaches, from 0 to 1. */
  constructor(
    samples: readonly Sample[],
    private readonly width: number,
    margin: number,
  ) {
    this.count = samples.reduce((sum, { rows }) => sum + rows.length, 0);
    this.inputs = new Float64Array(this.count * width);
    this.wanted = new Float64Array(this.count);
    this.shares = new Float64Array(this.count);
    let row = 0;
    for (const { rows, result, lead } of samples)
      for (const each of rows) {
        inputsIn(each, this.inputs, row * width);
        this.wanted[row] = (1 - margin) * result + margin * curve(lead / CLEAR);
        this.shares[row++] = 1 / (rows.length * samples.length);
      }
  }

  private xAt(row: number, weights: Float64Array): number {
    const begin = row * this.width;
    let x = 0;
    for (let i = 0; i < this.width; i++) x += (this.inputs[begin + i] ?? 0) * (weights[i] ?? 0);
    return x;
  }

  /** The mean loss. */
  loss(weights: Float64Array): number {
    let sum = 0;
    for (let row = 0; row < this.count; row++) {
      const [chance, wanted] = [bounded(curve(this.xAt(row, weights))), this.wanted[row] ?? 0];
      sum -= (wanted * Math.log(chance) + (1 - wanted) * Math.log(1 - chance)) * (this.shares[row] ?? 0);
    }
    return sum;
  }

  /** The gradient of the loss by each weight. */
  gradient(weights: Float64Array, into: Float64Array): void {
    into.fill(0);
    for (let row = 0; row < this.count; row++) {
      const x = this.xAt(row, weights);
      const chance = bounded(curve(x));
      // The derivative of the chance by x, times that of the loss by the chance.
      const growth = 0.5 / (1 + x * x) ** 1.5;
      const by = ((chance - (this.wanted[row] ?? 0)) / (chance * (1 - chance))) * growth * (this.shares[row] ?? 0);
      const begin = row * this.width;
      for (let i = 0; i < this.width; i++) into[i] = (into[i] ?? 0) + by * (this.inputs[begin + i] ?? 0);
    }
  }

  /** The root mean square of each input. */
  scales(): Float64Array {
    const sums = new Float64Array(this.width);
    for (let row = 0; row < this.count; row++)
      for (let i = 0; i < this.width; i++) sums[i] = (sums[i] ?? 0) + (this.inputs[row * this.width + i] ?? 0) ** 2;
    return sums.map((sum) => Math.sqrt(sum / Math.max(1, this.count)) || 1);
  }
}

const bounded = (chance: number): number => Math.min(1 - LEAST, Math.max(LEAST, chance));

/**
 * The weights that best predict the results of the games, closer to `start` the larger the pull: by gradient descent
 * with momentum.
 */
export function fitted(games: Games, start: Float64Array, pull: number): Float64Array {
  const scales = games.scales();
  const moved = start.map(() => 0);
  const [slope, square, down, weights] = [start.map(() => 0), start.map(() => 0), start.slice(), start.slice()];
  for (let step = 1; step <= STEPS; step++) {
    games.gradient(weights, down);
    for (let i = 0; i < start.length; i++) {
      const each = (down[i] ?? 0) / (scales[i] ?? 1) + 2 * pull * (moved[i] ?? 0);
      slope[i] = DECAY * (slope[i] ?? 0) + (1 - DECAY) * each;
      square[i] = DECAY_OF_SQUARES * (square[i] ?? 0) + (1 - DECAY_OF_SQUARES) * each * each;
      const mean = (slope[i] ?? 0) / (1 - DECAY ** step);
      const spread = Math.sqrt((square[i] ?? 0) / (1 - DECAY_OF_SQUARES ** step));
      moved[i] = (moved[i] ?? 0) - (RATE * mean) / (spread + LEAST) / Math.sqrt(step);
      weights[i] = (start[i] ?? 0) + (moved[i] ?? 0) / (scales[i] ?? 1);
    }
  }
  return weights;
}
