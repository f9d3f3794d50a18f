import { curve } from '@carillon/opponent';
import type { Sample } from './samples.ts';

/** How far weights may go from the evaluation by hand: the larger, the nearer they stay. */
const PULL = 0.002;
const STEPS = 1500;
const RATE = 0.05;
const [DECAY, DECAY_OF_SQUARES] = [0.9, 0.999];
const LEAST = 1e-6;

/** The mean loss of the games, each position weighted by the length of its game. */
export function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  let sum = 0;
  for (const { rows, result } of samples)
    for (const row of rows) {
      const chance = Math.min(1 - LEAST, Math.max(LEAST, chanceOf(row, weights)));
      sum -= (result * Math.log(chance) + (1 - result) * Math.log(1 - chance)) / rows.length;
    }
  return sum / samples.length;
}

const chanceOf = (row: readonly number[], weights: readonly number[]): number => curve(xOf(row, weights));
const xOf = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0);

/** Weights that foretell the results of the games best, near to `start`: by gradients of the loss, with momentum. */
export function fitted(samples: readonly Sample[], start: readonly number[]): number[] {
  const scales = scalesOf(samples, start.length);
  const moved = start.map(() => 0);
  const [slope, square] = [start.map(() => 0), start.map(() => 0)];
  const weightsNow = (): number[] => start.map((weight, i) => weight + (moved[i] ?? 0) / (scales[i] ?? 1));
  for (let step = 1; step <= STEPS; step++) {
    const down = gradientOf(samples, weightsNow(), scales);
    for (let i = 0; i < start.length; i++) {
      const each = (down[i] ?? 0) + 2 * PULL * (moved[i] ?? 0);
      slope[i] = DECAY * (slope[i] ?? 0) + (1 - DECAY) * each;
      square[i] = DECAY_OF_SQUARES * (square[i] ?? 0) + (1 - DECAY_OF_SQUARES) * each * each;
      const mean = (slope[i] ?? 0) / (1 - DECAY ** step);
      const spread = Math.sqrt((square[i] ?? 0) / (1 - DECAY_OF_SQUARES ** step));
      moved[i] = (moved[i] ?? 0) - (RATE * mean) / (spread + LEAST) / Math.sqrt(step);
    }
  }
  return weightsNow();
}

function gradientOf(samples: readonly Sample[], weights: readonly number[], scales: readonly number[]): number[] {
  const down = weights.map(() => 0);
  for (const { rows, result } of samples)
    for (const row of rows) {
      const x = xOf(row, weights);
      const chance = Math.min(1 - LEAST, Math.max(LEAST, curve(x)));
      // How the chance grows with x, times how the loss falls with the chance.
      const growth = 0.5 / (1 + x * x) ** 1.5;
      const by = ((chance - result) / (chance * (1 - chance))) * (growth / (rows.length * samples.length));
      for (let i = 0; i < down.length; i++) down[i] = (down[i] ?? 0) + (by * (row[i] ?? 0)) / (scales[i] ?? 1);
    }
  return down;
}

/** The root mean square of each input. */
function scalesOf(samples: readonly Sample[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0);
  let rows = 0;
  for (const sample of samples)
    for (const row of sample.rows) {
      rows++;
      row.forEach((input, i) => {
        sums[i] = (sums[i] ?? 0) + input * input;
      });
    }
  return sums.map((sum) => Math.sqrt(sum / Math.max(1, rows)) || 1);
}
